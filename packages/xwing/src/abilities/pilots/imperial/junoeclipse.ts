import type { Maneuver } from '../../../catalogue/index.ts';
import { ability } from '../../card-words.ts';

/** Straight templates go up to 5, curved ones to 3. xw.geometry.template.count */
function canBeFlown({ speed, bearing }: Maneuver): boolean {
  const longest = bearing === 'straight' || bearing === 'koiogranTurn' ? 5 : 3;
  return speed >= 1 && speed <= longest;
}

/** The maneuver keeps its colour, and need not be on the ship's dial. */
export const junoeclipse = ability('imperial:tieadvanced:junoeclipse', {
  window: 'dialRevealed',
  optional: true,
  applies: ({ self, activation }) => activation.ship === self && !activation.replaced,
  choices: ({ table, self }) => {
    const { dial } = table.ship(self);
    if (!dial) return [];
    return [dial.speed - 1, dial.speed + 1]
      .map((speed) => ({ ...dial, speed }) as Maneuver)
      .filter(canBeFlown);
  },
  resolve: ({ table, self }, maneuver: Maneuver) => [
    { kind: 'replaceDial', ship: self, maneuver, by: table.ship(self).seat },
  ],
});
