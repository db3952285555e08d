import { arrivals } from './arrivals.ts';
import { keep, readKept } from './kept.ts';
import { store, useStore } from './store.ts';

export const languages = ['en', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  /** Told apart without red and green. */
  readonly colours: 'usual' | 'safe';
  readonly motion: 'system' | 'on' | 'off';
  readonly sound: boolean;
  /** Questions in which no answer could change anything go by without being asked. */
  readonly passesAlone: boolean;
  /** Whether the view of a table follows what happens on it. */
  readonly camera: 'follows' | 'still';
  /** Whether the reader has said once whether they want sound. */
  readonly knowsSound: boolean;
  /** How fast what happens at the table is shown. */
  readonly pace: 'calm' | 'usual' | 'fast' | 'atOnce';
  readonly waitsAfterAttack: boolean;
  /** Shows where an answer leads, at tables with one person only. */
  readonly practice: boolean;
}

const choices: { readonly [Key in keyof Settings]: readonly Settings[Key][] } = {
  language: languages,
  theme: ['system', 'light', 'dark'],
  colours: ['usual', 'safe'],
  motion: ['system', 'on', 'off'],
  sound: [false, true],
  passesAlone: [true, false],
  camera: ['follows', 'still'],
  knowsSound: [false, true],
  pace: ['calm', 'usual', 'fast', 'atOnce'],
  waitsAfterAttack: [false, true],
  practice: [false, true],
};

export const settings = store<Settings>(read());
apply(settings.get());

function read(): Settings {
  const kept = readKept<Partial<Settings>>(
    'settings',
    {},
    (value) => typeof value === 'object' && value !== null,
  );
  const usual: Settings = {
    language: browserLanguage(),
    theme: 'system',
    colours: 'usual',
    motion: 'system',
    sound: false,
    passesAlone: true,
    camera: 'follows',
    knowsSound: false,
    pace: 'usual',
    waitsAfterAttack: false,
    practice: false,
  };
  const accepted = Object.entries(choices).flatMap(([key, known]) => {
    const value = kept[key as keyof Settings];
    return (known as readonly unknown[]).includes(value) ? [[key, value] as const] : [];
  });
  return { ...usual, ...Object.fromEntries(accepted) };
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.flatMap((tag) => languages.find((each) => each === tag) ?? [])[0] ?? 'en';
}

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings.get(), ...change };
  keep('settings', next);
  apply(next);
  settings.set(next);
}

/** Style sheets read the choices off the root element. */
function apply({ language, theme, colours, motion }: Settings): void {
  const { documentElement: root } = document;
  root.lang = language === 'pt' ? 'pt-BR' : language;
  root.dataset.theme = theme;
  root.dataset.colours = colours;
  root.dataset.motion = motion;
}

export function useSettings(): Settings {
  return useStore(settings);
}

/** The reader's language; what uses it is drawn again when more words of it have come. */
export function useLanguage(): Language {
  useStore(arrivals);
  return useSettings().language;
}

/** Whether pieces may glide and dice may tumble. */
export function hasMotion(): boolean {
  const { motion } = settings.get();
  if (motion !== 'system') return motion === 'on';
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
