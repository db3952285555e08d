import { type Command, commands } from '../../catalogue/index.ts';
import { card } from '../card-words.ts';
import { whenRevealed } from '../when-revealed.ts';

/** ar.known.upgrade.officers */
export const veteranCaptain = card('veteran-captain', {
  abilities: [
    whenRevealed({
      discards: true,
      choices: () => commands.map((command) => ({ command })),
      resolve: ({ table, self, key }, { command }: { readonly command: Command }) => [
        { kind: 'gainCommandToken', ship: table.ship(self).id, command, source: key },
      ],
    }),
  ],
});
