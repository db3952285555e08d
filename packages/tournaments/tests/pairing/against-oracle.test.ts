import { isRefusal, seededRandom } from '@sortie/kernel';
import { drawPairings, type PairingInput } from '@sortie/tournaments/pairing';
import { describe, expect, test } from 'vitest';
import { pairByGroups } from '../../src/pairing/by-groups.ts';
import { countPairings } from '../../src/pairing/count-pairings.ts';
import { pairExactly } from '../../src/pairing/exactly.ts';
import { Lots } from '../../src/pairing/lots.ts';
import { FORBIDDEN, mark, type Problem, problemOf, REMATCH } from '../../src/pairing/problem.ts';
import { id, randomHistory } from './histories.ts';
import { allowedWays, wayText } from './oracle.ts';

function drawnText(input: PairingInput, seed: string): string {
  const drawn = drawPairings(input, seededRandom(seed));
  if (isRefusal(drawn)) return 'none';
  return wayText({ pairs: drawn.pairs.map(({ players }) => players), bye: drawn.byes[0]?.player ?? null });
}

function problemFor({ players, met, forbidden, isFirst }: PairingInput): Problem {
  const problem = problemOf(players.map(({ eventPoints }) => (isFirst ? 0 : eventPoints)));
  const at = (of: string) => players.findIndex((player) => player.id === of);
  const markAll = (pairs: PairingInput['met'], flag: number) => {
    for (const [one, other] of pairs) {
      if (at(one) >= 0 && at(other) >= 0) mark(problem, [at(one), at(other)], flag);
    }
  };
  markAll(met, REMATCH);
  markAll(forbidden, FORBIDDEN);
  return problem;
}

function matesText(input: PairingInput, mates: Int32Array): string {
  const pairs = [...mates.entries()]
    .filter(([one, other]) => one < other)
    .map(([one, other]) => [input.players[one]!.id, input.players[other]!.id] as const);
  return wayText({ pairs, bye: null });
}

describe('up to ten players, against every pairing there is', () => {
  test('a round is always one of those that the rules allow', () => {
    for (let at = 0; at < 250; at++) {
      const input = randomHistory(`history ${at}`, at < 235 ? 8 : 10);
      const allowed = allowedWays(input);
      const drawn = drawnText(input, `draw ${at}`);
      expect(allowed.size === 0 ? 'none' : [...allowed].find((way) => way === drawn), `${at}`).toBe(drawn);
    }
  });

  test('the search for large rounds finds the same, where no later round has to be thought of', () => {
    let byGroups = 0;
    let byCounting = 0;
    for (let at = 0; at < 400; at++) {
      const some = { ...randomHistory(`large ${at}`, 10), roundsLeft: 0, clubsApart: false };
      const input = some.players.length % 2 === 0 ? some : { ...some, players: some.players.slice(1) };
      const allowed = allowedWays(input);
      const exact = pairExactly(problemFor(input), new Lots(seededRandom(`exact ${at}`)));
      expect(exact === undefined ? allowed.size === 0 : allowed.has(matesText(input, exact)), `${at}`).toBe(
        true,
      );
      const counted = countPairings(problemFor(input))?.(new Lots(seededRandom(`counted ${at}`)));
      if (counted) byCounting++;
      expect(counted ? allowed.has(matesText(input, counted)) : true, `${at}`).toBe(true);
      const quick = pairByGroups(problemFor(input), new Lots(seededRandom(`quick ${at}`)));
      if (quick === undefined) continue;
      byGroups++;
      expect(allowed.has(matesText(input, quick)), `${at}`).toBe(true);
    }
    expect(byGroups).toBeGreaterThan(50);
    expect(byCounting).toBeGreaterThan(200);
  });

  test('of all pairings that are as good each is drawn as often as another, also where groups are tight', () => {
    let looked = 0;
    for (let at = 0; looked < 24; at++) {
      const some = { ...randomHistory(`even ${at}`, 10), roundsLeft: 0, isFirst: false };
      if (some.players.length % 2 === 1) continue;
      const allowed = allowedWays(some);
      const draw = countPairings(problemFor(some));
      if (draw === undefined || allowed.size < 2 || allowed.size > 40) continue;
      looked++;
      const counts = new Map([...allowed].map((way) => [way, 0]));
      const lots = new Lots(seededRandom(`lots ${at}`));
      const each = 200;
      for (let draws = 0; draws < each * allowed.size; draws++) {
        const way = matesText(some, draw(lots));
        counts.set(way, (counts.get(way) ?? Number.NaN) + 1);
      }
      // The sum of squares is about the number of ways less one; four standard deviations beyond that is no chance.
      const squares = [...counts.values()].reduce(
        (sum, count) => sum + ((count - each) * (count - each)) / each,
        0,
      );
      const freedom = allowed.size - 1;
      expect(squares, `${at}`).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom) + 4);
    }
  });

  test('wishes that leave no pairing are refused with the pairs that were kept apart', () => {
    const players = [1, 2, 3, 4].map((number) => ({ id: id(number), eventPoints: 0, byes: 0, club: '' }));
    const forbidden = [2, 3, 4].map((number) => [id(1), id(number)] as const);
    const input = {
      players,
      met: [],
      forbidden,
      locked: [],
      promised: [],
      isFirst: true,
      clubsApart: false,
      roundsLeft: 0,
    };
    expect(drawPairings(input, seededRandom('x'))).toEqual({
      kind: 'refused',
      rule: 'desk.wishes',
      about: {
        where: 'forbidden',
        pairs: [
          ['p1', 'p2'],
          ['p1', 'p3'],
          ['p1', 'p4'],
        ],
      },
    });
  });
});
