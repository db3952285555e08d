import { type Sound, sounds, type Voice } from './sounds.ts';

/** Quiet: sounds go with the game, they do not lead it. */
const VOLUME = 0.5;
const SILENT = 0.0008;
const NOISE_SECONDS = 2;

interface Desk {
  readonly audio: AudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

let desk: Desk | undefined;

/** Makes a sound. The browser lets it be heard after the first gesture on the page. */
export async function playVoices(sound: Sound): Promise<void> {
  desk ??= openDesk();
  if (desk.audio.state === 'suspended') await desk.audio.resume();
  for (const voice of sounds[sound]) playVoice(desk, voice);
}

function openDesk(): Desk {
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: VOLUME });
  // Many sounds at once stay as loud as one.
  const out = new DynamicsCompressorNode(audio, { threshold: -18, ratio: 8 });
  out.connect(volume).connect(audio.destination);
  return { audio, out, noise: noiseOf(audio) };
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({
    length: audio.sampleRate * NOISE_SECONDS,
    sampleRate: audio.sampleRate,
  });
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

function playVoice(open: Desk, voice: Voice): void {
  const { audio, out } = open;
  const { at, lasts, loud, rise = 0.005 } = voice;
  const start = audio.currentTime + at;
  const volume = new GainNode(audio, { gain: SILENT });
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + rise);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  const source = voice.kind === 'tone' ? toneOf(audio, voice, start) : rushOf(open, voice, start);
  source.end.connect(volume).connect(out);
  source.begin.start(start);
  source.begin.stop(start + lasts);
}

/** What sounds, and where its sound comes out. */
interface Source {
  readonly begin: AudioScheduledSourceNode;
  readonly end: AudioNode;
}

function toneOf(audio: AudioContext, voice: Extract<Voice, { kind: 'tone' }>, start: number): Source {
  const tone = new OscillatorNode(audio, { type: voice.wave, frequency: voice.from });
  glide(tone.frequency, voice, start);
  return { begin: tone, end: tone };
}

function rushOf({ audio, noise }: Desk, voice: Extract<Voice, { kind: 'rush' }>, start: number): Source {
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(audio, { type: voice.filter, Q: voice.sharp ?? 0.7 });
  glide(filter.frequency, voice, start);
  source.connect(filter);
  return { begin: source, end: filter };
}

function glide(pitch: AudioParam, { from, to, lasts }: Voice, start: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + lasts);
}
