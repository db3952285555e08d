import { card } from '../card-words.ts';
import { criticalEffect } from '../critical-effect.ts';

/** ar.known.upgrade.turbolasers */
export const xx9Turbolasers = card('xx-9-turbolasers', {
  abilities: [criticalEffect(null, () => [{ kind: 'dealNextFaceup', count: 2 }])],
});
