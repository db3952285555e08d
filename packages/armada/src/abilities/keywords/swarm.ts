import { diceLeft, oneOfEachKind } from '../../rules/pool.ts';
import { card, on } from '../card-words.ts';

/** May reroll a die against a squadron that some other squadron is engaged with too. ar.keyword.swarm, ar.keyword.counter-modifiable */
export const swarm = card('swarm', {
  abilities: [
    on('attackEffects', {
      optional: true,
      applies: ({ table, self, attack }) =>
        attack.attacker === self &&
        !table.isShip(attack.defender) &&
        table.engagedWith(attack.defender).some(({ id }) => id !== self),
      choices: ({ attack }) => oneOfEachKind(attack.dice, diceLeft(attack.dice)),
      resolve: (_at, die: number) => [{ kind: 'rerollDice', dice: [die], source: 'swarm' }],
    }),
  ],
});
