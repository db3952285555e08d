import { ability } from '../../card-words.ts';

export const intelligenceAgent = ability('crew:intelligenceagent', {
  window: 'startOfActivation',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .enemiesOf(self)
      .filter(({ id, dial }) => table.range(self, id) <= 2 && dial !== null)
      .map(({ id }) => id),
  resolve: ({ table, self }, ship) => [{ kind: 'lookAtDial', ship, seat: table.ship(self).seat }],
});
