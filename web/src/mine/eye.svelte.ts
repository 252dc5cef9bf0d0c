/** The camera as it moves: what is drawn now, and the size at which the layer of cells is laid out. */

import { alike, between, type Camera } from "$web/mine/camera";

const LASTS = 320;
/** After a zoom the cells are laid out anew, so that they are sharp. */
const RESTS = 140;

export class Eye {
  camera = $state.raw<Camera>({ pitch: 60, x: 0, y: 0 });
  /** The pitch of the layout; while it differs from that of the camera, the layer is scaled. */
  laidOut = $state.raw(60);
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get transform(): string {
    const { x, y, pitch } = this.camera;
    return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(pitch / this.laidOut).toFixed(4)})`;
  }

  /** Follows a hand at once. */
  put(camera: Camera): void {
    this.stop();
    this.camera = camera;
    if (camera.pitch !== this.laidOut) this.timer = setTimeout(() => (this.laidOut = this.camera.pitch), RESTS);
  }

  jump(camera: Camera): void {
    this.stop();
    this.camera = camera;
    this.laidOut = camera.pitch;
  }

  go(to: Camera): void {
    const from = this.camera;
    if (alike(from, to) || typeof requestAnimationFrame !== "function") return this.jump(to);
    this.stop();
    let begun: number | null = null;
    const step = (now: number): void => {
      begun ??= now;
      const part = Math.min(1, (now - begun) / LASTS);
      if (part === 1) return this.jump(to);
      this.camera = between(from, to, eased(part));
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  stop(): void {
    clearTimeout(this.timer);
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = 0;
  }
}

const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part));
