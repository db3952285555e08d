import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const rocks = (upgrades: readonly string[], at: readonly [number, number]) =>
  xwingTable(
    {
      yt: { pilot: 'wildspacefringer', at: [450, 400], upgrades },
      enemy: { pilot: 'academypilot', at: [450, 640, 180], hasFought: true },
    },
    { obstacles: [{ kind: 'asteroid', outline: 0, at: [...at, 0] }] },
  );
const shot = { attack: ['hit', 'blank'], defense: ['blank', 'blank', 'blank', 'blank'] };

test('the ship attacks from an obstacle', () => {
  rocks(['dashrendar'], [450, 400])
    .attack('yt', 'enemy', { ...shot, defense: ['blank', 'blank', 'blank'] })
    .has('enemy', { damage: [{ faceup: false }] })
    .ends();
});

test('nothing obstructs its attacks', () => {
  rocks(['dashrendar'], [450, 530])
    .until('declareTarget')
    .offersExactly({ weapon: 'primary', target: 'enemy' }, { decline: true })
    .attack('yt', 'enemy', { ...shot, defense: ['blank', 'blank', 'blank'] })
    .ends();
});

test('without the crew the rock gives a die, and keeps a ship on it from attacking', () => {
  rocks([], [450, 530]).attack('yt', 'enemy', shot).ends();
  rocks([], [450, 400]).until('setDial').has('enemy', { damage: [] }).ends();
});

test('attacks against the ship are obstructed as ever', () => {
  xwingTable(
    {
      yt: { pilot: 'wildspacefringer', at: [450, 400], upgrades: ['dashrendar'], hasFought: true },
      enemy: { pilot: 'academypilot', at: [450, 640, 180] },
    },
    { obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 530, 0] }] },
  )
    .attack('enemy', 'yt', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
});

test('a friend that overlaps an obstacle does not attack', () => {
  const table = xwingTable(
    {
      yt: { pilot: 'wildspacefringer', at: [150, 400], upgrades: ['dashrendar'], hasFought: true },
      friend: { pilot: 'rookiepilot', at: [450, 400] },
      enemy: { pilot: 'academypilot', at: [450, 640, 180], hasFought: true },
    },
    { obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 400, 0] }] },
  );
  expect(table.open.map(({ kind }) => kind)).not.toContain('declareTarget');
});
