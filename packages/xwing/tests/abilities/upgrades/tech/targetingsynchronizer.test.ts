import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const squad = (own: object = {}, friend: object = {}) =>
  xwingTable({
    gold: { pilot: 'goldsquadronpilot', at: [450, 300], upgrades: ['protontorpedoes'], ...own },
    poe: {
      pilot: 'bluesquadronnovice',
      at: [550, 300],
      upgrades: ['targetingsynchronizer'],
      lock: 'tie',
      hasFought: true,
      ...friend,
    },
    tie: { pilot: 'academypilot', at: [450, 520, 180], hasFought: true },
    other: { pilot: 'academypilot', at: [520, 520, 180], hasFought: true },
  }).until('declareTarget', 'gold');
const primary = ['tie', 'other'].map((target) => ({ weapon: 'primary', target }));
const shot = { attack: ['blank', 'blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] };

shows(
  'xw.later.lock.lent',
  'a friend at range 1-2 fires a torpedo at the locked ship and spends that lock',
  () => {
    squad()
      .offersExactly(...primary, { weapon: 'gold.u1', target: 'tie' }, { decline: true })
      .attack('gold', 'tie', { weapon: 'protontorpedoes', ...shot })
      .has('poe', { lock: null })
      .has('gold', { upgrades: [{ faceup: false }] })
      .ends();
  },
);

test('with a lock of its own the ship chooses which one is spent', () => {
  squad({ lock: 'tie' }).offersExactly(
    ...primary,
    { weapon: 'gold.u1', target: 'tie' },
    { weapon: 'gold.u1', target: 'tie', from: 'poe' },
    { decline: true },
  );
});

shows('xw.later.lock.lent', 'a weapon that keeps the lock needs none of its own either', () => {
  squad({ upgrades: ['torpedo:seismictorpedo', 'turret:dorsalturret'] }).offersExactly(
    ...primary,
    ...['tie', 'other'].map((target) => ({ weapon: 'gold.u2', target })),
    { decline: true },
  );
});

test('too far away, or without the card, the friend lends nothing', () => {
  squad({}, { at: [850, 850] }).offersExactly(...primary, { decline: true });
  squad({}, { upgrades: [] }).offersExactly(...primary, { decline: true });
});

shows('xw.later.lock.lent', 'the lock rerolls no dice', () => {
  squad()
    .attack('gold', 'tie', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('poe', { lock: { target: 'tie' } })
    .ends();
});

shows('xw.later.lock.lent', 'range 2 is near enough, range 3 is not, and an enemy lends nothing', () => {
  const torpedo = { weapon: 'gold.u1', target: 'tie' };
  squad({}, { at: [640, 300] }).offersExactly(...primary, torpedo, { decline: true });
  squad({}, { at: [740, 300] }).offersExactly(...primary, { decline: true });
  xwingTable({
    gold: { pilot: 'goldsquadronpilot', at: [450, 300], upgrades: ['protontorpedoes'] },
    tie: { pilot: 'academypilot', at: [450, 480, 180], hasFought: true },
    other: {
      pilot: 'academypilot',
      at: [520, 480, 180],
      upgrades: ['targetingsynchronizer'],
      lock: 'tie',
      hasFought: true,
    },
  }).offersExactly(...primary, { decline: true });
});
