import { xwingFighter } from '@sortie/bots/xwing';
import type { Plain } from '@sortie/kernel';
import { isEngineEvent, isRefusal, Referee } from '@sortie/kernel';
import { presets } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { expect, test } from 'vitest';

test.each([
  [0, 1],
  [3, 2],
  [4, 5],
])('no later write changes an event of the log in the game of presets %i and %i', (first, second) => {
  const players = [first, second].map((preset, side) => ({
    seat: `p${side + 1}`,
    side,
    squad: presets[preset]!.squad as unknown as Plain,
  }));
  const referee = Referee.open(xwing, {
    game: 'xwing',
    rules: xwing.rules,
    setup: { players },
    seed: 'apart',
  });
  if (isRefusal(referee)) throw new Error(referee.rule);
  const fighters = [xwingFighter('one'), xwingFighter('other')];
  const asHappened: string[] = referee.log.map((event) => JSON.stringify(event));
  while (!referee.outcome) {
    const { seat } = referee.decisions().find(({ settled }) => !settled)!;
    const choice = fighters[seat === 'p1' ? 0 : 1]!.choose(referee.decisions(seat), () => referee.view(seat));
    referee.answer(seat, { decision: choice.decision, version: referee.version, answer: choice.answer });
    for (const event of referee.log.slice(asHappened.length)) asHappened.push(JSON.stringify(event));
  }
  expect(referee.log.filter((event) => !isEngineEvent(event)).length).toBeGreaterThan(200);
  expect(referee.log.map((event) => JSON.stringify(event))).toEqual(asHappened);
});
