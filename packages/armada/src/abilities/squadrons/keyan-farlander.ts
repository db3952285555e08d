import type { Plain } from '@sortie/kernel';
import { picks } from '@sortie/kernel';
import { diceLeft } from '../../rules/pool.ts';
import { ability } from '../card-words.ts';

const id = 'keyan-farlander';

/** ar.known.squadron.b-wing */
export const keyanFarlander = ability(id, {
  window: 'attackEffects',
  optional: true,
  applies: ({ table, self, attack: { attacker, defender, defendingZone } }) =>
    attacker === self && defendingZone !== null && table.ship(defender).shields[defendingZone] === 0,
  choices: ({ attack }) => {
    const dice = diceLeft(attack.dice);
    return picks<Plain>(dice, { least: 1, most: dice.length });
  },
  resolve: (_at, dice: readonly number[]) => [{ kind: 'rerollDice', dice, source: id }],
});
