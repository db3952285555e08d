import { ability } from '../card-words.ts';

const id = 'wedge-antilles';

/** ar.known.squadron.x-wing */
export const wedgeAntilles = ability(id, {
  window: 'attackEffects',
  optional: true,
  applies: ({ table, self, attack: { attacker, defender } }) =>
    attacker === self && !table.isShip(defender) && table.isActivated(defender),
  resolve: () => [{ kind: 'addDice', colour: 'blue', count: 2, source: id }],
});
