import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Bucket } from '../src/budgets/bucket.ts';
import { Metrics } from '../src/operations/metrics.ts';
import { GroupCommit } from '../src/storage/group-commit.ts';

test('what arrives while a write is under way is written together with the next', async () => {
  const batches: (readonly number[])[] = [];
  const commits = new GroupCommit<number, number>(
    async (items) => {
      batches.push(items);
      await wait(20);
      return items.map((item) => item * 10);
    },
    () => false,
  );
  const first = commits.add(1);
  await wait(5);
  const others = [2, 3, 4].map((item) => commits.add(item));
  expect(await Promise.all([first, ...others])).toEqual([10, 20, 30, 40]);
  expect(batches).toEqual([[1], [2, 3, 4]]);
});

test('an item that the database will not have does not sink the others', async () => {
  const commits = new GroupCommit<number, number>(
    (items) => (items.includes(3) ? Promise.reject(new Error('constraint')) : Promise.resolve(items)),
    () => true,
  );
  const written = await Promise.allSettled([1, 2, 3, 4].map((item) => commits.add(item)));
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('when the disk is full everything fails at once, and is tried again with the next', async () => {
  let isFull = true;
  let writes = 0;
  const commits = new GroupCommit<number, number>(
    (items) => {
      writes++;
      return isFull ? Promise.reject(new Error('full')) : Promise.resolve(items);
    },
    () => false,
  );
  const written = await Promise.allSettled([1, 2, 3].map((item) => commits.add(item)));
  expect(written.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(writes).toBe(1);
  isFull = false;
  expect(await commits.add(4)).toBe(4);
  await commits.settle();
  expect(commits.length).toBe(0);
});

test('a bucket gives its burst at once and then so many a second', () => {
  const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0);
  expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false]);
  expect(bucket.take(400)).toBe(false);
  expect(bucket.take(500)).toBe(true);
  expect(bucket.isFull(1000)).toBe(false);
  expect(bucket.isFull(10_000)).toBe(true);
});

test('the metrics are text that Prometheus reads', async () => {
  const metrics = new Metrics();
  metrics.answers.add({ kind: 'answer' }, 2);
  metrics.errors.add({ problem: 'say "what"' });
  metrics.storing.observe(3);
  metrics.gauge('sortie_games', 'Games', () => ({ playing: 2 }));
  metrics.gauge('sortie_sockets', 'Sockets', () => 7);
  const lines = (await metrics.text()).trimEnd().split('\n');
  const wrong = lines.filter(
    (line) =>
      !/^# (HELP|TYPE) [a-z_]+ .+$/.test(line) &&
      !/^[a-z_]+(\{[a-z]+="(?:[^"\\]|\\.)*"\})? [0-9.e+-]+$/.test(line),
  );
  expect(wrong).toEqual([]);
  expect(lines).toContain('sortie_games{status="playing"} 2');
  expect(lines).toContain('sortie_sockets 7');
  expect(lines).toContain('sortie_answers_total{kind="answer"} 2');
  expect(lines).toContain('sortie_store_seconds_bucket{le="0.0025"} 0');
  expect(lines).toContain('sortie_store_seconds_bucket{le="0.005"} 1');
  expect(lines).toContain('sortie_store_seconds_count 1');
});
