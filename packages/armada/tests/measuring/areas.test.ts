import { boxOfArea, isInsideBox } from '@sortie/geometry';
import { expect } from 'vitest';
import { playAreas } from '../../src/catalogue/index.ts';
import {
  areObstaclesApart,
  baseOf,
  baseWithDialsOf,
  DISTANCE_LIMITS,
  deploymentZone,
  isBeyondEdges,
  isInSetUpArea,
  isShipInPlayArea,
  isSquadronInPlayArea,
  isSquadronNearShip,
  obstacleShape,
  type SetUpTable,
  setUpArea,
  squadronBase,
} from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';
import { obstacleAt, ship } from './places.ts';

const tableOf = ({ width, depth, setupWidth }: (typeof playAreas)[keyof typeof playAreas]): SetUpTable => ({
  area: { width, depth },
  setUpWidth: setupWidth,
});
const standard = tableOf(playAreas.roundedStandard);
const coreSet = tableOf(playAreas.roundedCoreSet);
const THREE = DISTANCE_LIMITS[2]!;

shows(
  ['ar.setup.setup-area', 'ar.setup.setup-area-core', 'ar.setup.play-area', 'ar.setup.play-area-core'],
  'the setup area is the middle of the larger play area and all of the smaller one',
  () => {
    expect(setUpArea(standard)).toEqual({ minX: 300, minY: 0, maxX: 1500, maxY: 900 });
    expect(setUpArea(coreSet)).toEqual({ minX: 0, minY: 0, maxX: 900, maxY: 900 });
    const mat = setUpArea(tableOf(playAreas.standard));
    expect([mat.minX, mat.maxX, mat.maxY].map((value) => value.toFixed(3))).toEqual([
      '304.800',
      '1524.000',
      '914.400',
    ]);
  },
);

shows(
  ['ar.setup.deployment-zone', 'ar.setup.players-on-long-edges'],
  "a deployment zone is what of the setup area lies within distance 1-3 of its player's edge",
  () => {
    expect(deploymentZone(standard, 'south')).toEqual({ minX: 300, minY: 0, maxX: 1500, maxY: THREE });
    expect(deploymentZone(standard, 'north')).toEqual({
      minX: 300,
      minY: 900 - THREE,
      maxX: 1500,
      maxY: 900,
    });
  },
);

shows('ar.setup.deploy-ship-in-zone', 'the whole base lies in the zone, its dials may stick out', () => {
  const at = (x: number, y: number) =>
    isInsideBox(deploymentZone(standard, 'south'), baseOf(ship('cr90', x, y)));
  expect(at(800, THREE - 35.5)).toBe(true);
  expect(at(800, THREE - 35.48)).toBe(false);
  expect(at(800, 35.5)).toBe(true);
  expect(baseWithDialsOf(ship('cr90', 800, 35.5)).box.minY).toBeLessThan(0);
  expect(at(320.5, 100)).toBe(true);
  expect(at(320.4, 100)).toBe(false);
  const north = deploymentZone(standard, 'north');
  expect(isInsideBox(north, baseOf(ship('cr90', 800, 900 - THREE + 35.5)))).toBe(true);
  expect(isInsideBox(north, baseOf(ship('cr90', 800, 100)))).toBe(false);
});

shows(
  'ar.setup.deploy-squadrons-near-ship',
  'any part of a squadron at distance 1-2 of the base is enough',
  () => {
    const cr90 = ship('cr90', 800, 100);
    const two = DISTANCE_LIMITS[1]!;
    expect(isSquadronNearShip({ x: 800, y: 135.5 + two + 17.1 }, cr90)).toBe(true);
    expect(isSquadronNearShip({ x: 800, y: 135.5 + two + 17.12 }, cr90)).toBe(false);
  },
);

shows(
  ['ar.setup.deploy-inside-setup-area', 'ar.setup.obstacles-in-setup-area'],
  'pieces lie wholly inside the setup area, its line included',
  () => {
    expect(isInSetUpArea(standard, squadronBase({ x: 317.1, y: 400 }))).toBe(true);
    expect(isInSetUpArea(standard, squadronBase({ x: 317, y: 400 }))).toBe(false);
    const { box } = obstacleShape(obstacleAt('station', 0, 0));
    expect(isInSetUpArea(standard, obstacleShape(obstacleAt('station', 300 - box.minX, 400)))).toBe(true);
    expect(isInSetUpArea(standard, obstacleShape(obstacleAt('station', 299.9 - box.minX, 400)))).toBe(false);
  },
);

shows(
  'ar.setup.obstacles-edge-distance',
  'obstacles lie beyond distance 3 of every edge of the play area',
  () => {
    const play = boxOfArea(coreSet.area);
    const all = ['south', 'north', 'west', 'east'] as const;
    const { box } = obstacleShape(obstacleAt('debris-2', 0, 0));
    const beyond = (x: number, y: number) =>
      isBeyondEdges(play, all, 3, obstacleShape(obstacleAt('debris-2', x, y)));
    expect(beyond(450, 450)).toBe(true);
    expect(beyond(450, THREE - box.minY)).toBe(false);
    expect(beyond(450, THREE - box.minY + 0.02)).toBe(true);
    expect(beyond(900 - THREE - box.maxX, 450)).toBe(false);
    expect(beyond(900 - THREE - box.maxX - 0.02, 450)).toBe(true);
    expect(isBeyondEdges(play, ['south', 'north'], 3, squadronBase({ x: 20, y: 450 }))).toBe(true);
  },
);

shows('ar.setup.obstacles-spacing', 'obstacles lie beyond distance 1 of one another', () => {
  const first = obstacleAt('asteroid-1', 450, 450);
  const { maxY } = obstacleShape(first).box;
  const second = obstacleShape(obstacleAt('asteroid-1', 0, 0, 180)).box;
  // Their northernmost points face each other.
  const north = { x: 444.4, y: maxY };
  const at = (gap: number) => obstacleAt('asteroid-1', north.x - 5.6, north.y + gap - second.minY, 180);
  expect(areObstaclesApart(first, at(76.5), 1)).toBe(false);
  expect(areObstaclesApart(first, at(76.52), 1)).toBe(true);
  expect(areObstaclesApart(first, at(200), 5)).toBe(false);
});

shows(
  ['ar.destroyed.outside-play-area', 'ar.destroyed.edge-ignores-dials-and-sliders'],
  'a base on the edge of the play area is inside, dials past it do not count',
  () => {
    const { area } = standard;
    expect(isShipInPlayArea(area, ship('victory', 30.5, 51))).toBe(true);
    expect(isShipInPlayArea(area, ship('victory', 30.4, 51))).toBe(false);
    expect(isShipInPlayArea(area, ship('victory', 1749, 30.5, 90))).toBe(true);
    expect(isSquadronInPlayArea(area, { x: 17.1, y: 882.9 })).toBe(true);
    expect(isSquadronInPlayArea(area, { x: 17, y: 882.9 })).toBe(false);
  },
);
