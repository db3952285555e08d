import { ability } from '../../card-words.ts';

export const unkarPluttCrew = ability('crew:unkarplutt', {
  window: 'afterManeuver',
  optional: true,
  applies: ({ table, self, execution }) =>
    execution.ship === self && execution.overlapped.some((ship) => !table.areFriendly(self, ship)),
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: null }),
  resolve: ({ self, key }) => [
    { kind: 'sufferDamage', ship: self, hits: 1, crits: 0, source: key },
    { kind: 'offerFreeAction', ship: self, actions: null, source: key },
  ],
});
