import { ability } from '../card-words.ts';

const id = 'dutch-vander';

/** ar.known.squadron.y-wing */
export const dutchVander = ability(id, {
  window: 'damageSuffered',
  optional: true,
  applies: ({ table, self, attack: { attacker, defender, suffered } }) =>
    attacker === self && suffered > 0 && !table.isShip(defender) && table.isInPlay(defender),
  resolve: ({ table, attack: { defender } }) =>
    table.isActivated(defender)
      ? [{ kind: 'sufferDamage', unit: defender, zone: null, points: 1, source: id }]
      : [{ kind: 'setSlider', squadron: table.squadron(defender).id, activated: true }],
});
