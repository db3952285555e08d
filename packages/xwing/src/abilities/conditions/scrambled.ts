import { card, on } from '../card-words.ts';

const SCRAMBLER = 'system:targetingscrambler';

export const scrambled = card('scrambled', {
  forbids: {
    modifyDice: ({ ship, pool, attack }, { table, self }) =>
      pool === 'attack' &&
      ship.id === self &&
      attack.attacker === self &&
      attack.range === 1 &&
      table.ship(attack.defender).upgrades.some(({ card: each, faceup }) => faceup && each === SCRAMBLER),
  },
  abilities: [
    on('endOfCombat', {
      optional: false,
      automatic: true,
      applies: () => true,
      resolve: ({ self, key }) => [{ kind: 'removeCondition', ship: self, key }],
    }),
  ],
});
