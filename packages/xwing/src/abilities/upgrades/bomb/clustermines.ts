import type { XwingEffect } from '../../../model/index.ts';
import { bombUpgrade } from '../../bomb-upgrade.ts';

const SOURCE = 'bomb:clustermines';

/** Three tokens side by side; hits and criticals are damage alike. */
export const clusterMines = bombUpgrade(SOURCE, {
  drop: 'action',
  detonates: 'contact',
  set: [-27, 0, 27],
  effect: (ship) => {
    const damage: XwingEffect = { kind: 'sufferDamage', ship, hits: 1, crits: 0, source: SOURCE };
    const outcomes = { hit: [damage], crit: [damage] };
    return [{ kind: 'rollFor', ship, source: SOURCE, count: 2, outcomes }];
  },
});
