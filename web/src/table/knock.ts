/** Two soft knocks on wood, made on the spot: no file is loaded. */

let context: AudioContext | null = null;

export function knock(volume: number): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const delay of [0, 0.17]) strike(context, context.currentTime + delay, volume);
}

function strike(audio: AudioContext, at: number, volume: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(310, at);
  tone.frequency.exponentialRampToValueAtTime(150, at + 0.09);
  loudness.gain.setValueAtTime(volume * 0.5, at);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.14);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.16);
}
