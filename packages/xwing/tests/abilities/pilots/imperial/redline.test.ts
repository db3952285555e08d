import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (pilot = 'redline') =>
  xwingTable(
    {
      redline: { pilot, at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      wing: { pilot: 'rookiepilot', at: [450, 560, 180] },
      other: { pilot: 'rookiepilot', at: [600, 560, 180] },
    },
    { phase: 'activation' },
  ).acts('targetLock', { target: 'wing' });

const twice = (more: object = {}) =>
  xwingTable({
    redline: { pilot: 'redline', at: [450, 300], lock: 'wing', lockedTwice: true, ...more },
    wing: { pilot: 'rookiepilot', at: [450, 520, 180], hasFought: true },
  });

shows(
  'xw.action.lock.one-maintained',
  'acquiring a lock it may acquire a second one on the same ship',
  () => {
    const table = flying()
      .offersExactly({ use: 'redline.pilot', choice: null }, { pass: true })
      .uses('redline');
    const { lock } = table.ship('redline');
    expect(lock).toEqual({ target: 'wing', letter: 'A', second: 'B' });
    flying()
      .passes()
      .has('redline', { lock: { target: 'wing', letter: 'A' } });
  },
);

test('another pilot keeps one', () => {
  flying('cutlasssquadronpilot')
    .doesNotOffer('redline')
    .has('redline', { lock: { target: 'wing', letter: 'A' } });
});

test('one lock fires a torpedo, and the other rerolls its dice', () => {
  const table = twice({ upgrades: ['protontorpedoes'] }).attack('redline', 'wing', {
    weapon: 'protontorpedoes',
    attack: ['blank', 'blank', 'hit', 'hit', 'hit', 'hit'],
    defense: ['blank', 'blank'],
  });
  table.has('redline', { lock: { target: 'wing' } }).uses('targetLock', [0, 1]);
  expect(table.ship('redline').lock).toBeNull();
});

test('both may be spent in one attack, each die rerolled once', () => {
  const table = twice().attack('redline', 'wing', {
    attack: ['blank', 'blank', 'hit'],
    defense: ['blank', 'blank'],
  });
  table.uses('targetLock', [0]).has('redline', { lock: { target: 'wing' } });
  table
    .offersExactly(
      { use: 'redline.targetLock', choice: [] },
      { use: 'redline.targetLock', choice: [1] },
      { pass: true },
    )
    .dice({ attack: ['hit'] })
    .uses('targetLock', [1]);
  expect(table.ship('redline').lock).toBeNull();
});

test('a lock on another ship takes the place of both', () => {
  const table = xwingTable(
    {
      redline: {
        pilot: 'redline',
        at: [450, 300],
        lock: 'wing',
        lockedTwice: true,
        dial: { speed: 1, bearing: 'straight' },
      },
      wing: { pilot: 'rookiepilot', at: [450, 560, 180] },
      other: { pilot: 'rookiepilot', at: [600, 560, 180] },
    },
    { phase: 'activation' },
  ).acts('targetLock', { target: 'other' });
  expect(table.ship('redline').lock).toEqual({ target: 'other', letter: 'A' });
  expect(table.events('lockRemoved')).toHaveLength(2);
});

test('both go with the ship that they are on', () => {
  const hurt = ['core2-damagedcockpit', 'core2-damagedengine'];
  const table = xwingTable({
    redline: { pilot: 'redline', at: [450, 300], lock: 'wing', lockedTwice: true },
    wing: { pilot: 'rookiepilot', at: [450, 500, 180], shields: 0, facedown: hurt, hasFought: true },
    other: { pilot: 'rookiepilot', at: [600, 560, 180], hasFought: true },
  }).attack('redline', 'wing', { attack: ['hit', 'hit', 'hit'], defense: ['blank', 'blank'] });
  while (table.open[0]?.kind === 'useAbility') table.passes();
  table.has('wing', { gone: 'destroyed' }).has('redline', { lock: null });
});

shows(
  ['xw.action.lock.one-maintained', 'xw.timing.precedence.card-beats-rule'],
  'two locks are the most, and its alone',
  () => {
    const locked = flying().uses('redline').asks('declareTarget', { ship: 'redline' });
    expect(locked.events('lockAcquired')).toHaveLength(2);
    const friend = xwingTable(
      {
        redline: { pilot: 'redline', at: [450, 300], lock: 'wing' },
        mate: {
          pilot: 'cutlasssquadronpilot',
          at: [550, 300],
          lock: 'wing',
          dial: { speed: 1, bearing: 'straight' },
        },
        wing: { pilot: 'rookiepilot', at: [450, 560, 180] },
      },
      { phase: 'activation' },
    ).acts('targetLock', { target: 'wing' });
    friend.asks('declareTarget', { ship: 'redline' });
    expect(friend.ship('mate').lock).toEqual({ target: 'wing', letter: expect.any(String) });
  },
);

test('a lock that is lost at once is no occasion', () => {
  xwingTable(
    {
      redline: {
        pilot: 'redline',
        at: [450, 300],
        dial: { speed: 1, bearing: 'straight' },
        tokens: { jam: 1 },
      },
      wing: { pilot: 'rookiepilot', at: [450, 560, 180] },
    },
    { phase: 'activation' },
  )
    .acts('targetLock', { target: 'wing' })
    .asks('declareTarget', { ship: 'redline' })
    .has('redline', { lock: null, tokens: { jam: 0 } });
});
