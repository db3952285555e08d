import { type BattlefieldId, battlefieldFacts, unitCard } from '@sortie/legion/catalogue';
import {
  type Figure,
  floorUnder,
  groundFault,
  layOutBattlefield,
  placeAt,
  type Relief,
  radiusOf,
  reliefOf,
  standAt,
} from '@sortie/legion/measuring';
import { traveller } from './travellers.ts';

const reliefs = battlefieldFacts.map(({ id }: { readonly id: BattlefieldId }) =>
  reliefOf(layOutBattlefield(id)),
);
const units = [
  'stormtroopers',
  'stormtroopers',
  'chewbacca',
  '74-z-speeder-bikes',
  'at-rt',
  'at-st',
  't-47-airspeeder',
] as const;

export type UnitOfScene = (typeof units)[number];
type Next = () => number;

export const pick = <T>(next: Next, list: readonly T[]): T => list[Math.floor(next() * list.length)]!;

export function reliefOfScene(next: Next): Relief {
  return pick(next, reliefs);
}

export function unitOfScene(next: Next): UnitOfScene {
  return pick(next, units);
}

/** A miniature somewhere it can stand, in a square of the given size when a middle is named. */
export function figureOfScene(
  next: Next,
  id: string,
  relief: Relief,
  unit: UnitOfScene,
  about?: { readonly x: number; readonly y: number; readonly size: number },
): Figure {
  const { base, height } = unitCard(unit);
  const who = traveller(unit);
  for (;;) {
    const x = about === undefined ? relief.area.width * next() : about.x + about.size * (next() - 0.5);
    const y = about === undefined ? relief.area.depth * next() : about.y + about.size * (next() - 0.5);
    const place = placeAt(x, y, floorUnder(relief, { x, y }, radiusOf(base)));
    if (groundFault(who, place, relief) === undefined) {
      return { id, stand: standAt(place, 360 * next()), base, height };
    }
  }
}
