import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const rock = (kind: 'asteroid' | 'debris', x: number, y: number) => ({
  kind,
  outline: 0,
  at: [x, y] as const,
});

const flying = (pilot: string, kind: 'asteroid' | 'debris' = 'asteroid') =>
  xwingTable(
    {
      dash: { pilot, at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      tie: { pilot: 'academypilot', at: [450, 600, 180] },
    },
    {
      phase: 'activation',
      attackDice: pilot === 'dashrendar' ? [] : ['blank'],
      obstacles: [rock(kind, 450, 430)],
    },
  );

test('his maneuver ends on an obstacle without any effect, and he acts', () => {
  const table = flying('dashrendar').asks('performAction');
  expect(table.events('obstacleHit')).toEqual([]);
  const debris = flying('dashrendar', 'debris')
    .asks('performAction')
    .has('dash', { tokens: { stress: 0 } });
  expect(debris.events('obstacleHit')).toEqual([]);
});

test('another pilot of the ship runs into it', () => {
  const table = flying('wildspacefringer', 'debris').until('declareTarget');
  expect(table.events('obstacleHit')).toMatchObject([{ ship: 'dash' }]);
  table.has('dash', { tokens: { stress: 1 } });
});

test('his barrel roll may cross an obstacle, that of another pilot may not', () => {
  const rolls = (pilot: string) =>
    xwingTable(
      {
        dash: { pilot, at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
        tie: { pilot: 'academypilot', at: [100, 850, 180] },
      },
      { phase: 'activation', obstacles: [rock('asteroid', 560, 400)] },
    ).acts('barrelRoll', { direction: 'right' });
  rolls('dashrendar').asks('placeBarrelRoll');
  rolls('wildspacefringer').offersNoAction('barrelRoll', { direction: 'right' });
});

test('in combat an asteroid beneath him keeps him from attacking like anybody', () => {
  const standing = (x: number) =>
    xwingTable(
      {
        dash: { pilot: 'dashrendar', at: [450, 300] },
        tie: { pilot: 'academypilot', at: [450, 500, 180] },
      },
      { obstacles: [rock('asteroid', x, 300)] },
    );
  standing(450).asks('declareTarget', { ship: 'tie' });
  standing(800).asks('declareTarget', { ship: 'dash' });
});
