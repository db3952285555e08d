import { card } from '../card-words.ts';
import { revealedCommand, whenRevealed } from '../when-revealed.ts';

/** The dial is not spent for it. ar.known.upgrade.officers */
export const raymusAntilles = card('raymus-antilles', {
  abilities: [
    whenRevealed({
      resolve: (at) => [
        {
          kind: 'gainCommandToken',
          ship: at.table.ship(at.self).id,
          command: revealedCommand(at)!,
          source: at.key,
        },
      ],
    }),
  ],
});
