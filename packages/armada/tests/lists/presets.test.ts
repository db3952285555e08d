import { findPreset } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';
import { type ShipCardId, shipCard } from '../../src/catalogue/index.ts';
import { fleetCost, judgeFleet, presets, squadronsCost } from '../../src/lists/index.ts';

test('every ready fleet is legal for the points it is built for, and spends most of them', () => {
  expect(presets).toHaveLength(6);
  for (const { id, points, fleet } of presets) {
    expect([id, judgeFleet(fleet, { points })]).toEqual([id, []]);
    expect(fleetCost(fleet)).toBeGreaterThanOrEqual(points - 10);
  }
});

test('the core set fleets cost 173 and 175 points and need one box', () => {
  const costOf = (id: string) => fleetCost(findPreset(id)!.fleet);
  expect([costOf('core-rebel'), costOf('core-imperial')]).toEqual([173, 175]);
  for (const id of ['core-rebel', 'core-imperial']) {
    const { fleet } = findPreset(id)!;
    const classes = fleet.ships.map(({ ship }) => shipCard(ship as ShipCardId).class);
    expect(new Set(classes).size).toBe(classes.length);
    expect(fleet.squadrons.length).toBeLessThanOrEqual(4);
    expect(squadronsCost(fleet)).toBeLessThanOrEqual(60);
  }
});

test('each side has a fleet of each size', () => {
  const sorts = presets.map(({ points, fleet }) => `${fleet.faction} ${points}`);
  expect(new Set(sorts)).toEqual(new Set(['rebel 300', 'imperial 300', 'rebel 180', 'imperial 180']));
});
