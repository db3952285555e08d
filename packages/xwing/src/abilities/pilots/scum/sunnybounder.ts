import type { Attack, Pool, XwingEffect } from '../../../model/index.ts';
import type { AbilityText } from '../../card-words.ts';
import { card, on } from '../../card-words.ts';

type Roll = Pick<AbilityText<'attackDiceRolled', null>, 'optional' | 'once'>;

const ROLL: Roll = { optional: true, once: 'round' };

/** What all its dice show; a blank is no result that could be added. */
function faceOfAll({ attackDice, defenseDice }: Attack, pool: Pool) {
  const dice = (pool === 'attack' ? attackDice : defenseDice).filter(({ cancelled }) => !cancelled);
  const [first] = dice;
  return first && first.face !== 'blank' && dice.every(({ face }) => face === first.face)
    ? first.face
    : undefined;
}

function addsOne(attack: Attack, pool: Pool, source: string): readonly XwingEffect[] {
  return [{ kind: 'addDie', pool, face: faceOfAll(attack, pool)!, source }];
}

export const sunnyBounder = card('scum:m3ainterceptor:sunnybounder', {
  abilities: [
    on('attackDiceRolled', {
      ...ROLL,
      applies: ({ self, attack }) => attack.attacker === self && faceOfAll(attack, 'attack') !== undefined,
      resolve: ({ key, attack }) => addsOne(attack, 'attack', key),
    }),
    on('defenseDiceRolled', {
      ...ROLL,
      applies: ({ self, attack }) => attack.defender === self && faceOfAll(attack, 'defense') !== undefined,
      resolve: ({ key, attack }) => addsOne(attack, 'defense', key),
    }),
    on('diceRerolled', {
      ...ROLL,
      applies: ({ table: { attackNow }, self, rerolled: { pool } }) =>
        attackNow?.[pool === 'attack' ? 'attacker' : 'defender'] === self &&
        faceOfAll(attackNow, pool) !== undefined,
      resolve: ({ table, key, rerolled: { pool } }) => addsOne(table.attackNow!, pool, key),
    }),
  ],
});
