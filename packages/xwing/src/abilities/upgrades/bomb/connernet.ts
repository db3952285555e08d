import { bombUpgrade } from '../../bomb-upgrade.ts';

const SOURCE = 'bomb:connernet';

export const connerNet = bombUpgrade(SOURCE, {
  drop: 'action',
  detonates: 'contact',
  effect: (ship) => [
    { kind: 'sufferDamage', ship, hits: 1, crits: 0, source: SOURCE },
    { kind: 'assignTokens', ship, token: 'ion', count: 2 },
    {
      kind: 'beginLasting',
      ship,
      lasting: { source: SOURCE, effect: { kind: 'skipsAction' }, until: 'endOfRound' },
    },
  ],
});
