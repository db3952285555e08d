import type { Force } from '@sortie/protocol';

/** What an attacker knows of the site: where it is, and what anybody could have made there. */
export interface Target {
  readonly url: string;
  /** The game that is played, and the rules of the day. */
  readonly game: string;
  readonly rules: string;
  /** A game that the attacker made, with both of its seats and a link for those who look on. */
  readonly own: OwnGame;
  /** A finished game with a long log, and the id of its shared replay. */
  readonly long: { readonly id: string; readonly replay: string };
  readonly forces: Readonly<Record<'a' | 'b', Force>>;
}

export interface OwnGame {
  readonly id: string;
  readonly tokens: Readonly<Record<string, string>>;
}

export type Counts = Readonly<Record<string, number>>;

/** Something that the server was once, or might be, brought down by. */
export interface Attack {
  readonly name: string;
  /** What it does at the strength of one. */
  readonly does: string;
  /** Seconds after which it ends, however much of it is left. */
  readonly seconds: number;
  run(target: Target, power: Power): Promise<Counts>;
  /** What was not held back; undefined when all was. */
  breach(counts: Counts, power: { readonly strength: number; readonly seconds: number }): string | undefined;
}

export interface Power {
  /** How many times as strong as what was once seen to hurt. */
  readonly strength: number;
  readonly goesOn: () => boolean;
}
