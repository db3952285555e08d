import type { Attack } from '../../../model/index.ts';
import { oneOfEachKind } from '../../../rules/alike-dice.ts';
import { rerollable, rerollableIn } from '../../../rules/reroll.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

function isAlone({ table, self, attack }: Here & { readonly attack: Attack }): boolean {
  return (
    attack.attacker === self &&
    table.ships.every(({ id }) => {
      const isSeen = id !== self && table.isInArc(self, id) && table.range(self, id) <= 3;
      return isSeen === (id === attack.defender);
    })
  );
}

export const firstOrderVanguard = card('title:firstordervanguard', {
  abilities: [
    on('modifyAttackDice', {
      optional: true,
      applies: (at) => isAlone(at) && at.table.mayReroll(at.attack),
      choices: ({ table, attack }) => oneOfEachKind(attack.attackDice, rerollableIn(table, attack)),
      resolve: ({ key }, die) => [{ kind: 'rerollDice', pool: 'attack', dice: [die], source: key }],
    }),
    on('modifyDefenseDice', {
      optional: true,
      discards: true,
      applies: ({ self, attack }) => attack.defender === self && rerollable(attack.defenseDice).length > 0,
      resolve: ({ attack, key }) => [
        { kind: 'rerollDice', pool: 'defense', dice: rerollable(attack.defenseDice), source: key },
      ],
    }),
  ],
});
