import { bombUpgrade } from '../../bomb-upgrade.ts';

/** xw.bomb.type.proton */
export const protonBombs = bombUpgrade('bomb:protonbombs', {
  drop: 'dialRevealed',
  detonates: 'endOfActivation',
  effect: (ship) => [{ kind: 'dealDamageCard', ship, faceup: true, source: 'bomb:protonbombs' }],
});
