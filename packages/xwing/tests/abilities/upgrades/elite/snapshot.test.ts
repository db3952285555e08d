import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flyby = (at: readonly [number, number, number], upgrades = ['snapshot']) =>
  xwingTable(
    {
      a: { pilot: 'greensquadronpilot', at: [450, 400, 0], upgrades, tokens: { focus: 1 } },
      tie: { pilot: 'academypilot', at, dial: { speed: 1, bearing: 'turnLeft' } },
    },
    { phase: 'activation' },
  );

const NEAR = [500, 510, 270] as const;

test('after the maneuver of an enemy in arc at range 1 it may be shot at, and the dice stay as they fall', () => {
  const table = flyby([...NEAR])
    .offers('snapshot')
    .dice({ attack: ['focus', 'hit'], defense: ['blank', 'blank', 'blank'] });
  table.uses('snapshot').asks('declareTarget').answers({ weapon: 'a.u1', target: 'tie' });
  expect(table.events('resultsCompared')).toMatchObject([{ hits: 1, crits: 0 }]);
  table.has('a', { tokens: expect.objectContaining({ focus: 1 }) });
});

test('it is no weapon of the ship’s own turn, and out of reach it is not offered', () => {
  flyby([450, 780, 270]).doesNotOffer('snapshot');
  flyby([...NEAR], []).doesNotOffer('snapshot');
  const table = xwingTable({
    a: { pilot: 'greensquadronpilot', at: [450, 400, 0], upgrades: ['snapshot'] },
    tie: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
  });
  expect(table.asks('declareTarget').answersOffered).toEqual([
    { weapon: 'primary', target: 'tie' },
    { decline: true },
  ]);
});
