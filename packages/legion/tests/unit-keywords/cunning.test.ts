import { expect } from 'vitest';
import { commanding, reveals, selects } from '../command-cards/played.ts';
import { shows } from '../shows.ts';
import { lend } from './lent.ts';

/** Both sides reveal a card of 1 pip; these units have Cunning. What was rolled for, and who has priority. */
const settled = (cards: readonly [string, string], ...cunning: readonly string[]) => {
  const upgrades = lend({ id: 'cunning' });
  const own = (name: string) => (cunning.includes(name) ? { upgrades } : {});
  const table = commanding(
    { p1: [cards[0]], p2: [cards[1]] },
    {
      vader: { unit: 'darth-vader', at: [300, 100], ...own('vader') },
      veers: { unit: 'general-veers', at: [600, 100], ...own('veers') },
      luke: { unit: 'luke-skywalker', at: [300, 850], ...own('luke') },
      // The same Darth Vader in the army of the enemy.
      foe: { unit: 'darth-vader', at: [600, 850], side: 1, ...own('foe') },
    },
    { redDefense: ['blank'] },
  );
  reveals(selects(selects(table, 'p1', cards[0]), 'p2', cards[1]));
  const rules = table.events('prioritySettled').map(({ rule }) => rule);
  return [table.events('priorityRolled').length, table.state.priority, ...rules];
};

const CUNNING = 'lg.unit-keyword.cunning.effect';
const TIE = ['implacable', 'son-of-skywalker'] as const;

shows(
  'lg.unit-keyword.cunning.effect',
  'its own card wins a tie without a roll, whichever side has it',
  () => {
    expect(settled(TIE, 'vader')).toEqual([0, 'p1', CUNNING]);
    expect(settled(TIE, 'luke')).toEqual([0, 'p2', CUNNING]);
  },
);

shows(
  ['lg.unit-keyword.cunning.effect', 'lg.command-phase.priority.tie-roll'],
  'cards of others and cards of nobody are no help, and neither is a card that does not tie',
  () => {
    expect(settled(TIE)).toEqual([1, 'p2', 'lg.command-phase.priority.tie-roll']);
    expect(settled(['implacable', 'ambush'], 'foe')).toEqual([1, 'p2', 'lg.command-phase.priority.tie-roll']);
    expect(settled(TIE, 'veers')).toEqual([1, 'p2', 'lg.command-phase.priority.tie-roll']);
    expect(settled(['ambush', 'son-of-skywalker'], 'vader')).toEqual([
      1,
      'p2',
      'lg.command-phase.priority.tie-roll',
    ]);
    expect(settled(['implacable', 'my-ally-is-the-force'], 'luke')).toEqual([
      0,
      'p1',
      'lg.command-phase.priority.fewest-pips',
    ]);
  },
);

shows('lg.unit-keyword.cunning.both', 'where both cards are such ones the tie remains', () => {
  expect(settled(TIE, 'vader', 'luke')).toEqual([1, 'p2', 'lg.command-phase.priority.tie-roll']);
});
