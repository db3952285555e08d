import { xwingFighter } from '@sortie/bots/xwing';
import type { Decision, Plain, SavedGame } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { presets } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { expect, test } from 'vitest';

const EVERY = 2;
const MOST_ANSWERS = 24;

function openGame(first: number, second: number) {
  const players = [first, second].map((preset, side) => ({
    seat: `p${side + 1}`,
    side,
    squad: presets[preset]!.squad as unknown as Plain,
  }));
  const referee = Referee.open(xwing, {
    game: 'xwing',
    rules: xwing.rules,
    setup: { players },
    seed: `${first} ${second}`,
  });
  if (isRefusal(referee)) throw new Error(referee.rule);
  return referee;
}

function answersOf({ answers }: Decision): readonly Plain[] {
  return answers.kind === 'offers' ? answers.offers : answers.suggestions;
}

/** What a fresh referee makes of each answer offered: nothing that is offered may be refused or break the game. */
function refusals(saved: SavedGame, decision: Decision): unknown[] {
  return answersOf(decision)
    .slice(0, MOST_ANSWERS)
    .flatMap((answer): unknown[] => {
      const referee = Referee.resume(xwing, saved);
      if (isRefusal(referee)) return [referee];
      const version = referee.version;
      const result = referee.answer(decision.seat, { decision: decision.id, version, answer });
      const faults = xwing.faults(referee.state);
      return isRefusal(result) || faults.length > 0
        ? [{ decision: decision.kind, answer, result, faults }]
        : [];
    });
}

test.each([
  [0, 1],
  [3, 2],
  [4, 5],
  [6, 1],
])('every answer that is offered in the game of presets %i and %i is legal', (first, second) => {
  const referee = openGame(first, second);
  const players = [xwingFighter('every one'), xwingFighter('every other')];
  const wrong: unknown[] = [];
  let tried = 0;
  for (let turn = 0; !referee.outcome && turn < 2000; turn++) {
    const decisions = referee.decisions().filter(({ settled }) => !settled);
    if (turn % EVERY === 0) {
      const saved = referee.save();
      const decision = decisions[turn % decisions.length]!;
      wrong.push(...refusals(saved, decision));
      tried += Math.min(MOST_ANSWERS, answersOf(decision).length);
    }
    const { seat } = decisions[0]!;
    const own = referee.decisions(seat);
    const choice = players[seat === 'p1' ? 0 : 1]!.choose(own, () => referee.view(seat));
    const message = { decision: choice.decision, version: referee.version, answer: choice.answer };
    expect(isRefusal(referee.answer(seat, message))).toBe(false);
  }
  expect(wrong).toEqual([]);
  expect(referee.outcome).not.toBeNull();
  expect(tried).toBeGreaterThan(100);
});
