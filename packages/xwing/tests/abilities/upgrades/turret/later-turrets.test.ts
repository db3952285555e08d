import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const behind = (card: string, y: number) =>
  xwingTable({
    hwk: { pilot: 'rebeloperative', at: [450, 500, 0], upgrades: [card] },
    tie: { pilot: 'academypilot', at: [450, y, 0], hasFought: true },
    ahead: { pilot: 'academypilot', at: [450, 760, 180], hasFought: true },
  });

test('a twin laser turret attacks a ship behind twice, and each hit is one damage whatever the dice show', () => {
  const table = behind('twinlaserturret', 300).attack('hwk', 'tie', {
    weapon: 'twinlaserturret',
    attack: ['hit', 'crit', 'hit', 'hit', 'hit', 'hit'],
    defense: ['blank', 'blank', 'blank', 'evade', 'blank', 'blank'],
  });
  expect(table.events('attackDeclared').map(({ defender, weapon }) => [defender, weapon])).toEqual([
    ['tie', 'hwk.u1'],
    ['tie', 'hwk.u1'],
  ]);
  expect(table.events('resultsCompared').map(({ outcome }) => outcome)).toEqual(['hit', 'hit']);
  table.has('tie', { damage: [{ faceup: false }, { faceup: false }] }).ends();
});

test('each attack of a twin laser turret misses by itself', () => {
  behind('twinlaserturret', 300)
    .attack('hwk', 'tie', {
      weapon: 'twinlaserturret',
      attack: ['blank', 'blank', 'blank', 'hit', 'crit', 'hit'],
      defense: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    })
    .has('tie', { damage: [{ faceup: false }] })
    .ends();
});

test('a twin laser turret does not reach range 1', () => {
  behind('twinlaserturret', 400)
    .until('declareTarget', 'hwk')
    .offersExactly(
      { weapon: 'primary', target: 'ahead' },
      { weapon: 'hwk.u1', target: 'ahead' },
      { decline: true },
    )
    .refuses({ weapon: 'hwk.u1', target: 'tie' }, 'xw.range.weapon-range');
});

test('no defense die cancels a hit of an autoblaster turret', () => {
  behind('autoblasterturret', 400)
    .attack('hwk', 'tie', {
      weapon: 'autoblasterturret',
      attack: ['hit', 'crit'],
      defense: ['evade', 'evade', 'blank'],
    })
    .asks('cancelFirst')
    .asksSeat('p2')
    .offersExactly({ cancelFirst: 'crit' }, { cancelFirst: 'hit' })
    .answers({ cancelFirst: 'crit' })
    .has('tie', { damage: [{ faceup: false }] })
    .ends();
});

test('an autoblaster turret does not reach range 2', () => {
  behind('autoblasterturret', 350)
    .until('declareTarget', 'hwk')
    .offersExactly({ weapon: 'primary', target: 'ahead' }, { decline: true })
    .refuses({ weapon: 'hwk.u1', target: 'tie' }, 'xw.range.weapon-range');
});

test('a dorsal turret rolls a third die at range 1, and no more than two at range 2', () => {
  behind('dorsalturret', 400)
    .attack('hwk', 'tie', {
      weapon: 'dorsalturret',
      attack: ['blank', 'blank', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .has('tie', { damage: [{ faceup: false }] })
    .ends();
  behind('dorsalturret', 350)
    .attack('hwk', 'tie', {
      weapon: 'dorsalturret',
      attack: ['blank', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .has('tie', { damage: [{ faceup: false }] })
    .ends();
});

const synced = (y: number, lock: object) =>
  xwingTable({
    ywing: {
      pilot: 'goldsquadronpilot',
      faction: 'rebel',
      at: [450, 500, 0],
      upgrades: ['syncedturret'],
      ...lock,
    },
    tie: { pilot: 'academypilot', at: [450, y, 180], hasFought: true },
  });

test('a synced turret rerolls as many dice as the primary weapon has, and keeps the lock', () => {
  const table = synced(650, { lock: 'tie' })
    .attack('ywing', 'tie', {
      weapon: 'syncedturret',
      attack: ['blank', 'blank', 'focus', 'hit', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offers('syncedturret', 'targetLock');
  const picked = table.answersOffered
    .map((each) => each as { readonly use?: string; readonly choice?: readonly number[] })
    .filter(({ use }) => use?.startsWith('ywing.u1'))
    .map(({ choice }) => choice);
  expect(picked.every((dice) => dice!.length <= 2)).toBe(true);
  table
    .uses('syncedturret', [0, 1])
    .offers('targetLock')
    .passes()
    .has('ywing', { lock: { target: 'tie' } })
    .has('tie', { damage: [{ faceup: false }, { faceup: false }] })
    .ends();
});

test('a synced turret rerolls nothing against a ship outside the primary arc', () => {
  synced(350, { lock: 'tie' })
    .attack('ywing', 'tie', {
      weapon: 'syncedturret',
      attack: ['blank', 'blank', 'focus'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offers('targetLock')
    .passes()
    .ends();
});

test('a synced turret asks for a lock', () => {
  synced(650, {})
    .until('declareTarget', 'ywing')
    .offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true })
    .refuses({ weapon: 'ywing.u1', target: 'tie' }, 'xw.secondary.header.target-lock');
});

test('a weak primary weapon lets the synced turret reroll one die', () => {
  xwingTable({
    hwk: { pilot: 'rebeloperative', at: [450, 500], upgrades: ['syncedturret'], lock: 'tie' },
    tie: { pilot: 'academypilot', at: [450, 650, 180], hasFought: true },
  })
    .attack('hwk', 'tie', {
      weapon: 'syncedturret',
      attack: ['blank', 'focus', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offers('syncedturret', 'targetLock');
});
