import type { SeatId } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { findPreset } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { expect, test } from 'vitest';

test('talk after an answer leaves its undo free, and is still in the log after it', () => {
  const players = ['box-rebel', 'box-imperial'].map((preset, side) => ({
    seat: `p${side + 1}`,
    side,
    squad: findPreset(preset)!.squad,
  }));
  const setup = JSON.parse(JSON.stringify({ options: { points: 31 }, players }));
  const referee = Referee.open(xwing, { game: 'xwing', rules: xwing.rules, setup, seed: 'talk' });
  if (isRefusal(referee)) throw new Error(referee.rule);
  const [decision] = referee.decisions();
  const { seat, id, answers } = decision!;
  const answer = answers.kind === 'offers' ? answers.offers[0]! : answers.suggestions[0]!;
  referee.answer(seat, { decision: id, version: referee.version, answer });
  const other = referee.state.seats.find((each) => each.id !== seat)!.id as SeatId;
  referee.command(other, { kind: 'say', text: 'Good luck.' });
  expect(referee.undo(seat)).toBe('undone');
  expect(referee.logFor('spectator').filter(({ kind }) => kind === 'said')).toHaveLength(1);
});
