import type { Side } from '@sortie/kernel';
import { unitCard } from '../../catalogue/index.ts';
import { card } from '../card-words.ts';
import { MOST_SABOTAGE } from '../most-sabotage.ts';

/** Damage is worth 1, and as much again where nothing works any more. */
function worthOf(wounds: number): number {
  if (wounds === 0) return 0;
  return wounds === MOST_SABOTAGE ? 2 : 1;
}

/** Each player has two vaporators; what is done to the enemy's counts in the end. */
export const sabotageTheMoistureVaporators = card('sabotage-the-moisture-vaporators', {
  // lg.battle-card.objective.sabotage.when, lg.battle-card.objective.sabotage.no-emplacement
  lends: ({ unit }) => (unitCard(unit.card).type === 'trooper' ? [{ id: 'sabotageRepair' }] : []),
  battle: {
    // lg.battle-card.objective.content
    placing: { count: 4, fromZones: { of: 'enemy', range: 1 }, fromTokens: 2, isOwn: true },
    scores: ({ table, isOver }) => {
      if (!isOver) return [0, 0];
      const doneTo = (owner: Side) =>
        table.tokens
          .filter(({ kind, side }) => kind === 'objective' && side === owner)
          .reduce((sum, { wounds }) => sum + worthOf(wounds), 0);
      return [doneTo(1), doneTo(0)];
    },
  },
});
