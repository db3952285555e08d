import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const shot = (bombAt: readonly [number, number], pilot = 'cobaltleader', defender = 'academypilot') =>
  xwingTable(
    {
      cobalt: { pilot, at: [450, 300] },
      tie: { pilot: defender, at: [450, 500, 180], hasFought: true },
      mate: { pilot: 'rookiepilot', at: [100, 60], hasFought: true },
    },
    { bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'mate', at: [...bombAt, 0] }] },
  );

const rolled = (table: ReturnType<typeof shot>, defense: readonly string[]) =>
  table.attack('cobalt', 'tie', { attack: ['hit', 'blank'], defense }).events('defenseDiceRolled')[0]?.faces;

test('a defender at range 1 of a bomb rolls one die fewer', () => {
  expect(rolled(shot([540, 540]), ['blank', 'blank'])).toEqual(['blank', 'blank']);
});

test('one that is farther from it rolls all, and so does one that another pilot attacks', () => {
  const three = ['blank', 'blank', 'blank'];
  expect(rolled(shot([700, 500]), three)).toEqual(three);
  expect(rolled(shot([540, 540], 'crimsonsquadronpilot'), three)).toEqual(three);
});

test('never fewer than none', () => {
  expect(rolled(shot([540, 540], 'cobaltleader', 'patrolleader'), [])).toEqual([]);
});

test('the attack of a friend leaves the defender its dice', () => {
  const table = xwingTable(
    {
      cobalt: { pilot: 'cobaltleader', at: [600, 300], hasFought: true },
      wing: { pilot: 'rookiepilot', at: [450, 300] },
      tie: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
    },
    { bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'cobalt', at: [540, 540, 0] }] },
  ).attack('wing', 'tie', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });
  expect(table.ends().events('defenseDiceRolled')[0]?.faces).toHaveLength(3);
});
