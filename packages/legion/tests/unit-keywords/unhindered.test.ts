import { expect } from 'vitest';
import { moving, standsOf, tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';

const ford = { terrain: [{ id: 'ford', piece: 'water-shallow', at: [600, 420] }] } as const;
const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;

shows('lg.unit-keyword.unhindered.no-slow', 'difficult terrain does not slow it', () => {
  const geared = moving({ ...luke, upgrades: ['environmental-gear'] }, 'standard', {}, ford).answers(
    tool(2, 0),
  );
  expect(standsOf(geared, 'mover')).toEqual([[600, 452]]);
  const inIt = moving({ unit: 'chewbacca', at: [600, 420] }, 'standard', {}, ford).answers(tool(2, 0));
  expect(standsOf(inIt, 'mover')).toEqual([[600, 572]]);
});

shows('lg.unit-keyword.unhindered.no-slow', 'without it the move is slowed, whoever has it nearby', () => {
  moving(luke, 'standard', {}, ford).refuses(tool(2, 0), 'lg.terrain.difficult.enter');
  const beside = { chewbacca: { unit: 'chewbacca', at: [700, 300] } } as const;
  moving(luke, 'standard', beside, ford).refuses(tool(2, 0), 'lg.terrain.difficult.enter');
});
