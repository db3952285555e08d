import { batteryReach } from '@sortie/armada/practice';
import { overlaps, polygon } from '@sortie/geometry';
import { armadaTable } from '@sortie/testkit/armada';
import { describe, expect, test } from 'vitest';
import { zoneOf } from '../../src/measuring/index.ts';

const alone = (ship: string, upgrades: readonly string[] = []) =>
  armadaTable({
    ship: { ship, at: [900, 300, 0], upgrades },
    corvette: { ship: 'cr90-corvette-a', at: [200, 850, 180], activated: true },
  }).seenBy('p2');

const diceOf = (view: ReturnType<typeof alone>, wanted: string) =>
  batteryReach(view, 'ship')
    .filter(({ zone }) => zone === wanted)
    .map(({ band, dice: { red, blue, black } }) => [band, red, blue, black]);

describe('how far batteries reach', () => {
  test('is told for each hull zone with the dice of each band, the farthest first', () => {
    const view = alone('victory-i-');
    expect(diceOf(view, 'front')).toEqual([
      ['long', 3, 0, 0],
      ['medium', 3, 0, 0],
      ['close', 3, 0, 3],
    ]);
    expect(diceOf(view, 'rear')).toEqual([
      ['long', 2, 0, 0],
      ['medium', 2, 0, 0],
      ['close', 2, 0, 0],
    ]);
  });

  test('leaves out the bands in which a battery has no dice', () => {
    expect(diceOf(alone('gladiator-i-'), 'left')).toEqual([['close', 0, 0, 4]]);
    expect(diceOf(alone('gladiator-i-'), 'front').map(([band]) => band)).toEqual(['long', 'medium', 'close']);
  });

  test('counts cards in', () => {
    expect(diceOf(alone('victory-ii', ['enhanced-armament']), 'left')[0]).toEqual(['long', 3, 0, 0]);
  });

  test('covers what could be shot at and nothing beyond', () => {
    const front = batteryReach(alone('victory-ii'), 'ship').filter(({ zone }) => zone === 'front');
    const reached = (gap: number) => {
      const there = { pose: { x: 900, y: 300 + 50.4 + gap + 34.9, heading: 180 }, class: 'cr90' } as const;
      return front
        .filter(({ outline }) => overlaps(polygon(outline), zoneOf(there, 'front')))
        .map(({ band }) => band);
    };
    expect(reached(100)).toEqual(['long', 'medium', 'close']);
    expect(reached(150)).toEqual(['long', 'medium']);
    expect(reached(250)).toEqual(['long']);
    expect(reached(310)).toEqual([]);
  });

  test('is nothing for what is no ship on the table', () => {
    expect(batteryReach(alone('victory-ii'), 'nobody')).toEqual([]);
  });
});
