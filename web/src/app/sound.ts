/** Short synthesized sounds: paper, coin, seal, hammer, dagger, your turn. */
import { sound } from "./settings.ts";

export type Sound = "paper" | "coin" | "seal" | "hammer" | "dagger" | "turn";

let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

const AFTER = 400; // ms: opening the audio device is slow, so the click is handled first
const LONGEST = 1000; // ms: longer than any sound

function start(): void {
  if (context) return;
  context = new AudioContext();
  sounding(context);
}

/** Run the audio context for a while. Left running, it would keep the processor busy during silence. */
function sounding(audio: AudioContext): void {
  clearTimeout(resting);
  resting = setTimeout(() => void audio.suspend(), LONGEST);
  if (audio.state !== "running") void audio.resume();
}

/** Start audio on the first input: browsers allow it only after that. */
export function wakeSound(): void {
  const wake = () => {
    if (sound.value === "on") setTimeout(start, AFTER);
  };
  addEventListener("pointerdown", wake, { passive: true });
  addEventListener("keydown", wake, { passive: true });
}

/** Play a sound. A hidden page only plays the sound for your turn. */
export function play(what: Sound): void {
  if (sound.value !== "on" || !context || (document.hidden && what !== "turn")) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // queued sounds would all play at once later
  sounding(context);
  if (what === "paper") noise(context, 0.09, 2600, 0.05);
  else if (what === "seal") noise(context, 0.12, 240, 0.3);
  else if (what === "hammer") for (const delay of [0, 0.14]) noise(context, 0.08, 420, 0.5, delay);
  else if (what === "dagger") for (const [i, pitch] of [2900, 180].entries()) noise(context, 0.1, pitch, 0.2 + 0.3 * i, 0.09 * i);
  else if (what === "coin") for (const [i, pitch] of [2093, 3136].entries()) tone(context, pitch, 0.05 * i, 0.25, 0.04);
  else for (const [i, pitch] of [523, 784].entries()) tone(context, pitch, 0.12 * i, 0.5, 0.07);
}

function tone(audio: AudioContext, pitch: number, delay: number, length: number, loud: number): void {
  const start = audio.currentTime + delay;
  const swing = audio.createOscillator();
  const fade = audio.createGain();
  swing.type = "triangle";
  swing.frequency.value = pitch;
  fade.gain.setValueAtTime(loud, start);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + length);
  swing.connect(fade).connect(audio.destination);
  swing.start(start);
  swing.stop(start + length);
}

function noise(audio: AudioContext, length: number, pitch: number, loud: number, delay = 0): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const fade = audio.createGain();
  source.buffer = buffer;
  filter.type = pitch < 1000 ? "lowpass" : "bandpass";
  filter.frequency.value = pitch;
  fade.gain.value = loud;
  source.connect(filter).connect(fade).connect(audio.destination);
  source.start(audio.currentTime + delay);
}
