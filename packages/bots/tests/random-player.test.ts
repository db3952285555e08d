import type { Decision, Plain, SeatId } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { findPreset } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { describe, expect, test } from 'vitest';
import { playGame, randomPlayer } from '../src/index.ts';

const noView = () => null;

function decision(id: number, settled: boolean, offers: readonly Plain[]): Decision {
  const seat = 'p1' as SeatId;
  const answers = { kind: 'offers', offers } as const;
  return { id, version: 0, seat, kind: 'any', rule: 'table.any', about: null, settled, answers };
}

function boxGame(seed: string) {
  const players = (['box-rebel', 'box-imperial'] as const).map((preset, side) => ({
    seat: `p${side + 1}`,
    side,
    squad: findPreset(preset)!.squad as unknown as Plain,
  }));
  const referee = Referee.open(xwing, { game: 'xwing', rules: xwing.rules, setup: { players }, seed });
  if (isRefusal(referee)) throw new Error(referee.rule);
  return referee;
}

const pair = (seed: string) => ({ p1: randomPlayer(`${seed} one`), p2: randomPlayer(`${seed} two`) });

describe('the random player', () => {
  test('gives every legal answer sooner or later and no other', () => {
    const player = randomPlayer('dice');
    const given = Array.from({ length: 60 }, () => player.choose([decision(7, false, [1, 2, 3])], noView));
    expect(new Set(given.map(({ answer }) => answer))).toEqual(new Set([1, 2, 3]));
    expect(new Set(given.map((choice) => choice.decision))).toEqual(new Set([7]));
  });

  test('answers what is open before it thinks anew about what is settled', () => {
    const player = randomPlayer('order');
    const open = [decision(1, true, ['a']), decision(2, false, ['b']), decision(3, true, ['c'])];
    const given = Array.from({ length: 30 }, () => player.choose(open, noView).decision);
    expect(new Set(given)).toEqual(new Set([2]));
  });

  test('plays the same game from the same seed and another from another', () => {
    const played = (seed: string) => {
      const referee = boxGame('table');
      expect(playGame(referee, pair(seed), { limit: 5000 }).kind).toBe('finished');
      return referee.hash();
    };
    expect(played('first')).toBe(played('first'));
    expect(played('first')).not.toBe(played('second'));
  });
});

describe('a game between players', () => {
  test('is left unfinished at the limit of answers', () => {
    const referee = boxGame('limit');
    expect(playGame(referee, pair('limit'), { limit: 9 })).toEqual({ kind: 'unfinished', decisions: 9 });
    expect(referee.journal).toHaveLength(9);
  });

  test('stops at the answer after which something is broken', () => {
    const referee = boxGame('fault');
    const inspect = () => (referee.journal.length === 4 ? 'a ship is gone' : undefined);
    expect(playGame(referee, pair('fault'), { limit: 50, inspect })).toEqual({
      kind: 'broken',
      decisions: 4,
      fault: 'a ship is gone',
    });
  });

  test('says so when a player gives an answer that is not legal', () => {
    const referee = boxGame('cheat');
    const cheat = {
      choose: ([first]: readonly Decision[]) => ({ decision: first!.id, answer: 'win' }),
    };
    expect(playGame(referee, { p1: cheat, p2: cheat }, { limit: 50 })).toMatchObject({
      kind: 'broken',
      decisions: 0,
    });
    expect(referee.journal).toEqual([]);
  });
});
