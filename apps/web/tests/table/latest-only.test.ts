import { expect, test } from 'vitest';
import { LatestOnly } from '../../src/table/latest-only.ts';

function bench() {
  const asked: number[] = [];
  const told: [number, string][] = [];
  const answers: ((reply: string) => void)[] = [];
  const timers: (() => void)[] = [];
  const latest = new LatestOnly<number, string>(
    (question) => {
      asked.push(question);
      return new Promise((resolve) => answers.push(resolve));
    },
    (question, reply) => told.push([question, reply]),
    70,
    { setTimeout: (run) => timers.push(run) },
  );
  const reply = async (text: string) => {
    answers.shift()!(text);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { asked, told, timers, latest, reply };
}

test('of the places a hand passes, only the first and then the latest are asked about', async () => {
  const { asked, told, timers, latest, reply } = bench();
  for (const place of [1, 2, 3, 4]) latest.want(place);
  expect(asked).toEqual([1]);
  await reply('no');
  expect(told).toEqual([[1, 'no']]);
  expect(asked).toEqual([1]);
  timers.shift()!();
  expect(asked).toEqual([1, 4]);
  await reply('yes');
  expect(told.at(-1)).toEqual([4, 'yes']);
});

test('nothing is told after the question is gone', async () => {
  const { told, latest, reply } = bench();
  latest.want(1);
  latest.close();
  await reply('no');
  expect(told).toEqual([]);
});
