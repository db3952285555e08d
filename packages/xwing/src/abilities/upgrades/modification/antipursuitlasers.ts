import type { XwingEffect } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const antiPursuitLasers = ability('mod:antipursuitlasers', {
  window: 'afterManeuver',
  optional: false,
  applies: ({ table, self, execution }) =>
    execution.overlapped.includes(self) && !table.areFriendly(self, execution.ship),
  resolve: ({ key, execution }) => {
    const ship = execution.ship;
    const struck: XwingEffect = { kind: 'sufferDamage', ship, hits: 1, crits: 0, source: key };
    const outcomes = { hit: [struck], crit: [struck] };
    return [{ kind: 'rollFor', ship, source: key, count: 1, outcomes }];
  },
});
