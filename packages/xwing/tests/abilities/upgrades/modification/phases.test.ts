import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const combat = (ship: object, enemy: object = {}) =>
  xwingTable(
    {
      ship: { pilot: 'outerrimsmuggler', at: [450, 300], dial: { speed: 1, bearing: 'straight' }, ...ship },
      tie: { pilot: 'obsidiansquadronpilot', at: [450, 800, 180], ...enemy },
    },
    { phase: 'activation' },
  ).skips();

test('Countermeasures raise agility for the round and may shake off a lock', () => {
  const table = combat({ upgrades: ['countermeasures'] }, { lock: 'ship' });
  table.offersExactly(
    { use: 'ship.u1', choice: null },
    { use: 'ship.u1', choice: { removeLockOf: 'tie' } },
    { pass: true },
  );
  table.uses('countermeasures', { removeLockOf: 'tie' });
  expect(table.events('lockRemoved')).toMatchObject([{ ship: 'tie' }]);
  expect(table.events('lastingBegun')).toMatchObject([
    { ship: 'ship', lasting: { effect: { kind: 'agility', by: 1 } } },
  ]);
  expect(table.ship('ship').upgrades).toMatchObject([{ faceup: false }]);
});

test('Countermeasures may be kept', () => {
  const table = combat({ upgrades: ['countermeasures'] }).passes();
  expect(table.ship('ship').upgrades).toMatchObject([{ faceup: true }]);
});

const lancer = (speed: number, upgrades: readonly string[]) =>
  combat(
    { pilot: 'shadowporthunter', upgrades, dial: { speed, bearing: 'straight' } },
    { at: [100, 880, 90] },
  );

test('after a fast maneuver Gyroscopic Targeting rotates the arc as combat ends', () => {
  const table = lancer(3, ['gyroscopictargeting'])
    .offers('gyroscopictargeting')
    .uses('gyroscopictargeting', 'rear');
  table.has('ship', { mobileArc: 'rear' });
  expect(lancer(2, ['gyroscopictargeting']).open.map(({ kind }) => kind)).not.toContain('useAbility');
});

test('a Pulsed Ray Shield comes back for an ion token', () => {
  const scyk = (shields: number) =>
    combat({
      pilot: 'cartelspacer',
      upgrades: ['pulsedrayshield'],
      shields,
      dial: { speed: 2, bearing: 'straight' },
    });
  const table = scyk(0).offers('pulsedrayshield').uses('pulsedrayshield').has('ship', { shields: 1 });
  expect(table.events('tokensAssigned')).toMatchObject([{ token: 'ion' }]);
  expect(scyk(1).open.map(({ kind }) => kind)).not.toContain('useAbility');
});

test('Countermeasures shake off no lock that lies on another ship', () => {
  const table = xwingTable(
    {
      ship: { pilot: 'outerrimsmuggler', at: [450, 300], upgrades: ['countermeasures'] },
      friend: { pilot: 'rookiepilot', at: [250, 300] },
      tie: { pilot: 'obsidiansquadronpilot', at: [450, 800, 180], lock: 'friend' },
    },
    { phase: 'activation' },
  );
  table.offersExactly({ use: 'ship.u1', choice: null }, { pass: true }).uses('countermeasures', null);
  expect(table.events('lockRemoved')).toEqual([]);
});

test('the arc is rotated to any other facing, or stays', () => {
  for (const [mobileArc, others] of [
    ['front', ['left', 'right', 'rear']],
    ['rear', ['front', 'left', 'right']],
  ] as const) {
    combat(
      {
        pilot: 'shadowporthunter',
        upgrades: ['gyroscopictargeting'],
        dial: { speed: 3, bearing: 'straight' },
        mobileArc,
      },
      { at: [100, 880, 90] },
    ).offersExactly(...others.map((choice) => ({ use: 'ship.u1', choice })), { pass: true });
  }
});

test('the shield costs one ion token', () => {
  const table = combat({
    pilot: 'cartelspacer',
    upgrades: ['pulsedrayshield'],
    shields: 0,
    dial: { speed: 2, bearing: 'straight' },
  }).uses('pulsedrayshield');
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'ship', token: 'ion', count: 1 }]);
});
