import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const acting = (ship: Spec, enemy: Partial<Spec> = {}) =>
  xwingTable(
    {
      ship: { at: [450, 300], dial: { speed: 1, bearing: 'straight' }, ...ship },
      x: { pilot: 'rookiepilot', at: [450, 600, 180], ...enemy },
    },
    { phase: 'activation' },
  );

test('a TIE/v1 may evade for free after it locks', () => {
  const tie = (upgrades: readonly string[]): Spec => ({
    pilot: 'sienartestpilot',
    upgrades,
    dial: { speed: 2, bearing: 'straight' },
  });
  acting(tie(['tiev1']))
    .acts('targetLock', { target: 'x' })
    .offers('tiev1')
    .uses('tiev1')
    .acts('evade');
  acting(tie(['tiev1']))
    .acts('focus')
    .doesNotOffer('tiev1');
  acting(tie([])).acts('targetLock', { target: 'x' }).doesNotOffer('tiev1');
});

test('the Black One shakes off a lock after its boost', () => {
  const poe: Spec = { pilot: 'rebel:t70xwing:poedameron', upgrades: ['blackone'] };
  const chased: Partial<Spec> = { pilot: 'obsidiansquadronpilot', lock: 'ship' };
  const table = acting(poe, chased).acts('boost', { direction: 'straight' });
  table
    .offersExactly({ use: 'ship.u1', choice: { removeLockOf: 'x' } }, { pass: true })
    .uses('blackone')
    .has('x', { lock: null });
  acting(poe, { pilot: 'obsidiansquadronpilot' })
    .acts('boost', { direction: 'straight' })
    .doesNotOffer('blackone');
  acting(poe, chased).acts('focus').doesNotOffer('blackone');
});
