import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** Both skills are those of the moment. xw.timing.pilot-skill.latest-effect-wins */
export const decoy = ability('ept:decoy', {
  window: 'startOfCombat',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => id !== self && table.range(self, id) <= 2)
      .map(({ id }) => id),
  resolve: ({ table, self, key }, other: ShipId) =>
    [
      [self, other],
      [other, self],
    ].map(([ship, from]) => ({
      kind: 'beginLasting',
      ship: ship!,
      lasting: {
        source: key,
        effect: { kind: 'pilotSkill', to: table.pilotSkill(from!) },
        until: 'endOfPhase',
      },
    })),
});
