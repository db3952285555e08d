import type { AttackColour, AttackFace, DefenseFace } from '../catalogue/index.ts';
import type { ActionKind } from '../model/index.ts';
import type { Names } from './names.ts';
import type { PieceWords } from './piece-words.ts';
import type { Terms } from './terms.ts';

/** What effects cite where it is no card, and the abilities that every unit has by the rules. */
type Source =
  | 'surge'
  | 'attack'
  | 'useCover'
  | 'arm'
  | 'detonate'
  | 'cumbersome'
  | 'disabled'
  | 'damaged'
  | 'standbyToken'
  | 'ionTokens'
  | 'immobilizeTokens'
  | 'rally'
  | 'panic'
  | 'clamber'
  | 'compulsory'
  | 'displacement'
  | 'endPhase'
  | 'suppression'
  | 'rule';

/** Fields of the answers that cards offer, as far as they are said. */
type Field = 'count' | 'from' | 'to' | 'decline' | 'units' | 'points' | 'hits' | 'discard' | 'wounds';

/** The program's words that reach a sentence and are no names. */
export type Words = Readonly<Record<Source | Field, string>>;

interface AnyDie {
  readonly colour: AttackColour;
  readonly face: AttackFace | DefenseFace;
}

/** How a language says the things that its sentences are about. */
export interface Wording {
  /** A word of the program; what a player wrote or named comes through as it is. */
  word(word: string): string;
  /** An action or a way to move, as a unit does it. */
  deed(deed: string): string;
  /** A card by its name, otherwise the plain word of a keyword or a rule. */
  source(source: string, names: Names): string;
  /** Dice with their faces, those alike counted. */
  rolled(dice: readonly AnyDie[]): string;
  faces(faces: readonly DefenseFace[]): string;
}

export function wordingOf(
  words: Words,
  pieces: PieceWords,
  { keywords, ranks }: Terms,
  noDice: string,
): Wording {
  const { tokens, faces, colours, moves, actions, damage, terrain, cover } = pieces.names;
  const known: Readonly<Record<string, string>> = {
    ...terrain,
    ...cover,
    ...damage,
    ...ranks,
    ...actions,
    ...moves,
    ...colours,
    ...tokens,
    ...faces,
    ...keywords,
    ...words,
  };
  const word = (each: string) => (Object.hasOwn(known, each) ? known[each]! : diceWord(each, known));
  return {
    word,
    deed: (deed) => ({ ...moves, ...actions })[deed as ActionKind] ?? word(deed),
    source: (source, names) => names.card(source) ?? word(ruleIn(source)),
    rolled: (dice) => counted(dice.map(({ colour, face }) => `${colours[colour]} ${faces[face]}`)) || noDice,
    faces: (rolled) => counted(rolled.map((face) => faces[face])) || noDice,
  };
}

/** Dice alike are one kind: 'red blank'. */
function diceWord(word: string, known: Readonly<Record<string, string>>): string {
  const parts = word.split(' ');
  return parts.length === 2 && parts.every((part) => Object.hasOwn(known, part))
    ? parts.map((part) => known[part]!).join(' ')
    : word;
}

function counted(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((each) => each === name).length;
      return count === 1 ? name : `${count} × ${name}`;
    })
    .join(', ');
}

/** What every unit has by the rules is cited under the unit's own key: `u1.aim`; a bare rule has no name. */
function ruleIn(source: string): string {
  if (source.startsWith('lg.')) return 'rule';
  return source.split('#')[0]!.split('.').at(-1)!;
}
