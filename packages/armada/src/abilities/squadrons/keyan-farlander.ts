import { diceLeft } from '../../rules/pool.ts';
import { ability } from '../card-words.ts';

const id = 'keyan-farlander';

/** ar.known.squadron.b-wing */
export const keyanFarlander = ability(id, {
  window: 'attackEffects',
  optional: true,
  applies: ({ table, self, attack: { attacker, defender, defendingZone } }) =>
    attacker === self && defendingZone !== null && table.ship(defender).shields[defendingZone] === 0,
  resolve: ({ self, attack }) => [
    { kind: 'chooseRerolls', unit: self, from: diceLeft(attack.dice), source: id },
  ],
});
