import { playGame, randomPlayer } from '@sortie/bots';
import { xwingFighter } from '@sortie/bots/xwing';
import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { presets } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { expect, test } from 'vitest';

const squad = presets[0]!.squad as unknown as Plain;

/** The winner of a mirrored game in which the fighter sits on this side. */
function winner(game: number, side: 0 | 1): number | null {
  const players = [0, 1].map((each) => ({ seat: `p${each + 1}`, side: each, squad }));
  const referee = Referee.open(
    xwing,
    { game: 'xwing', rules: xwing.rules, setup: { players }, seed: `duel ${game}` },
    { keepLog: false },
  );
  if (isRefusal(referee)) throw new Error(referee.rule);
  const [one, other] = [xwingFighter(`${game}`), randomPlayer(`${game}`)];
  const played = playGame(referee, side === 0 ? { p1: one, p2: other } : { p1: other, p2: one }, {
    limit: 4000,
  });
  expect(played.kind).toBe('finished');
  return referee.outcome!.winner;
}

test('a fighter beats a random player of the same squad in most of forty games', () => {
  const won = Array.from({ length: 40 }, (_, game) => game).filter((game) => {
    const side = game % 2 === 0 ? 0 : 1;
    return winner(game, side) === side;
  });
  expect(won.length).toBeGreaterThanOrEqual(34);
});
