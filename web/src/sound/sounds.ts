/** Small sounds made on the spot (no files), and vibration. Both only where this person wants them. */
import { preferences } from "../preferences.svelte";
import type { Sound } from "./sound";

/** Quiet: a table is one of several things to be heard. The one switch is in the preferences. */
const VOLUME = 0.5;

interface Tone {
  wave: OscillatorType;
  /** Frequencies in hertz, one after the other. */
  notes: number[];
  each: number;
  loud: number;
}

const TONES: Partial<Record<Sound, Tone>> = {
  turn: { wave: "triangle", notes: [523, 784], each: 0.09, loud: 0.12 },
  challenge: { wave: "sawtooth", notes: [196, 185, 196], each: 0.1, loud: 0.08 },
  right: { wave: "triangle", notes: [523, 659, 784], each: 0.1, loud: 0.14 },
  wrong: { wave: "square", notes: [220, 165], each: 0.16, loud: 0.06 },
  trophy: { wave: "triangle", notes: [523, 659, 784, 1047], each: 0.11, loud: 0.16 },
  call: { wave: "sawtooth", notes: [440, 880], each: 0.08, loud: 0.09 },
  chat: { wave: "sine", notes: [880], each: 0.06, loud: 0.06 },
  win: { wave: "triangle", notes: [392, 523, 659, 784, 1047], each: 0.13, loud: 0.16 },
  purr: { wave: "sawtooth", notes: [72, 66, 72, 66], each: 0.07, loud: 0.08 },
  doom: { wave: "sawtooth", notes: [147, 110, 82, 55], each: 0.32, loud: 0.16 },
  walk: { wave: "triangle", notes: [330, 392, 330, 392], each: 0.1, loud: 0.08 },
  verdict: { wave: "square", notes: [660, 990], each: 0.07, loud: 0.05 },
  lose: { wave: "sine", notes: [392, 330, 262], each: 0.18, loud: 0.12 },
};

/** The rustle of a card, the clap of a hand: filtered noise, `high` hertz, for `lasts` seconds. */
const NOISES: Partial<Record<Sound, { high: number; lasts: number; loud: number }>> = {
  card: { high: 3200, lasts: 0.07, loud: 0.22 },
  draw: { high: 2200, lasts: 0.1, loud: 0.18 },
  slap: { high: 900, lasts: 0.12, loud: 0.7 },
  hiss: { high: 6500, lasts: 0.4, loud: 0.2 },
};

const BUZZ: Partial<Record<Sound, number | number[]>> = {
  turn: 60,
  challenge: [40, 40, 80],
  slap: 90,
  call: [50, 30, 50],
  wrong: 120,
  trophy: [60, 60, 60, 60, 120],
  doom: [200, 80, 300],
  win: [60, 60, 60, 60, 200],
};

let context: AudioContext | null = null;

function sounding(): AudioContext | null {
  if (!preferences.sounds || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined); // until the first touch
  return context.state === "running" ? context : null;
}

function envelope(audio: AudioContext, loud: number, from: number, lasts: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud * VOLUME, from + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  gain.connect(audio.destination);
  return gain;
}

export function make(which: Sound) {
  const buzz = BUZZ[which];
  if (buzz !== undefined && preferences.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzz);
  const audio = sounding();
  if (!audio) return;
  const now = audio.currentTime;
  const tone = TONES[which];
  tone?.notes.forEach((frequency, i) => {
    const from = now + i * tone.each;
    const oscillator = audio.createOscillator();
    oscillator.type = tone.wave;
    oscillator.frequency.value = frequency;
    oscillator.connect(envelope(audio, tone.loud, from, tone.each * 1.6));
    oscillator.start(from);
    oscillator.stop(from + tone.each * 1.6);
  });
  const noise = NOISES[which];
  if (noise) {
    const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * noise.lasts), audio.sampleRate);
    const channel = samples.getChannelData(0);
    for (let i = 0; i < channel.length; i++) channel[i] = Math.random() * 2 - 1;
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = samples;
    filter.type = "lowpass";
    filter.frequency.value = noise.high;
    source.connect(filter).connect(envelope(audio, noise.loud, now, noise.lasts));
    source.start(now);
  }
}
