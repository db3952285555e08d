import type { Decision, Plain, Replay, SeatId } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { xwing } from '@sortie/xwing/rules';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import type { Question } from '../src/computer/job.ts';
import { Thinkers } from '../src/computer/thinkers.ts';
import { Metrics } from '../src/operations/metrics.ts';
import { forces } from './client.ts';

const said: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
const metrics = new Metrics();
const script = new URL('../bin/thinker.mjs', import.meta.url);
const thinkers = new Thinkers({ workers: 1, script }, log, metrics);
afterAll(() => thinkers.close());

const players = [
  { seat: 'a', side: 0, ...(forces.a as object) },
  { seat: 'b', side: 1, ...(forces.b as object) },
];
const opening = {
  game: 'xwing',
  rules: xwing.rules,
  seed: 's',
  setup: { options: {}, players } as unknown as Plain,
};

function question(fields: Partial<Question> = {}): {
  question: Question;
  referee: Referee<never, never, never>;
} {
  const referee = Referee.open(xwing, opening);
  if (isRefusal(referee)) throw new Error(referee.rule);
  const seat = referee.requests()[0]!.request.seat;
  const asked: Question = {
    kind: 'choose',
    game: 'xwing',
    player: 'table',
    level: 'easy',
    seed: 'seed',
    decisions: referee.decisions(seat),
    view: referee.view(seat),
    ...fields,
  };
  return { question: asked, referee: referee as never };
}

test('a computer answers legally from what its seat sees', async () => {
  const { question: asked, referee } = question();
  const choice = await thinkers.choose(asked);
  const seat = (asked.decisions[0] as Decision).seat as SeatId;
  expect(referee.whyNot(seat, { ...choice, version: referee.version })).toBeUndefined();
  expect(await thinkers.choose(asked)).toEqual(choice);
});

test('a computer that fails or thinks too long leaves the answer to chance, and the log says so', async () => {
  const { question: asked } = question({ view: null, game: 'unheard-of' });
  const choice = await thinkers.choose(asked);
  expect(asked.decisions.map(({ id }) => id)).toContain(choice.decision);
  expect(said.join('')).toContain('a computer failed');
  const hasty = new Thinkers({ workers: 1, script }, log, metrics, { longestThought: 1 });
  const { question: slow } = question();
  const answers = await Promise.all([hasty.choose(slow), hasty.choose(slow)]);
  expect(answers.map(({ decision }) => slow.decisions.some(({ id }) => id === decision))).toEqual([
    true,
    true,
  ]);
  expect(said.join('')).toContain('took too long');
  await hasty.close();
  expect(await metrics.text()).toMatch(/sortie_computer_fallbacks_total [2-9]/);
});

test('a replay is played again away from the main thread', async () => {
  const { referee } = question();
  const replay = referee.replay() as Replay;
  expect(await thinkers.verify('xwing', replay)).toMatchObject({ kind: 'verified' });
  expect(await thinkers.verify('xwing', { ...replay, finalHash: '0'.repeat(16) })).toMatchObject({
    kind: 'differs',
  });
});
