import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { answersOf, Client, openQuestion } from './client.ts';
import { bench, databases } from './databases.ts';
import { type JudgedEvening, joinAll, judgedEvening, order, playOn, stepsOf } from './judged-game.ts';

/** So long that no timer runs out in a test. */
const NEVER = 3_600_000;
/** Two minutes of planning are these milliseconds. */
const SHORT = 4000;

const timed = { options: { timedPlanning: true } } as const;
const expired = ({ log }: Client) => log.filter(({ kind }) => kind === 'planningTimeExpired').length;

/** At its first Planning phase, with the timer running. */
async function planned(server: RunningServer): Promise<JudgedEvening> {
  const evening = await judgedEvening(server, timed);
  await playOn(evening, () => evening.a.now.timer !== null);
  for (const each of [evening.b, evening.judge]) await each.until(({ timer }) => timer !== null);
  return evening;
}

/** Does something, and says between which times. */
async function timing(act: () => Promise<unknown>): Promise<{ readonly from: number; readonly to: number }> {
  const from = Date.now();
  await act();
  return { from, to: Date.now() };
}

async function pause(evening: JudgedEvening): Promise<void> {
  expect(await order(evening, { kind: 'pause' })).toMatchObject({ kind: 'result' });
  await evening.a.until(({ judged }) => judged!.paused !== null);
}

async function goOn(evening: JudgedEvening): Promise<void> {
  expect(await order(evening, { kind: 'goOn' })).toMatchObject({ kind: 'result' });
  await evening.a.until(({ judged }) => judged!.paused === null);
}

describe.each(databases)('the planning timer of a judged game on %s', (kind) => {
  const { start, newPlace, end } = bench(kind);
  afterAll(end);

  test('stands while the judge pauses the game, and goes on with what was left', async () => {
    const evening = await planned(await start({ minute: NEVER }));
    const { a, b, judge, onlooker } = evening;
    const before = a.now.timer!.endsAt;
    const held = await timing(() => pause(evening));
    for (const each of [a, b, judge, onlooker]) await each.until(({ timer }) => timer === null);
    await wait(300);
    const wentOn = await timing(() => goOn(evening));
    const { timer } = await a.until((update) => update.timer !== null);
    expect(timer!.endsAt - before).toBeGreaterThanOrEqual(wentOn.from - held.to);
    expect(timer!.endsAt - before).toBeLessThanOrEqual(wentOn.to - held.from);
    for (const each of [b, judge, onlooker]) {
      expect((await each.until((update) => update.timer !== null)).timer).toEqual(timer);
    }
    // Words, and a second pause, count from there.
    await b.ask('command', { from: 'b', command: { kind: 'say', text: 'Where were we?' } });
    expect(a.now.timer).toEqual(timer);
    const again = await timing(() => pause(evening));
    const after = await timing(() => goOn(evening));
    const later = await a.until((update) => update.timer !== null);
    expect(later.timer!.endsAt - timer!.endsAt).toBeLessThanOrEqual(after.to - again.from);
  });

  test('stands while a player waits for the judge', async () => {
    const evening = await planned(await start({ minute: NEVER }));
    const { a } = evening;
    const { endsAt } = a.now.timer!;
    expect(await a.ask('undo', { by: 'a' })).toMatchObject({ result: { undo: 'asked' } });
    await a.until(({ timer }) => timer === null);
    expect(await a.ask('withdraw', { by: 'a' })).toMatchObject({ kind: 'result' });
    const { timer } = await a.until((update) => update.timer !== null);
    expect(timer!.endsAt).toBeGreaterThanOrEqual(endsAt);
    expect(timer!.endsAt).toBeLessThan(endsAt + NEVER);
  });

  test('does not run out in a pause, and does after it; a rewind begins it anew', async () => {
    const evening = await planned(await start({ minute: SHORT / 2 }));
    const { a, b } = evening;
    await pause(evening);
    await wait(SHORT + 500);
    expect([a, b].map(expired)).toEqual([0, 0]);
    expect(a.view.table.phase).toBe('planning');
    const steps = await stepsOf(evening);
    await order(evening, { kind: 'rewind', to: steps.at(-1)!.entry });
    await a.until(({ judged }) => judged!.deeds.at(-1)?.kind === 'rewound');
    expect(a.now.timer).toBeNull();
    await goOn(evening);
    const asker = openQuestion(a) ? a : b;
    const question = openQuestion(asker)!;
    await asker.answer(question, answersOf(question)[0]!);
    const { timer } = await a.until((update) => update.timer !== null);
    expect(timer!.endsAt).toBeGreaterThan(Date.now() - 500);
    await a.when(() => expired(a) === 1, SHORT + 20_000);
  });

  test('ends at the same time for a server that starts again, in the pause or after it', async () => {
    const place = await newPlace();
    const first = await start({ ...place, minute: NEVER });
    const before = await planned(first);
    const { endsAt } = before.a.now.timer!;
    await pause(before);
    await first.stop();
    const second = await start({ ...place, minute: NEVER });
    const evening = await joinAll(second.url, before.created);
    expect(evening.a.now.timer).toBeNull();
    await goOn(evening);
    const { timer } = await evening.a.until((update) => update.timer !== null);
    expect(timer!.endsAt).toBeGreaterThan(endsAt);
    expect(timer!.endsAt).toBeLessThan(endsAt + NEVER);
    await second.stop();
    const third = await start({ ...place, minute: NEVER });
    const last = await Client.join(third.url, before.created.id, before.created.players[0]);
    expect(last.now.timer).toEqual(timer);
    last.close();
  });
});

describe('two processes on one PostgreSQL', () => {
  const { start, newPlace, end } = bench('postgresql');
  afterAll(end);

  test('tell the same end of the planning timer after a pause', async () => {
    const place = await newPlace();
    const [one, other] = [
      await start({ ...place, minute: NEVER }),
      await start({ ...place, minute: NEVER }),
    ] as const;
    const evening = await planned(one);
    await pause(evening);
    await wait(50);
    await goOn(evening);
    const { timer } = await evening.a.until((update) => update.timer !== null);
    const elsewhere = await Client.join(other.url, evening.created.id, evening.created.players[1]);
    expect(elsewhere.now.timer).toEqual(timer);
    elsewhere.close();
  });
});
