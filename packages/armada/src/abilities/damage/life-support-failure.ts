import { card, on } from '../card-words.ts';

/** It stays faceup. ar.known.damage.life-support-failure */
export const lifeSupportFailure = card('life-support-failure', {
  abilities: [
    on('faceupDamage', {
      optional: false,
      applies: ({ dealing, key }) => dealing.key === key,
      resolve: ({ table, self }) => {
        const { id, commandTokens } = table.ship(self);
        return commandTokens.map((command) => ({ kind: 'discardCommandToken', ship: id, command }));
      },
    }),
  ],
  forbids: { haveCommandTokens: ({ ship }, { self }) => ship.id === self },
});
