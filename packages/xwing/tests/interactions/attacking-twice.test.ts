import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

const outcomes = (table: ReturnType<typeof xwingTable>) =>
  table.events('resultsCompared').map(({ outcome }) => outcome);

const turret = (upgrades: readonly string[], foe: { readonly [key: string]: unknown } = {}) =>
  xwingTable({
    kwing: { pilot: 'wardensquadronpilot', at: [450, 300], upgrades: ['twinlaserturret', ...upgrades] },
    foe: { pilot: 'academypilot', at: [450, 520, 180], hasFought: true, ...foe },
  });

test('Gunner waits for both shots of a Twin Laser Turret and stays silent when one of them hit', () => {
  const first = turret(['gunner']).attack('kwing', 'foe', {
    weapon: 'twinlaserturret',
    attack: [...blanks(3), 'hit', 'blank', 'blank'],
    defense: blanks(6),
  });
  expect(outcomes(first)).toEqual(['miss', 'hit']);
  first.has('foe', { damage: [{ faceup: false }] }).ends();
  expect(first.open.map(({ kind }) => kind)).not.toContain('declareTarget');

  const both = turret(['gunner']).attack('kwing', 'foe', {
    weapon: 'twinlaserturret',
    attack: blanks(6),
    defense: blanks(6),
  });
  expect(outcomes(both)).toEqual(['miss', 'miss']);
  both
    .asks('declareTarget', { ship: 'kwing', source: 'kwing.u2' })
    .offersExactly({ weapon: 'primary', target: 'foe' }, { decline: true })
    .ends();
});

test('Tactician hands out one stress for both shots of a Twin Laser Turret', () => {
  const table = turret(['tactician'], { at: [450, 490, 180] }).attack('kwing', 'foe', {
    weapon: 'twinlaserturret',
    attack: blanks(6),
    defense: blanks(6),
  });
  expect(outcomes(table)).toEqual(['miss', 'miss']);
  table.has('foe', { tokens: expect.objectContaining({ stress: 1 }) }).ends();
});

test('a Stealth Device lost to the first shot of a Twin Laser Turret is missing against the second', () => {
  const table = turret([], { upgrades: ['stealthdevice'] }).attack('kwing', 'foe', {
    weapon: 'twinlaserturret',
    attack: ['hit', 'blank', 'blank', ...blanks(3)],
    defense: blanks(4 + 3),
  });
  expect(table.events('defenseDiceRolled').map(({ faces }) => faces.length)).toEqual([4, 3]);
  table.has('foe', { upgrades: [{ faceup: false }] }).ends();
});

test('a Y-wing with BTL-A4 fires both shots of its Twin Laser Turret after its primary weapon', () => {
  const table = xwingTable({
    ywing: { pilot: 'goldsquadronpilot', at: [450, 300], upgrades: ['btla4ywing', 'twinlaserturret'] },
    foe: { pilot: 'academypilot', at: [450, 520, 180], hasFought: true },
  })
    .attack('ywing', 'foe', { attack: blanks(2), defense: blanks(3) })
    .offers('btla4ywing')
    .dice({ attack: blanks(6), defense: blanks(6) })
    .uses('btla4ywing')
    .asks('declareTarget')
    .offersExactly({ weapon: 'ywing.u2', target: 'foe' }, { decline: true })
    .answers({ target: 'foe' });
  expect(table.events('attackDeclared').map(({ weapon }) => weapon)).toEqual([
    'primary',
    'ywing.u2',
    'ywing.u2',
  ]);
  table.ends();
});

const bomber = () =>
  xwingTable({
    bomber: {
      pilot: 'scimitarsquadronpilot',
      at: [450, 300],
      upgrades: ['clustermissiles', 'munitionsfailsafe'],
      lock: 'x',
    },
    x: { pilot: 'rookiepilot', at: [450, 490, 180], hasFought: true },
  });

test('Munitions Failsafe keeps Cluster Missiles only when both attacks miss', () => {
  const hit = ['hit', 'blank', 'blank'];
  for (const [attack, isKept] of [
    [[...blanks(3), ...hit], false],
    [[...hit, ...blanks(3)], false],
    [[...blanks(3), ...blanks(3)], true],
  ] as const) {
    bomber()
      .attack('bomber', 'x', { weapon: 'clustermissiles', attack, defense: blanks(4) })
      .has('bomber', { lock: null, upgrades: [{ faceup: isKept }, { faceup: true }] })
      .ends();
  }
});

test('Cluster Missiles that hit twice under Munitions Failsafe and Extra Munitions cost one token', () => {
  xwingTable({
    bomber: {
      pilot: 'scimitarsquadronpilot',
      at: [450, 300],
      upgrades: ['clustermissiles', 'extramunitions', 'munitionsfailsafe'],
      cardTokens: { 'missile:clustermissiles': 1 },
      lock: 'x',
    },
    x: { pilot: 'rookiepilot', at: [450, 490, 180], hasFought: true },
  })
    .attack('bomber', 'x', {
      weapon: 'clustermissiles',
      attack: ['hit', 'blank', 'blank', 'hit', 'blank', 'blank'],
      defense: blanks(4),
    })
    .has('bomber', {
      upgrades: [
        { faceup: true, tokens: 0 },
        { faceup: true, tokens: 0 },
        { faceup: true, tokens: 0 },
      ],
    })
    .ends();
});

const decimator = () =>
  xwingTable({
    decimator: { pilot: 'patrolleader', at: [450, 300], upgrades: ['crew:darthvader', 'gunner'] },
    x: { pilot: 'rookiepilot', at: [450, 520, 180], hasFought: true },
  });

shows(
  'xw.timing.simultaneous.own-order',
  'Darth Vader in the crew speaks before Gunner attacks again, and again after that attack',
  () => {
    const table = decimator()
      .attack('decimator', 'x', { attack: blanks(3), defense: blanks(2) })
      .offers('darthvader')
      .uses('darthvader')
      .has('decimator', { shields: 2 })
      .has('x', { shields: 1 })
      .asks('declareTarget', { source: 'decimator.u2' })
      .dice({ attack: blanks(3), defense: blanks(2) })
      .answers({ target: 'x' })
      .offers('darthvader')
      .uses('darthvader')
      .has('decimator', { shields: 0 })
      .has('x', { shields: 0 });
    expect(table.events('attackDeclared')).toHaveLength(2);
    table.ends();
  },
);

test('the lock of a Fire-Control System comes in time to be spent in the attack of Gunner', () => {
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 300], upgrades: ['firecontrolsystem', 'gunner'] },
    x: { pilot: 'rookiepilot', at: [450, 520, 180], hasFought: true },
  })
    .attack('shuttle', 'x', { attack: blanks(3), defense: blanks(2) })
    .offers('firecontrolsystem')
    .uses('firecontrolsystem')
    .asks('declareTarget', { source: 'shuttle.u2' })
    .dice({ attack: [...blanks(3), 'hit'], defense: blanks(2) })
    .answers({ target: 'x' })
    .offers('targetLock')
    .uses('targetLock', [0])
    .has('x', { shields: 1 })
    .offers('firecontrolsystem')
    .passes()
    .has('shuttle', { lock: null })
    .ends();
});
