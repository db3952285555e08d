import { card } from '../card-words.ts';
import { whenDealt } from './shapes.ts';

/** It stays faceup. ar.known.damage.life-support-failure */
export const lifeSupportFailure = card('life-support-failure', {
  abilities: [
    whenDealt({
      resolve: ({ table, self }) => {
        const { id, commandTokens } = table.ship(self);
        return commandTokens.map((command) => ({ kind: 'discardCommandToken', ship: id, command }));
      },
    }),
  ],
  forbids: { haveCommandTokens: ({ ship }, { self }) => ship.id === self },
});
