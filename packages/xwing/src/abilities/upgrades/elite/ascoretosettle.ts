import { card, on } from '../../card-words.ts';
import { turnsDie } from '../../turns-die.ts';

const CONDITION = 'adebttopay';

export const aScoreToSettle = card('ept:ascoretosettle', {
  abilities: [
    on('beforePlacingForces', {
      optional: false,
      applies: () => true,
      choices: ({ table, self }) =>
        table.shipsLeft.filter(({ id }) => !table.areFriendly(self, id)).map(({ id }) => id),
      resolve: ({ self }, ship) => [{ kind: 'assignCondition', ship, card: CONDITION, by: self }],
    }),
    turnsDie({
      from: 'focus',
      to: 'crit',
      applies: ({ table, self, attack }) =>
        attack.attacker === self &&
        table.ship(attack.defender).conditions.some(({ card: each }) => each === CONDITION),
    }),
  ],
});
