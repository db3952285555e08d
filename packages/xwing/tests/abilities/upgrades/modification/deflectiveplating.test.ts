import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const dropped = (upgrades: readonly string[], side: 0 | 1, face: string) =>
  xwingTable(
    {
      k: { pilot: 'wardensquadronpilot', at: [450, 300, 0], upgrades, shields: 4 },
      bomber: { pilot: 'scimitarsquadronpilot', at: [800, 800, 270], side },
      foe: { pilot: 'academypilot', at: [800, 100, 270] },
      last: { pilot: 'obsidiansquadronpilot', at: [100, 850, 90], dial: { speed: 2, bearing: 'straight' } },
    },
    {
      phase: 'activation',
      bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'bomber', at: [450, 400, 0], side }] as never,
      attackDice: face ? [face] : [],
    },
  ).skips();

test('it may keep off what a friendly bomb does, and a hit discards it', () => {
  const table = dropped(['deflectiveplating'], 0, 'hit')
    .offers('deflectiveplating')
    .uses('deflectiveplating');
  table.has('k', { shields: 4, upgrades: [{ faceup: false }] });
  dropped(['deflectiveplating'], 0, 'focus')
    .uses('deflectiveplating')
    .has('k', { upgrades: [{ faceup: true }] });
});

test('it is no help against an enemy’s bomb, and may be left alone', () => {
  dropped(['deflectiveplating'], 1, '').has('k', { shields: 3 });
  dropped(['deflectiveplating'], 0, '').passes().has('k', { shields: 3 });
});

test('what the bomb does to a friend is not kept off', () => {
  xwingTable(
    {
      k: { pilot: 'wardensquadronpilot', at: [800, 300, 0], upgrades: ['deflectiveplating'] },
      mate: { pilot: 'rookiepilot', at: [450, 300, 0] },
      foe: { pilot: 'academypilot', at: [800, 850, 270] },
      last: { pilot: 'obsidiansquadronpilot', at: [100, 850, 90], dial: { speed: 2, bearing: 'straight' } },
    },
    {
      phase: 'activation',
      bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'k', at: [450, 400, 0], side: 0 }] as never,
    },
  )
    .skips()
    .doesNotOffer('deflectiveplating')
    .has('mate', { shields: 1 });
});
