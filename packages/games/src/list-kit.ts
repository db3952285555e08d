import type { Plain, Refusal } from '@sortie/kernel';

/** An army list as everybody outside the game handles it: plain data that only its game can read. */
export type List = Plain;

/** A list ready to play. */
export interface Preset<Own = List> {
  readonly id: string;
  /** The total it is built for. */
  readonly points: number;
  readonly list: Own;
}

/** A fault of a list: the rule it breaks, and the card by its name where there is one. */
export interface ListFault {
  readonly rule: string;
  readonly card?: string;
  /** What only the game's own words about it need. */
  readonly about?: Plain;
}

/** Lists: squads, fleets, armies. */
export interface ListKit<Own = List> {
  /** The two usual opponents first. */
  readonly presets: readonly Preset<Own>[];
  /** The presets of a short first game. */
  readonly firstGame: readonly [string, string];
  /** Sorts of lists that are never mixed: factions. */
  readonly kinds: readonly string[];
  kindOf(list: Own): string;
  /** A list of this kind with nothing in it. */
  blank(kind: string): Own;
  isBlank(list: Own): boolean;
  /** Whether a document from outside looks like a list of this game; whether it is sound is another question. */
  recognises(document: Plain): boolean;
  /** The list in a document from outside, or why there is none. */
  read(document: Plain): Own | Refusal;
  /** The list in the form in which programs exchange it. */
  write(list: Own): Plain;
  /** The list in a text that people copy from list builders, or why there is none; left out by a game without any. */
  readonly readText?: (text: string) => Own | Refusal;
  /** The list as list builders print it; undefined when it names a card that is not known. */
  readonly writeText?: (list: Own) => string | undefined;
  /** What it costs; undefined when it names a card that is not known. */
  cost(list: Own): number | undefined;
  /** The name its owner gave it; undefined without one. */
  nameOf(list: Own): string | undefined;
  /** A line that tells lists without a name apart: its pieces. */
  summary(list: Own): string;
  /** Every card in it by the catalogue's own id, copies included; left out by a game without cards. */
  readonly cardsOf?: (list: Own) => readonly string[];
  /** What keeps it from a game with these options, cards that cannot be played yet included. */
  judge(list: Own, options: Readonly<Record<string, Plain>>): readonly ListFault[];
  /** The fault of a list for which a game was refused; undefined when it was refused for something else. */
  faultIn?(refusal: Refusal): ListFault | undefined;
}

/** Forgets what a game's lists are made of, for those who handle lists of any game. */
export function anyListKit<Own>(kit: ListKit<Own>): ListKit {
  return kit as unknown as ListKit;
}
