import { bombUpgrade } from '../../bomb-upgrade.ts';

/** xw.bomb.type.proximity */
export const proximityMines = bombUpgrade('bomb:proximitymines', {
  drop: 'action',
  detonates: 'contact',
  effect: (ship) => [{ kind: 'rollDamage', ship, count: 3, source: 'bomb:proximitymines' }],
});
