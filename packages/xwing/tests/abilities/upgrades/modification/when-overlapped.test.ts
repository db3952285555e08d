import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const bumped = (upgrade: string, side: 0 | 1, face: string) =>
  xwingTable(
    {
      tie: { pilot: 'academypilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' }, side },
      yt: { pilot: 'outerrimsmuggler', at: [450, 450], upgrades: [upgrade], side: 1 },
      watcher: { pilot: 'rookiepilot', at: [100, 850, 90], side: 0 },
    },
    { phase: 'activation', attackDice: side === 0 ? [face] : [] },
  );

test('Anti-Pursuit Lasers hurt an enemy that overlaps, on a hit or a critical', () => {
  for (const face of ['hit', 'crit']) {
    expect(bumped('antipursuitlasers', 0, face).events('damageDealt')).toMatchObject([
      { ship: 'tie', faceup: false },
    ]);
  }
  expect(bumped('antipursuitlasers', 0, 'focus').events('damageDealt')).toEqual([]);
  expect(bumped('antipursuitlasers', 1, 'hit').events('rolledFor')).toEqual([]);
});

test('an Ion Projector gives such an enemy an ion token', () => {
  expect(bumped('ionprojector', 0, 'crit').events('tokensAssigned')).toMatchObject([
    { ship: 'tie', token: 'ion', count: 1 },
  ]);
  expect(bumped('ionprojector', 0, 'blank').events('tokensAssigned')).toEqual([]);
  expect(bumped('ionprojector', 1, 'hit').events('rolledFor')).toEqual([]);
});

test('a hit ionizes as a critical does', () => {
  expect(bumped('ionprojector', 0, 'hit').events('tokensAssigned')).toMatchObject([
    { ship: 'tie', token: 'ion', count: 1 },
  ]);
});
