import { countedNames, type Side } from '@sortie/kernel';
import { pilot } from '../catalogue/index.ts';
import { attackDieFaces, defenseDieFaces, type LogEvent } from '../model/index.ts';
import type { Language } from '../text/index.ts';
import type { XwingView } from '../view/xwing-view.ts';
import { tallyWords } from './tally-words.ts';

interface Roll {
  readonly kind: 'attack' | 'defense';
  readonly side: Side;
  readonly faces: readonly string[];
}

/** What is counted of a game of X-Wing: the dice of its attacks. */
export const xwingTally = {
  dice: [
    { kind: 'attack', chances: chancesOf(attackDieFaces), good: ['hit', 'crit'] },
    { kind: 'defense', chances: chancesOf(defenseDieFaces), good: ['evade'] },
  ],
  rollsOf,
  forceOf,
  word: (of: string, language: Language): string => tallyWords[language][of] ?? of,
};

function chancesOf(faces: readonly string[]): Readonly<Record<string, number>> {
  const count = (face: string) => faces.filter((each) => each === face).length;
  return Object.fromEntries([...new Set(faces)].map((face) => [face, count(face) / faces.length]));
}

/** Dice of an attack are rolled for the side of its attacker or defender; a die that is rerolled is one more. */
function rollsOf(log: readonly LogEvent[], { ships }: XwingView): readonly Roll[] {
  const sideOf = (ship: string) => ships.find(({ id }) => id === ship)?.side;
  const rolls: Roll[] = [];
  let sides: Readonly<Record<Roll['kind'], Side | undefined>> = { attack: undefined, defense: undefined };
  const add = (kind: Roll['kind'], faces: readonly string[]) => {
    const side = sides[kind];
    if (side !== undefined) rolls.push({ kind, side, faces });
  };
  for (const event of log) {
    if (event.kind === 'attackDeclared') {
      sides = { attack: sideOf(event.attacker), defense: sideOf(event.defender) };
    } else if (event.kind === 'attackDiceRolled') add('attack', event.faces);
    else if (event.kind === 'defenseDiceRolled') add('defense', event.faces);
    else if (event.kind === 'dieRerolled') add(event.pool, [event.to]);
  }
  return rolls;
}

/** The names of the pilots of a side, the number before those of whom there are several. */
function forceOf({ ships }: XwingView, side: Side): string {
  const names = ships.filter((ship) => ship.side === side).map((ship) => pilot(ship.pilot).name);
  return countedNames(names).toSorted().join(', ');
}
