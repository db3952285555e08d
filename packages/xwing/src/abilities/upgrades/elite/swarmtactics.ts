import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** The skill is that of the moment: a later change of one's own does not carry over. */
export const swarmTactics = ability('ept:swarmtactics', {
  window: 'startOfCombat',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => id !== self && table.range(self, id) === 1)
      .map(({ id }) => id),
  resolve: ({ table, self, key }, chosen: ShipId) => [
    {
      kind: 'beginLasting',
      ship: chosen,
      lasting: {
        source: key,
        effect: { kind: 'pilotSkill', to: table.pilotSkill(self) },
        until: 'endOfPhase',
      },
    },
  ],
});
