/** Short synthesized sounds (sound_recipes.ts), at the volume of the settings. */
import { sound, volume, VOLUMES } from "./settings.ts";
import { RECIPES, type Sound } from "./sound_recipes.ts";

export type { Sound } from "./sound_recipes.ts";

const LOUDEST = VOLUMES.length;

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

/** Play a sound. A hidden page only plays the sounds that call its player. */
export function play(what: Sound): void {
  if (sound.value !== "on" || !context || (document.hidden && what !== "turn" && what !== "clock")) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // queued sounds would all play at once later
  sounding(context);
  const master = context.createGain();
  master.gain.value = (Number(volume.value) / LOUDEST) ** 2; // ears hear ratios
  master.connect(context.destination);
  RECIPES[what](context, master);
}
