import type { UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { played } from './played.ts';

/** The weapons of Chewbacca that may join when Leia Organa shoots at stormtroopers at this distance from him. */
function joinable(distance: number): readonly unknown[] {
  // Weapons of a range that he has none of himself.
  const upgrades = ['fragmentation-grenades', 'at-rt-laser-cannon'];
  const chewbacca: UnitSpec = { unit: 'chewbacca', at: [600 + 27 + distance, 500], upgrades };
  const leia: UnitSpec = { unit: 'leia-organa', at: [600, 300] };
  const storm: UnitSpec = { unit: 'stormtroopers', at: [600, 500], left: 1, activated: true };
  const table = played('brains-and-brawn', { leia, chewbacca, storm }).activate('leia').acts('attack');
  const dice = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'];
  table.dice({ red: dice, black: dice, white: dice }).forms('storm');
  const offered = table.open[0]?.kind === 'useAbility' ? table.answersOffered : [];
  const joined = table.events('poolJoined').map(({ weapon }) => weapon.weapon);
  const choices = offered as readonly { readonly choice?: { readonly weapon: string } }[];
  return joined.length > 0 ? joined : choices.map(({ choice }) => choice?.weapon);
}

shows(
  'lg.weapon.range.usable-if-between',
  'a weapon joins where the defender is between its least and its greatest range, and none beyond range 3',
  () => {
    expect(joinable(100)).toEqual(["Chewbacca's Bowcaster", 'Fragmentation Grenades']);
    expect(joinable(200)).toEqual(["Chewbacca's Bowcaster", 'AT-RT Laser Cannon']);
    expect(joinable(400)).toEqual(["Chewbacca's Bowcaster", 'AT-RT Laser Cannon']);
    expect(joinable(500)).toEqual([]);
  },
);
