/** How each sound is made: filtered noise for paper, wood and steel, and decaying tones for coins and bells. */

type Recipe = (audio: BaseAudioContext, out: AudioNode) => void;

const NOTE = { c4: 262, e4: 330, g4: 392, a4: 440, c5: 523, e5: 659, g5: 784, c6: 1047, c7: 2093, g7: 3136 };

export const RECIPES = {
  paper: (audio, out) => noise(audio, out, { length: 0.09, pitch: 2600, loud: 0.35 }),
  seal: (audio, out) => noise(audio, out, { length: 0.12, pitch: 240, loud: 0.5 }),
  coin: (audio, out) => chime(audio, out, [NOTE.c7, NOTE.g7], { every: 0.05, length: 0.25, loud: 0.08 }),
  hammer: (audio, out) => {
    for (const delay of [0, 0.14]) noise(audio, out, { length: 0.08, pitch: 420, loud: 0.6, delay });
  },
  dagger: (audio, out) => {
    noise(audio, out, { length: 0.1, pitch: 2900, loud: 0.35 });
    noise(audio, out, { length: 0.12, pitch: 180, loud: 0.7, delay: 0.09 });
  },
  turn: (audio, out) => chime(audio, out, [NOTE.c5, NOTE.g5], { every: 0.12, length: 0.5, loud: 0.12 }),
  clock: (audio, out) => chime(audio, out, [NOTE.a4, NOTE.a4, NOTE.a4], { every: 0.16, length: 0.12, loud: 0.14 }),
  win: (audio, out) => chime(audio, out, [NOTE.c5, NOTE.e5, NOTE.g5, NOTE.c6], { every: 0.11, length: 0.6, loud: 0.12 }),
  loss: (audio, out) => chime(audio, out, [NOTE.g4, NOTE.e4, NOTE.c4], { every: 0.16, length: 0.5, loud: 0.12 }),
} satisfies Record<string, Recipe>;

export type Sound = keyof typeof RECIPES;

interface Chime {
  every: number; // seconds between the tones
  length: number; // seconds of each
  loud: number;
}

function chime(audio: BaseAudioContext, out: AudioNode, pitches: number[], { every, length, loud }: Chime): void {
  for (const [i, pitch] of pitches.entries()) {
    const start = audio.currentTime + every * i;
    const tone = audio.createOscillator();
    const fade = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    fade.gain.setValueAtTime(0.0001, start);
    fade.gain.exponentialRampToValueAtTime(loud, start + 0.005); // a sudden start would click
    fade.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(fade).connect(out);
    tone.start(start);
    tone.stop(start + length);
  }
}

interface Noise {
  length: number; // seconds
  pitch: number; // Hz
  loud: number;
  delay?: number; // seconds
}

function noise(audio: BaseAudioContext, out: AudioNode, { length, pitch, loud, delay = 0 }: Noise): void {
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
  source.connect(filter).connect(fade).connect(out);
  source.start(audio.currentTime + delay);
}
