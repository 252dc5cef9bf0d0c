import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { carving } from "./build/carving.ts";
import { hints } from "./build/hints.ts";
import { pieces } from "./build/pieces.ts";
import { preview } from "./build/preview.ts";
import { quick } from "./build/quick.ts";
import { rules } from "./build/rules.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./", // files name each other by their places, whatever path a proxy has the page under
  plugins: [svelte(), svelteTesting(), carving(), hints(), preview(), rules(), quick()],
  resolve: { alias: { $wire: here("../docs/wire.ts"), $web: here("./src") } },
  build: {
    outDir: here("./dist"),
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: pieces() } } },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8710", "/socket": { target: "ws://127.0.0.1:8710", ws: true } } },
  test: { environment: "node", include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
});
