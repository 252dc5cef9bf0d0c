import type { Plugin } from "vite";
import { png } from "./png.ts";
import { HEIGHT, scene, WIDTH } from "./scene.ts";

/** Draws the picture that messengers show of a link, when the page is built. */
export function preview(): Plugin {
  return {
    name: "preview",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "preview.png", source: png(WIDTH, HEIGHT, scene()) });
    },
  };
}
