import type { XwingEffect } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const ionProjector = ability('mod:ionprojector', {
  window: 'afterManeuver',
  optional: false,
  applies: ({ table, self, execution }) =>
    execution.overlapped.includes(self) && !table.areFriendly(self, execution.ship),
  resolve: ({ key, execution }) => {
    const ship = execution.ship;
    const struck: XwingEffect = { kind: 'assignTokens', ship, token: 'ion', count: 1 };
    const outcomes = { hit: [struck], crit: [struck] };
    return [{ kind: 'rollFor', ship, source: key, count: 1, outcomes }];
  },
});
