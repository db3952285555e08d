import type { Entry, SeatId } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { answersTakenBack } from '../src/redo.ts';

const A = 'a' as SeatId;
const B = 'b' as SeatId;
const answer = (seat: SeatId, given: string): Entry => ({
  kind: 'answer',
  seat,
  question: 'act',
  decision: 1,
  answer: given,
});
const undo = (to: number, by = A): Entry => ({ kind: 'undo', to, by });
const said: Entry = { kind: 'command', from: B, command: { kind: 'say', text: 'well' } };
const conceded: Entry = { kind: 'command', from: B, command: { kind: 'concede' } };
const left = (...journal: readonly Entry[]) =>
  answersTakenBack(journal).map((each) => `${each.seat} ${each.answer as string}`);

test('what was taken back can be given again in its order', () => {
  expect(left(answer(A, 'x'), answer(B, 'y'), answer(A, 'z'))).toEqual([]);
  expect(left(answer(A, 'x'), answer(B, 'y'), answer(A, 'z'), undo(2))).toEqual(['a z']);
  expect(left(answer(A, 'x'), answer(B, 'y'), answer(A, 'z'), undo(0))).toEqual(['a x', 'b y', 'a z']);
});

test('taking back twice leaves both', () => {
  expect(left(answer(A, 'x'), answer(A, 'y'), undo(1), undo(0))).toEqual(['a x', 'a y']);
});

test('what is given again is no longer left, whatever number its question has', () => {
  const again: Entry = { ...answer(A, 'x'), decision: 9 } as Entry;
  expect(left(answer(A, 'x'), answer(A, 'y'), undo(0), again)).toEqual(['a y']);
});

test('something new leaves nothing; what is said aside is not new', () => {
  const taken = [answer(A, 'x'), answer(A, 'y'), undo(0)];
  expect(left(...taken, answer(A, 'z'))).toEqual([]);
  expect(left(...taken, answer(B, 'x'))).toEqual([]);
  expect(left(...taken, conceded)).toEqual([]);
  expect(left(...taken, said)).toEqual(['a x', 'a y']);
  expect(left(answer(A, 'x'), said, undo(0), said)).toEqual(['a x']);
});
