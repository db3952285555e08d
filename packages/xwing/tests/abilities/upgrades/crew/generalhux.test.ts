import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (second: readonly [number, number]) =>
  xwingTable(
    {
      shuttle: {
        pilot: 'starkillerbasepilot',
        at: [450, 300],
        upgrades: ['generalhux'],
        dial: { speed: 1, bearing: 'straight' },
      },
      tie: { pilot: 'academypilot', at: second },
      x: { pilot: 'rookiepilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction');

const choices = (table: ReturnType<typeof flying>) =>
  table.answersOffered.flatMap((each) => {
    const { action, choice } = each as { action?: string; choice?: unknown };
    return action === 'card shuttle.u1' ? [choice] : [];
  });

test('up to three friends get a focus token, one of them the condition, and the ship stress', () => {
  const table = flying([560, 400]);
  expect(choices(table)).toEqual([
    { ships: ['shuttle'], devoted: 'shuttle' },
    { ships: ['shuttle', 'tie'], devoted: 'shuttle' },
    { ships: ['shuttle', 'tie'], devoted: 'tie' },
    { ships: ['tie'], devoted: 'tie' },
  ]);
  table.acts('card shuttle.u1', { choice: { ships: ['shuttle', 'tie'], devoted: 'tie' } });
  expect(table.events('tokensAssigned')).toMatchObject([
    { ship: 'shuttle', token: 'focus' },
    { ship: 'tie', token: 'focus' },
    { ship: 'shuttle', token: 'stress' },
  ]);
  expect(table.events('conditionAssigned')).toMatchObject([
    { ship: 'tie', condition: { card: 'fanaticaldevotion', by: 'shuttle' } },
  ]);
});

test('a friend further away is no choice', () => {
  expect(choices(flying([850, 850]))).toEqual([{ ships: ['shuttle'], devoted: 'shuttle' }]);
});

test('of four friends within range 2 no more than three get a token each', () => {
  const table = xwingTable(
    {
      shuttle: {
        pilot: 'starkillerbasepilot',
        at: [450, 300],
        upgrades: ['generalhux'],
        dial: { speed: 1, bearing: 'straight' },
      },
      one: { pilot: 'academypilot', at: [560, 420] },
      two: { pilot: 'academypilot', at: [340, 420] },
      three: { pilot: 'academypilot', at: [700, 420] },
      far: { pilot: 'academypilot', at: [790, 420] },
      x: { pilot: 'rookiepilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction');
  const groups = choices(table).map((each) =>
    (each as { readonly ships: readonly string[] }).ships.join(' '),
  );
  const near = ['shuttle', 'one', 'two', 'three'];
  const pairs = ['shuttle one', 'shuttle two', 'shuttle three', 'one two', 'one three', 'two three'];
  const triples = ['shuttle one two', 'shuttle one three', 'shuttle two three', 'one two three'];
  expect(new Set(groups)).toEqual(new Set([...near, ...pairs, ...triples]));
  expect(groups).toHaveLength(4 + 2 * 6 + 3 * 4);
  table.acts('card shuttle.u1', { choice: { ships: ['shuttle', 'one', 'two'], devoted: 'two' } });
  expect(table.events('tokensAssigned')).toMatchObject([
    { ship: 'shuttle', token: 'focus', count: 1 },
    { ship: 'one', token: 'focus', count: 1 },
    { ship: 'two', token: 'focus', count: 1 },
    { ship: 'shuttle', token: 'stress', count: 1 },
  ]);
});
