import type { Face, Place, Wisp, WispEvent } from '../model/model.ts';

type People = Readonly<Record<string, string>>;

/** How the people and wisps in a sentence are called. */
export interface Names {
  readonly seat: (id: string) => string;
  readonly wisp: (id: string) => string;
}

/** A sentence about each event; undefined for what nobody needs to hear. */
export type EventSentences = {
  readonly [Kind in WispEvent['kind']]: (
    event: Extract<WispEvent, { readonly kind: Kind }>,
    names: Names,
  ) => string | undefined;
};

type Question =
  | 'bid'
  | 'chooseWisp'
  | 'moveLeader'
  | 'placeFollower'
  | 'chooseTarget'
  | 'bargain'
  | 'useAbility';

/** Wisps in one language. */
export interface WispWords {
  /** A wisp by its id: whose it is, and its number. */
  readonly wisp: (id: string, people?: People) => string;
  /** A wisp with what is on it. */
  readonly piece: (title: string, wisp: Wisp) => string;
  readonly events: EventSentences;
  readonly faces: Readonly<Record<Face, string>>;
  readonly questions: Readonly<Record<Question, string>>;
  readonly place: (place: Place) => string;
  readonly die: (number: number) => string;
  readonly answers: Readonly<Record<'enough' | 'slow' | 'dim' | 'pass', string>>;
  readonly talents: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly presets: Readonly<Record<string, string>>;
  readonly series: Readonly<Record<string, string>>;
}

/** The seat and the number in an id: `ann-2`. */
export function partsOfId(id: string, people: People = {}): readonly [owner: string, number: string] {
  const dash = id.lastIndexOf('-');
  const seat = id.slice(0, Math.max(0, dash));
  return [people[seat] ?? seat, id.slice(dash + 1)];
}

export function coordinates({ x, y }: Place): string {
  return `${x.toFixed(1)}, ${y.toFixed(1)}`;
}
