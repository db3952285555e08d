import { card, on } from '../abilities/card-words.ts';
import type { Objective } from './objective.ts';
import { victoryTokenWorth } from './victory-token-worth.ts';

/** A rear hull zone that suffers damage earns a victory token. ar.known.objective.superior-positions */
const rules = card('superior-positions', {
  abilities: [
    on('afterAttack', {
      optional: false,
      automatic: true,
      applies: ({ self, attack }) =>
        attack.attacker === self && attack.defendingZone === 'rear' && attack.suffered > 0,
      resolve: ({ table, self }) => [{ kind: 'gainVictoryTokens', side: table.unit(self).side, count: 1 }],
    }),
  ],
});

/** ar.known.objective.superior-positions */
export const superiorPositions = {
  card: 'superior-positions',
  // The second player's turns come when the first player has nothing left to deploy.
  deployment: { turn: ({ initiative }) => initiative },
  rules,
  attackScores: (_table, { defendingZone }) =>
    defendingZone === 'rear' ? { suffered: victoryTokenWorth('superior-positions') } : {},
} satisfies Objective;
