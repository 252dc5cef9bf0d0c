/** Plays sounds; none before somebody has touched the page, because browsers do not allow it and people do not like it. */

import { type Sound, type Voice, VOICES } from "$web/sound/voices";

type Audio = Pick<
  AudioContext,
  "currentTime" | "state" | "resume" | "sampleRate" | "destination" | "createOscillator" | "createGain" | "createBuffer" | "createBufferSource" | "createBiquadFilter"
>;

const GESTURES = ["pointerup", "keydown"] as const;
/** So quiet that it counts as silence: a loudness may not fall to nothing in a curve. */
const SILENCE = 0.0001;

export class Player {
  private audio: Audio | null = null;
  private noise: AudioBuffer | null = null;
  private isAllowed = false;

  constructor(
    page: EventTarget | null,
    private readonly make: () => Audio | null,
  ) {
    for (const gesture of GESTURES) page?.addEventListener(gesture, () => (this.isAllowed = true), { capture: true, once: true });
  }

  /** One after another, a little apart; `volume` from 0 to 1. */
  play(sounds: readonly Sound[], volume: number): void {
    if (!this.isAllowed || volume <= 0 || !sounds.length) return;
    this.audio ??= this.make();
    if (!this.audio) return;
    if (this.audio.state === "suspended") void this.audio.resume();
    let begin = this.audio.currentTime;
    for (const sound of sounds) {
      for (const voice of VOICES[sound]) this.sing(this.audio, voice, begin + voice.at, volume);
      begin += Math.max(...VOICES[sound].map(({ at, long }) => at + long)) * 0.7;
    }
  }

  private sing(audio: Audio, { tone, from, to, long, loud }: Voice, at: number, volume: number): void {
    const loudness = audio.createGain();
    loudness.gain.setValueAtTime(volume * loud, at);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, at + long);
    loudness.connect(audio.destination);
    const source = tone === "noise" ? audio.createBufferSource() : audio.createOscillator();
    if ("buffer" in source) {
      const filter = audio.createBiquadFilter();
      filter.type = "bandpass";
      glide(filter.frequency, from, to, at, long);
      source.buffer = this.rustle(audio);
      source.loop = true;
      source.connect(filter).connect(loudness);
    } else {
      source.type = tone as OscillatorType;
      glide(source.frequency, from, to, at, long);
      source.connect(loudness);
    }
    source.start(at);
    source.stop(at + long);
  }

  /** White noise, made once. */
  private rustle(audio: Audio): AudioBuffer {
    if (!this.noise) {
      this.noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
      const samples = this.noise.getChannelData(0);
      for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
    }
    return this.noise;
  }
}

function glide(pitch: AudioParam, from: number, to: number, at: number, long: number): void {
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + long);
}

/** The one of this page. */
export const player = new Player(
  typeof window === "undefined" ? null : window,
  () => (typeof AudioContext === "undefined" ? null : new AudioContext()),
);
