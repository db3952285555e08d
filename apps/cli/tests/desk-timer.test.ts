import { games } from '@sortie/games';
import type { AnyReferee } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { DeskTimer, timeText } from '../src/play/desk-timer.ts';

const ships = [
  { id: 'a', pilot: 'rebel:xwing:rookiepilot', side: 0, at: [200, 100] },
  { id: 'b', pilot: 'imperial:tiefighter:academypilot', side: 1, at: [700, 800, 180] },
];

async function planning(timedPlanning: boolean): Promise<AnyReferee> {
  const kit = games.find('xwing')!;
  const position = { phase: 'planning', options: { timedPlanning }, ships };
  const opening = { game: 'xwing', rules: kit.rules, setup: null, position, seed: 'desk' };
  const referee = (await kit.engine())!.open(opening);
  if (isRefusal(referee)) throw new Error(referee.rule);
  return referee;
}

test('a timer runs from when it is first seen, and one round’s is not the next one’s', async () => {
  const referee = await planning(true);
  let now = 1000;
  const timer = new DeskTimer(referee, () => now);
  expect(timer.left()).toBe(120_000);
  now += 70_000;
  expect(timer.left()).toBe(50_000);
  timer.expire();
  expect(referee.log.filter(({ kind }) => kind === 'planningTimeExpired')).toHaveLength(1);
  expect(timer.left(), 'of the next round').toBe(120_000);
});

test('without the option there is none', async () => {
  const referee = await planning(false);
  const timer = new DeskTimer(referee);
  expect(timer.left()).toBeUndefined();
  timer.expire();
  expect(referee.journal).toEqual([]);
});

test('time reads as minutes and seconds, a second that has begun counts', () => {
  expect([120_000, 65_001, 900, 0, -5].map(timeText)).toEqual(['2:00', '1:06', '0:01', '0:00', '0:00']);
});
