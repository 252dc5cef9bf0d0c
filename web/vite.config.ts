import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { carving } from "./build/carving.ts";
import { hints } from "./build/hints.ts";
import { preview } from "./build/preview.ts";
import { rules } from "./build/rules.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What several screens share comes in one piece: on a phone each request costs more than some bytes too many. */
const SHARED = /node_modules|\/src\/(app\/(Link|Preferences)|art\/|log\/(Said|drawn|lines|parts)|seats\/look|sheets\/Sheet|table\/(Settings|knock|spoken))/;
const BOARD = /\/src\/(hand|mine|seats|sign|state|table)\//;
const PIECES = [
  { name: "shared", test: SHARED, minShareCount: 2, priority: 2 },
  { name: "board", test: BOARD, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), svelteTesting(), carving(), hints(), preview(), rules()],
  resolve: { alias: { $wire: here("../docs/wire.ts"), $web: here("./src") } },
  build: {
    outDir: here("./dist"),
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: PIECES } } },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8710", "/socket": { target: "ws://127.0.0.1:8710", ws: true } } },
  test: { environment: "node", include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
});
