import type { ArcFacing } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

const facings: readonly ArcFacing[] = ['front', 'left', 'right', 'rear'];

export const gyroscopicTargeting = ability('mod:gyroscopictargeting', {
  window: 'endOfCombat',
  optional: true,
  applies: ({ table, self }) => (table.ship(self).speedFlown ?? 0) >= 3,
  choices: ({ table, self }) => facings.filter((each) => each !== table.ship(self).mobileArc),
  resolve: ({ self }, to) => [{ kind: 'rotateArc', ship: self, to }],
});
