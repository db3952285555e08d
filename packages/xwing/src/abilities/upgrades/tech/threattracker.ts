import type { ActionName } from '../../../model/index.ts';
import { hasLocked } from '../../../rules/locks.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

export const threatTracker = ability('tech:threattracker', {
  window: 'startOfOpportunity',
  optional: true,
  applies: ({ table, self, opportunity: { ship } }) =>
    !table.areFriendly(self, ship) &&
    hasLocked(table.ship(self), ship) &&
    table.isInAnyArc(self, ship) &&
    table.range(self, ship) <= 2,
  needs: (at) => ({ kind: 'freeAction', ship: at.self, actions: movesOf(at) }),
  resolve: (at) => [
    { kind: 'spendLock', ship: at.self, target: at.opportunity.ship },
    { kind: 'offerFreeAction', ship: at.self, actions: movesOf(at), source: at.key },
  ],
});

function movesOf({ table, self }: Here): readonly ActionName[] {
  const bar = table.actionBar(self);
  return (['boost', 'barrelRoll'] as const).filter((move) => bar.includes(move));
}
