/** The mine by itself, built as the page is, to be measured: vite build --config dev/vite.config.ts --outDir … */
import { defineConfig, mergeConfig } from "vite";
import { carving } from "../build/carving.ts";
import page from "../vite.config.ts";

const { plugins: _, build: __, ...same } = page;

export default mergeConfig(
  same,
  defineConfig({
    plugins: [(await import("@sveltejs/vite-plugin-svelte")).svelte(), carving()],
    build: { emptyOutDir: true, rolldownOptions: { input: { mine: new URL("mine.html", import.meta.url).pathname } } },
  }),
);
