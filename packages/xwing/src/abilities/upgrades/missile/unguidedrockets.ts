import { card } from '../../card-words.ts';

/** A focus token spent in the usual way is all that changes its dice, for either side. */
export const unguidedRockets = card('missile:unguidedrockets', {
  weapon: { requires: 'focus' },
  forbids: {
    modifyDice: ({ key: by, pool, attack }, { self, key }) =>
      pool === 'attack' && attack.weapon === key && by !== `${self}.focus`,
  },
});
