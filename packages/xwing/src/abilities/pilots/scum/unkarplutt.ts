import { ability } from '../../card-words.ts';

export const unkarplutt = ability('scum:quadjumper:unkarplutt', {
  window: 'endOfActivation',
  optional: false,
  applies: ({ table, self }) => table.ships.some(({ id }) => table.areTouching(self, id)),
  resolve: ({ table, self }) =>
    table.ships
      .filter(({ id }) => id !== self && table.areTouching(self, id))
      .map(({ id }) => ({
        kind: 'assignTokens',
        ship: id,
        token: 'tractorBeam',
        count: 1,
        by: table.ship(self).seat,
      })),
});
