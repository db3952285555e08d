import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { lend } from './lent.ts';

/** How many dice the Rebels roll against one hit, with a Danger Sense of 2 of their own or of a friend. */
const diceRolled = (suppression: number, whose: 'rebels' | 'leia' = 'rebels') => {
  const upgrades = lend({ id: 'dangerSense', value: 2 });
  const own = (name: string) => (whose === name ? { upgrades } : {});
  const table = legionTable({
    storm: { unit: 'stormtroopers', at: [400, 300], left: 1 },
    rebels: {
      unit: 'rebel-troopers',
      at: [400, 500],
      tokens: { suppression },
      activated: true,
      ...own('rebels'),
    },
    leia: {
      unit: 'leia-organa',
      at: [700, 500],
      tokens: { suppression: 2 },
      activated: true,
      ...own('leia'),
    },
  }).attack('storm', 'rebels', {
    white: ['critical'],
    whiteDefense: ['block', 'blank', 'blank'].slice(0, whose === 'rebels' ? 1 + Math.min(2, suppression) : 1),
  });
  table.ends();
  return table.events('defenseDiceRolled')[0]!.dice.length;
};

shows(
  ['lg.unit-keyword.danger-sense.dice', 'lg.unit-keyword.danger-sense.additional'],
  'it rolls a die more for each of its own suppression tokens, and no more than its value says',
  () => {
    expect([0, 1, 2, 3].map((suppression) => diceRolled(suppression))).toEqual([1, 2, 3, 3]);
  },
);

shows('lg.unit-keyword.danger-sense.dice', 'a friend with the keyword rolls nothing more for it', () => {
  expect(diceRolled(2, 'leia')).toBe(1);
});
