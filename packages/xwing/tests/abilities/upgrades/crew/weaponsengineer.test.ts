import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const ties = {
  one: { pilot: 'academypilot', at: [400, 620, 180], hasFought: true },
  two: { pilot: 'academypilot', at: [500, 620, 180], hasFought: true },
  three: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true },
  far: { pilot: 'academypilot', at: [850, 880, 180], hasFought: true },
} as const;
const acting = (upgrades: readonly string[], own: object = {}) =>
  xwingTable(
    {
      hwk: {
        pilot: 'rebeloperative',
        at: [450, 300],
        upgrades,
        dial: { speed: 1, bearing: 'straight' },
        ...own,
      },
      ...ties,
    },
    { phase: 'activation' },
  );

test('with one lock another ship may be locked as well', () => {
  const table = acting(['weaponsengineer'])
    .acts('targetLock', { target: 'one' })
    .offersExactly({ use: 'hwk.u1', choice: 'two' }, { use: 'hwk.u1', choice: 'three' }, { pass: true })
    .uses('weaponsengineer', 'two');
  expect(table.open.map(({ kind }) => kind)).not.toContain('useAbility');
  table.has('hwk', { lock: { target: 'two' }, otherLock: { target: 'one' } });
});

test('without the crew there is one, and the new one takes its place', () => {
  acting([], { lock: 'two' })
    .acts('targetLock', { target: 'one' })
    .has('hwk', { lock: { target: 'one' } });
  expect(
    acting([], { lock: 'two' }).acts('targetLock', { target: 'one' }).ship('hwk').otherLock,
  ).toBeUndefined();
});

shows('xw.later.lock.two', 'of two locks one goes for a third, and its player chooses', () => {
  acting(['weaponsengineer'], { lock: 'one', otherLock: 'two' })
    .acts('targetLock', { target: 'three' })
    .asks('chooseForCard')
    .offersExactly({ removeLockOn: 'one' }, { removeLockOn: 'two' })
    .answers({ removeLockOn: 'one' })
    .passes()
    .has('hwk', { lock: { target: 'three' }, otherLock: { target: 'two' } });
});

const fighting = (weapon: readonly string[], own: object = {}) =>
  xwingTable({
    gold: {
      pilot: 'goldsquadronpilot',
      at: [450, 300],
      upgrades: weapon,
      lock: 'one',
      otherLock: 'three',
      ...own,
    },
    ...ties,
    three: { ...ties.three, at: [450, 480, 180] },
  });

shows('xw.later.lock.two', 'in an attack the lock on its target counts, whichever it is', () => {
  fighting(['weaponsengineer'])
    .attack('gold', 'three', {
      attack: ['blank', 'blank', 'hit', 'blank'],
      defense: ['evade', 'blank', 'blank'],
    })
    .uses('targetLock', [0, 1])
    .has('gold', { lock: { target: 'one' } });
});

test('a torpedo spends the lock on its target and leaves the other', () => {
  const table = fighting(['weaponsengineer', 'protontorpedoes']).attack('gold', 'three', {
    weapon: 'protontorpedoes',
    attack: ['blank', 'blank', 'blank', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
  table.has('gold', { lock: { target: 'one' } });
  expect(table.ship('gold').otherLock).toBeUndefined();
});

test('the lock of a friend brings none', () => {
  xwingTable(
    {
      hwk: { pilot: 'rebeloperative', at: [350, 300], upgrades: ['weaponsengineer'] },
      friend: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      ...ties,
    },
    { phase: 'activation' },
  )
    .acts('targetLock', { target: 'one' })
    .doesNotOffer('weaponsengineer')
    .has('friend', { lock: { target: 'one' } })
    .has('hwk', { lock: null });
});
