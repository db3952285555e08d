import type { Plain } from '@sortie/kernel';
import { positionOf, type UnitSpec } from '@sortie/testkit/legion';

const REBELS = ['rebel-troopers', 'fleet-troopers'] as const;
const IMPERIALS = ['stormtroopers', 'snowtroopers'] as const;
const MORE = { 'rebel-troopers': 'rebel-trooper', stormtroopers: 'stormtrooper' } as const;

/** So many units of four and more on either side of a town, in two lines each. */
export function armiesInTown(unitsEach: number, more: number): Plain {
  const units: Record<string, UnitSpec> = {};
  for (const [side, kinds] of [REBELS, IMPERIALS].entries()) {
    for (let index = 0; index < unitsEach; index++) {
      const unit = kinds[more > 0 ? 0 : index % 2]!;
      const x = 170 + (index % 5) * 370;
      const line = Math.floor(index / 5) * 110;
      const y = side === 0 ? 60 + line : 854 - line;
      const upgrade = MORE[unit as keyof typeof MORE];
      units[`${side === 0 ? 'r' : 'i'}${index}`] = {
        unit,
        at: [x, y, side === 0 ? 0 : 180],
        upgrades: Array.from({ length: more }, () => upgrade),
      };
    }
  }
  return positionOf(units, { options: { terrain: 'town' } });
}
