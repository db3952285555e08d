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

test('the lock of a friend gives a TIE/v1 nothing', () => {
  xwingTable(
    {
      v1: { pilot: 'sienartestpilot', at: [250, 300], upgrades: ['tiev1'] },
      ship: {
        pilot: 'obsidiansquadronpilot',
        at: [450, 300],
        upgrades: ['targetingcomputer'],
        dial: { speed: 2, bearing: 'straight' },
      },
      x: { pilot: 'rookiepilot', at: [450, 600, 180] },
    },
    { phase: 'activation' },
  )
    .acts('targetLock', { target: 'x' })
    .doesNotOffer('tiev1');
});

const chasing = (locks: object, more: object = {}) =>
  xwingTable(
    {
      ship: {
        pilot: 'rebel:t70xwing:poedameron',
        at: [450, 300],
        upgrades: ['blackone', 'vectoredthrusters'],
        dial: { speed: 1, bearing: 'straight' },
      },
      friend: { pilot: 'rookiepilot', at: [450, 480], activated: true },
      far: { pilot: 'rookiepilot', at: [850, 380], activated: true },
      hunter: { pilot: 'obsidiansquadronpilot', at: [450, 850, 180], ...locks },
      ...more,
    },
    { phase: 'activation' },
  )
    .acts('barrelRoll', { direction: 'left' })
    .answers({ shift: 10 });

test('the Black One shakes off locks on friends at range 1 after a barrel roll too, and no others', () => {
  chasing({ lock: 'friend' })
    .offersExactly({ use: 'ship.u1', choice: { removeLockOf: 'hunter' } }, { pass: true })
    .uses('blackone', { removeLockOf: 'hunter' })
    .has('hunter', { lock: null });
  chasing({ lock: 'far' }).doesNotOffer('blackone');
  const other = { pilot: 'obsidiansquadronpilot', at: [600, 450, 180], lock: 'hunter' };
  chasing({ at: [270, 480, 180] }, { other }).doesNotOffer('blackone');
});

test('of two locks of an enemy the named one goes', () => {
  const two = { lock: 'ship', otherLock: 'friend', upgrades: ['weaponsengineer'] };
  chasing(two)
    .offersExactly(
      ...['ship', 'friend'].map((removeLockOn) => ({
        use: 'ship.u1',
        choice: { removeLockOf: 'hunter', removeLockOn },
      })),
      { pass: true },
    )
    .uses('blackone', { removeLockOf: 'hunter', removeLockOn: 'friend' })
    .has('hunter', { lock: { target: 'ship' } });
});
