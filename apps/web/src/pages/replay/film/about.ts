import type { Replay } from '@sortie/kernel';
import type { NamedReplay, ReplayAbout } from '@sortie/protocol';
import type { Opened } from './opened.ts';

const LONGEST_TITLE = 120;
const LONGEST_NAME = 40;

/** What others are not shown: control characters and marks that turn the writing round. */
const UNSHOWN = /[\p{Cc}\p{Bidi_Control}]/gu;

function shown(text: unknown, most: number): string {
  return typeof text === 'string' ? text.replaceAll(UNSHOWN, '').slice(0, most) : '';
}

/** How the game and its players are called; a file may say anything there. */
export function aboutOf(replay: Replay): ReplayAbout {
  const { title, names } = ((replay as NamedReplay).about ?? {}) as Partial<ReplayAbout>;
  return { title: shown(title, LONGEST_TITLE), names: namesIn(names) };
}

/** The replay as it leaves the page, with what is known around it. */
export function namedReplay({
  replay,
  title,
  people,
}: Pick<Opened, 'replay' | 'title' | 'people'>): NamedReplay {
  return { ...replay, about: { title: shown(title, LONGEST_TITLE), names: namesIn(people) } };
}

function namesIn(names: unknown): ReplayAbout['names'] {
  if (typeof names !== 'object' || names === null) return {};
  return Object.fromEntries(
    Object.entries(names).flatMap(([seat, name]) => {
      const text = shown(name, LONGEST_NAME);
      return text === '' ? [] : [[seat, text]];
    }),
  );
}
