import type { Move } from './move.ts';
import type { Mover } from './mover.ts';
import type { Outlook } from './outlook.ts';
import type { Piece } from './piece.ts';
import { measure, rangeOf } from './stand.ts';

interface Aura {
  /** How far it reaches. */
  readonly range: number;
  /** Points for each friend in reach. */
  readonly worth: number;
}

/** Cards that help the friends around their ship. */
const AURAS: Readonly<Record<string, Aura>> = {
  'imperial:tiefighter:howlrunner': { range: 1, worth: 0.8 },
  'imperial:tiebomber:captainjonus': { range: 1, worth: 0.7 },
  'rebel:xwing:biggsdarklighter': { range: 1, worth: 0.5 },
  'rebel:xwing:garvendreis': { range: 2, worth: 0.2 },
  'rebel:hwk290:janors': { range: 3, worth: 0.4 },
  'rebel:hwk290:kylekatarn': { range: 3, worth: 0.4 },
  'rebel:ywing:dutchvander': { range: 2, worth: 0.2 },
  'rebel:z95headhunter:airencracken': { range: 1, worth: 0.4 },
  'ept:swarmtactics': { range: 1, worth: 0.3 },
  'ept:squadleader': { range: 2, worth: 0.3 },
  'ept:drawtheirfire': { range: 1, worth: 0.2 },
};

function auraOf({ ship }: Piece): Aura | undefined {
  const cards = [ship.pilot, ...ship.upgrades.flatMap(({ card, faceup }) => (faceup ? [card] : []))];
  const name = cards.find((card) => Object.hasOwn(AURAS, card));
  return name === undefined ? undefined : AURAS[name];
}

/** The auras of a squad, ship by ship. */
export function aurasOf({ own }: Outlook): readonly (Aura | undefined)[] {
  return own.map(({ piece }) => auraOf(piece));
}

/** What a move keeps in reach of an aura: the friends of its own, or itself. */
export function auraWorth(
  own: readonly Mover[],
  auras: readonly (Aura | undefined)[],
  plan: readonly number[],
  i: number,
): number {
  const moveOf = (k: number): Move => own[k]!.moves[plan[k]!]!;
  let worth = 0;
  auras.forEach((aura, k) => {
    if (!aura) return;
    const reaches = (friend: number) =>
      rangeOf(measure(moveOf(k).stand, moveOf(friend).stand)) <= aura.range ? aura.worth : 0;
    if (k !== i) worth += reaches(i);
    else
      own.forEach((_, friend) => {
        if (friend !== i) worth += reaches(friend);
      });
  });
  return worth;
}
