import { isRefusal, seededRandom } from '@sortie/kernel';
import type { PlayerId } from '@sortie/tournaments/model';
import { drawPairings } from '@sortie/tournaments/pairing';
import { describe, expect, test } from 'vitest';
import { pairByGroups } from '../../src/pairing/by-groups.ts';
import { cheapestPairing } from '../../src/pairing/cheapest-pairing.ts';
import { countPairings } from '../../src/pairing/count-pairings.ts';
import { pairExactly } from '../../src/pairing/exactly.ts';
import { Lots } from '../../src/pairing/lots.ts';
import { mark, type Problem, problemOf, REMATCH } from '../../src/pairing/problem.ts';
import { pairStretches } from '../../src/pairing/stretches.ts';
import { byText } from '../by-text.ts';
import { id } from './histories.ts';
import { leastMarks, marksOf } from './slow-matching.ts';

/** Players after some rounds of Swiss pairings, as the engine draws them. */
function afterRounds(players: number, rounds: number, seed: string): Problem {
  const lots = new Lots(seededRandom(seed));
  const points: number[] = new Array(players).fill(0);
  const met: [number, number][] = [];
  for (let round = 0; round < rounds; round++) {
    const mates = pairExactly(problemWith(points, met), new Lots(seededRandom(`${seed} ${round}`)))!;
    for (const [one, other] of mates.entries()) {
      if (other < one) continue;
      met.push([one, other]);
      const chance = lots.below(10);
      if (chance === 0) for (const player of [one, other]) points[player]! += 1;
      else points[chance < 5 ? one : other]! += 3;
    }
  }
  return problemWith(points, met);
}

function problemWith(points: readonly number[], met: readonly (readonly [number, number])[]): Problem {
  const problem = problemOf(points);
  for (const pair of met) mark(problem, pair, REMATCH);
  return problem;
}

describe('more than ten players', () => {
  test('12 to 16 players are paired as well as a search of every set of players allows', () => {
    for (let at = 0; at < 36; at++) {
      const problem = afterRounds(12 + 2 * (at % 3), 2 + (at % 8), `mid ${at}`);
      const drawn = pairExactly(problem, new Lots(seededRandom(`draw ${at}`)))!;
      expect(marksOf(problem, drawn)).toEqual(leastMarks(problem));
      const quick = pairByGroups(problem, new Lots(seededRandom(`quick ${at}`)));
      expect(quick ? marksOf(problem, quick) : []).toEqual(quick ? leastMarks(problem) : []);
    }
  });

  test('20 to 120 players are paired as well stretch by stretch as all at once', () => {
    let stretches = 0;
    for (let at = 0; at < 40; at++) {
      const problem = afterRounds([20, 26, 32, 40, 60, 80, 120][at % 7]!, 2 + (at % 5), `large ${at}`);
      const parts = pairStretches(problem, new Lots(seededRandom(`parts ${at}`)));
      if (!parts) continue;
      stretches++;
      const whole = cheapestPairing(problem, new Lots(seededRandom(`whole ${at}`)))!;
      expect(marksOf(problem, parts)).toEqual(marksOf(problem, whole));
    }
    expect(stretches).toBeGreaterThan(10);
  });

  test('12 to 100 players after many rounds are paired as well by counting as all at once', () => {
    let counted = 0;
    for (let at = 0; at < 40; at++) {
      const problem = afterRounds([12, 18, 24, 30, 40, 64, 100][at % 7]!, 4 + (at % 7), `counted ${at}`);
      const draw = countPairings(problem);
      if (!draw) continue;
      counted++;
      const whole = cheapestPairing(problem, new Lots(seededRandom(`whole ${at}`)))!;
      const lots = new Lots(seededRandom(`lots ${at}`));
      for (let draws = 0; draws < 3; draws++) {
        expect(marksOf(problem, draw(lots)), `${at}`).toEqual(marksOf(problem, whole));
      }
    }
    expect(counted).toBeGreaterThan(30);
  });

  test('the same seed draws the same', () => {
    const problem = afterRounds(64, 4, 'same');
    const draw = (seed: string) => [...pairExactly(problem, new Lots(seededRandom(seed)))!];
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
  });

  test('opponents of a group whose half has met are drawn evenly, none a fifth from the mean', () => {
    // Of 12 players 6 have met each other in pairs, so that nobody has the same choice; two are left over above.
    const points = [...new Array<number>(2).fill(3), ...new Array<number>(12).fill(0)];
    const met: [number, number][] = [
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ];
    const problem = problemWith(points, met);
    const counts = new Map<number, number>();
    const DRAWS = 3000;
    for (let at = 0; at < DRAWS; at++) {
      const mates = pairExactly(problem, new Lots(seededRandom(`even ${at}`)))!;
      counts.set(mates[0]!, (counts.get(mates[0]!) ?? 0) + 1);
    }
    const shares = [...counts.values()].map((count) => (count * 12) / DRAWS);
    expect(counts.size).toBe(12);
    expect(Math.max(...shares.map((share) => Math.abs(share - 1)))).toBeLessThan(0.2);
  });

  test('opponents of a large group in which everybody has met four are drawn evenly', () => {
    const size = 24;
    const met = Array.from({ length: size }, (_, at) => at).flatMap((at) =>
      [1, 2].map((step): [PlayerId, PlayerId] => [id(at), id((at + step) % size)]),
    );
    const input = {
      players: Array.from({ length: size }, (_, at) => ({ id: id(at), eventPoints: 6, byes: 0, club: '' })),
      met,
      forbidden: [],
      locked: [],
      promised: [],
      isFirst: false,
      clubsApart: false,
      roundsLeft: 0,
    };
    const DRAWS = 4000;
    const counts = new Map<PlayerId, number>();
    for (let at = 0; at < DRAWS; at++) {
      const drawn = drawPairings(input, seededRandom(`large ${at}`));
      if (isRefusal(drawn)) throw new Error(drawn.rule);
      const [one, other] = drawn.pairs.find(({ players }) => players.includes(id(0)))!.players;
      const opponent = one === id(0) ? other : one;
      counts.set(opponent, (counts.get(opponent) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted(byText)).toEqual(
      Array.from({ length: 19 }, (_, at) => id(at + 3)).toSorted(byText),
    );
    const shares = [...counts.values()].map((count) => (count * 19) / DRAWS);
    expect(Math.max(...shares.map((share) => Math.abs(share - 1)))).toBeLessThan(0.25);
  });
});
