import { ability } from '../../card-words.ts';

export const vizier = ability('imperial:tiereaper:vizier', {
  window: 'afterManeuver',
  optional: true,
  applies: ({ table, self, execution }) =>
    table.areFriendly(self, execution.ship) &&
    execution.ship !== self &&
    execution.maneuver.speed === 1 &&
    execution.overlapped.length === 0 &&
    !execution.stopped &&
    table.range(self, execution.ship) === 1,
  choices: ({ table, self }) =>
    (['focus', 'evade'] as const).filter((token) => table.ship(self).tokens[token] > 0),
  resolve: ({ self, execution }, token: 'focus' | 'evade') => [
    { kind: 'removeTokens', ship: self, token, count: 1 },
    { kind: 'assignTokens', ship: execution.ship, token, count: 1 },
  ],
});
