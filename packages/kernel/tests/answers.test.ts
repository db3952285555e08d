import type { AnswerMessage, Plain, SeatId } from '@sortie/kernel';
import { isRefusal, PASS, Referee } from '@sortie/kernel';
import { wisps } from '@sortie/wisps/rules';
import { ANN, BEA, bids, CAL, open, opening, playOn, plays } from '@sortie/wisps/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Answers in a way that must be refused, and checks that nothing has changed. */
function refuses(referee: ReturnType<typeof open>, seat: SeatId, message: unknown): string {
  const [before, version, journal, log] = [
    referee.hash(),
    referee.version,
    referee.journal.length,
    referee.log.length,
  ];
  const why = referee.whyNot(seat, message as AnswerMessage);
  const result = referee.answer(seat, message as AnswerMessage);
  expect(isRefusal(result)).toBe(true);
  expect(why).toEqual(result);
  expect([referee.hash(), referee.version, referee.journal.length, referee.log.length]).toEqual([
    before,
    version,
    journal,
    log,
  ]);
  return isRefusal(result) ? result.rule : '';
}

test('an answer to a question that is over or never was is refused as stale', () => {
  const referee = open();
  const [ann] = referee.decisions(ANN);
  bids(referee, 0, 0, 0);
  expect(refuses(referee, ANN, { decision: ann!.id, version: referee.version, answer: 1 })).toBe(
    'table.stale-answer',
  );
  expect(refuses(referee, ANN, { decision: 99, version: referee.version, answer: 1 })).toBe(
    'table.stale-answer',
  );
});

test('an answer made before its question was asked, or from the future, is refused as stale', () => {
  const referee = open();
  bids(referee, 0, 0, 0);
  const [decision] = referee.decisions(ANN);
  const answer = 'a1';
  expect(refuses(referee, ANN, { decision: decision!.id, version: 2, answer })).toBe('table.stale-answer');
  expect(refuses(referee, ANN, { decision: decision!.id, version: 4, answer })).toBe('table.stale-answer');
  expect(refuses(referee, ANN, { decision: decision!.id, version: Number.NaN, answer })).toBe(
    'table.malformed-answer',
  );
  expect(refuses(referee, ANN, { decision: decision!.id, version: '3', answer })).toBe('table.stale-answer');
  expect(isRefusal(referee.answer(ANN, { decision: decision!.id, version: 3, answer }))).toBe(false);
});

test("nobody answers another's question", () => {
  const referee = open();
  const [ann] = referee.decisions(ANN);
  const message = { decision: ann!.id, version: 0, answer: 1 };
  expect(refuses(referee, CAL, message)).toBe('table.not-your-decision');
  expect(refuses(referee, 'nobody' as SeatId, message)).toBe('table.not-your-decision');
  expect(refuses(referee, 'referee' as SeatId, message)).toBe('table.not-your-decision');
});

test('an answer that is not offered is refused, with the rule of the question', () => {
  const referee = open();
  const { id, version } = referee.decisions(ANN)[0]!;
  expect(refuses(referee, ANN, { decision: id, version, answer: 4 })).toBe('table.not-offered');
  expect(referee.whyNot(ANN, { decision: id, version, answer: 4 })).toMatchObject({
    about: { kind: 'bid', rule: 'wi.round.bid' },
  });
  expect(referee.whyNot(ANN, { decision: id, version, answer: 3 })).toBeUndefined();
});

test('an answer that is not plain data is refused as malformed', () => {
  const referee = open();
  const { id, version } = referee.decisions(ANN)[0]!;
  for (const answer of [undefined, Number.NaN, () => 1, new Map(), [undefined], { a: Symbol('a') }]) {
    expect(refuses(referee, ANN, { decision: id, version, answer })).toBe('table.malformed-answer');
  }
  for (const message of [undefined, null, 3, 'answer', [], () => 1, { decision: id, version }]) {
    expect(refuses(referee, ANN, message)).toBe('table.malformed-answer');
  }
});

test('what the sender does with an answer afterwards changes nothing', () => {
  const referee = open({ omens: [] });
  bids(referee, 1, 0, 0);
  plays(referee, BEA, 'chooseWisp', 'b1');
  const to = { x: 2, y: 0 };
  plays(referee, BEA, 'moveLeader', to);
  const before = referee.hash();
  to.x = 500;
  expect(referee.hash()).toBe(before);
  expect(referee.journal.at(-1)).toMatchObject({ answer: { x: 2, y: 0 } });
});

const anything = fc.anything({
  withDate: true,
  withMap: true,
  withSet: true,
  withBigInt: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
  maxDepth: 3,
});
const settings = { numRuns: 250, seed: 20 };

test('whatever is thrown at the referee, it never throws back and never changes when it refuses', () => {
  const referee = open();
  playOn(referee, 9);
  fc.assert(
    fc.property(
      anything,
      anything,
      fc.constantFrom<unknown>(ANN, BEA, CAL, null, {}, 'x'),
      (message, answer, seat) => {
        refuses(referee, seat as SeatId, message);
        for (const { id } of referee.decisions()) {
          const aimed = { decision: id, version: referee.version, answer } as AnswerMessage;
          if (referee.whyNot(seat as SeatId, aimed)) refuses(referee, seat as SeatId, aimed);
        }
      },
    ),
    settings,
  );
});

test('every other door bears anything too', () => {
  const referee = open();
  playOn(referee, 9);
  fc.assert(
    fc.property(anything, anything, (one, two) => {
      const before = referee.hash();
      const results = [
        referee.command(one as SeatId, two as Plain),
        referee.command('judge', one as Plain),
        referee.command('clock', two as Plain),
        referee.undo(one as SeatId),
        referee.consent(one as SeatId, two as boolean),
        referee.enter([one as never]),
        referee.enter([{ kind: 'undo', to: typeof one === 'number' ? one + 0.5 : one, by: ANN } as never]),
        referee.enter([{ kind: 'answer', seat: one, decision: two, answer: one } as never]),
      ];
      expect(results.every(isRefusal)).toBe(true);
      expect(referee.hash()).toBe(before);
      expect(isRefusal(Referee.open(wisps, one as never))).toBe(true);
      expect(isRefusal(Referee.open(wisps, { ...opening(), setup: one } as never))).toBe(true);
      expect(isRefusal(Referee.resume(wisps, one as never))).toBe(true);
      expect(isRefusal(Referee.resume(wisps, { ...referee.save(), state: one } as never))).toBe(true);
    }),
    settings,
  );
});

test('an answer names its question and the version it was made for', () => {
  const referee = open();
  bids(referee, 1, 0, 0);
  expect(refuses(referee, ANN, { decision: referee.decisions(ANN)[0]!.id, answer: 'a1' })).toBe(
    'table.stale-answer',
  );
  expect(refuses(referee, ANN, PASS)).toBe('table.malformed-answer');
});
