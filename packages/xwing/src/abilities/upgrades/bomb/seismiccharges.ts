import { bombUpgrade } from '../../bomb-upgrade.ts';

/** xw.bomb.type.seismic */
export const seismicCharges = bombUpgrade('bomb:seismiccharges', {
  drop: 'dialRevealed',
  detonates: 'endOfActivation',
  effect: (ship) => [{ kind: 'sufferDamage', ship, hits: 1, crits: 0, source: 'bomb:seismiccharges' }],
});
