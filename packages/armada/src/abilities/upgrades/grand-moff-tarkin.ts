import { type Command, commands } from '../../catalogue/index.ts';
import { ability } from '../card-words.ts';

/** ar.known.upgrade.commanders */
export const grandMoffTarkin = ability('grand-moff-tarkin', {
  window: 'startOfShipPhase',
  optional: true,
  applies: () => true,
  choices: () => commands.map((command) => ({ command })),
  resolve: ({ table, self, key }, { command }: { readonly command: Command }) =>
    table.friendlyShips(self).map(({ id }) => ({ kind: 'gainCommandToken', ship: id, command, source: key })),
});
