import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import type { CardKey } from '@sortie/xwing/model';
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

shows('xw.later.lock.two', 'a ship that it has locked already may be locked again without a loss', () => {
  const table = acting(['weaponsengineer'], { lock: 'one', otherLock: 'two' }).acts('targetLock', {
    target: 'one',
  });
  table.offers('weaponsengineer').passes();
  table.has('hwk', { lock: { target: 'one' }, otherLock: { target: 'two' } });
});

shows('xw.later.lock.two', 'the lock of a friend is no occasion', () => {
  xwingTable(
    {
      hwk: { pilot: 'rebeloperative', at: [450, 300], upgrades: ['weaponsengineer'] },
      wing: { pilot: 'rookiepilot', at: [550, 300], dial: { speed: 1, bearing: 'straight' } },
      ...ties,
    },
    { phase: 'activation' },
  )
    .acts('targetLock', { target: 'one' })
    .doesNotOffer('weaponsengineer');
});

/** The crew is taken from its ship as that attacks. */
const robbed = (own: object) =>
  xwingTable(
    {
      hwk: { pilot: 'rebeloperative', at: [450, 430], upgrades: ['weaponsengineer'], ...own },
      ...ties,
    },
    {},
    xwingWith({
      name: 'thief',
      seat: 'p1',
      window: 'attackDeclared',
      effects: ({ attacker }) => [
        { kind: 'discardUpgrade', ship: attacker, key: `${attacker}.u1` as CardKey },
      ],
    }),
  )
    .attack('hwk', 'three', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('thief');

shows('xw.later.lock.two', 'without the crew one of two locks goes, and its player chooses', () => {
  robbed({ lock: 'one', otherLock: 'two' })
    .asks('chooseForCard')
    .offersExactly({ removeLockOn: 'one' }, { removeLockOn: 'two' })
    .answers({ removeLockOn: 'one' })
    .has('hwk', { lock: { target: 'two' } });
  const single = robbed({ lock: 'one' });
  expect(single.open.map(({ kind }) => kind)).not.toContain('chooseForCard');
  single.has('hwk', { lock: { target: 'one' } });
});

shows('xw.later.lock.two', 'defending too the lock on the other ship counts', () => {
  xwingTable({
    norra: {
      pilot: 'norrawexley',
      at: [450, 300],
      upgrades: ['weaponsengineer'],
      lock: 'one',
      otherLock: 'three',
      hasFought: true,
    },
    ...ties,
    three: { pilot: 'academypilot', at: [450, 480, 180] },
  })
    .attack('three', 'norra', { attack: ['hit', 'blank'], defense: ['blank'] })
    .offers('norrawexley');
});

shows('xw.later.lock.two', 'another card may go without a lock', () => {
  const table = robbed({ upgrades: ['mod:hullupgrade', 'weaponsengineer'], lock: 'one', otherLock: 'two' });
  expect(table.events('upgradeDiscarded')).toHaveLength(1);
  expect(table.open.map(({ kind }) => kind)).not.toContain('chooseForCard');
  table.has('hwk', { lock: { target: 'one' }, otherLock: { target: 'two' } });
});
