import { isRefusal, seededRandom } from '@sortie/kernel';
import type { PlayerId } from '@sortie/tournaments/model';
import { drawPairings, type PairingInput } from '@sortie/tournaments/pairing';
import { describe, expect } from 'vitest';
import { byText } from '../by-text.ts';
import { beats, Day, organiser, p } from '../day.ts';
import { shows } from '../shows.ts';

const input = (points: readonly number[], more: Partial<PairingInput> = {}): PairingInput => ({
  players: points.map((eventPoints, at) => ({ id: p(at + 1), eventPoints, byes: 0, club: '' })),
  met: [],
  forbidden: [],
  locked: [],
  promised: [],
  isFirst: false,
  clubsApart: false,
  roundsLeft: 0,
  ...more,
});

function draw(of: PairingInput, seed: string) {
  const drawn = drawPairings(of, seededRandom(seed));
  if (isRefusal(drawn)) throw new Error(drawn.rule);
  return drawn;
}

const pairText = (two: readonly PlayerId[]) => two.toSorted(byText).join('-');

/** How often everything a draw may show came up over many seeds. */
function counts(
  of: PairingInput,
  draws: number,
  look: (drawn: ReturnType<typeof draw>) => readonly string[],
) {
  const count = new Map<string, number>();
  for (let at = 0; at < draws; at++) {
    for (const each of look(draw(of, `seed ${at}`))) count.set(each, (count.get(each) ?? 0) + 1);
  }
  return count;
}

/** Chi-square of equal chances; with this many degrees of freedom the bound is passed once in a thousand. */
function isEven(count: ReadonlyMap<string, number>, kinds: number, bound: number): boolean {
  const all = [...count.values()].reduce((sum, each) => sum + each, 0);
  const expected = all / kinds;
  const chi = [...count.values()].reduce(
    (sum, each) => sum + ((each - expected) * (each - expected)) / expected,
    0,
  );
  return count.size === kinds && chi < bound;
}

const pairsOf = ({ pairs }: ReturnType<typeof draw>) => pairs.map(({ players }) => pairText(players));

describe('who meets whom', () => {
  shows('ev.pairing.one-opponent-per-round', 'everybody who is in has one game or the bye', () => {
    const day = new Day().starts(9).does({ kind: 'drop', player: p(4) });
    day.does({ kind: 'drawRound' });
    const drawn = [
      ...day.round.pairings.flatMap(({ players }) => players),
      ...day.round.byes.map(({ player }) => player),
    ];
    expect(drawn.toSorted(byText)).toEqual([1, 2, 3, 5, 6, 7, 8, 9].map(p));
    day.does({ kind: 'drop', player: p(1) });
    expect(day.tries({ kind: 'publishRound' })).toMatchObject({
      rule: 'ev.pairing.one-opponent-per-round',
      about: { gone: ['p1'], due: [] },
    });
    day.does({ kind: 'addPlayers', players: [{ name: 'Late' }] }).does({ kind: 'drawRound' });
    expect(day.refuses({ kind: 'publishRound' })).toBeUndefined();
    expect(day.round.pairings.flatMap(({ players }) => players)).toContain('p10');
  });

  shows(
    ['ev.format.swiss-used', 'ev.pairing.no-rematch-in-stage'],
    'nobody meets twice in the Swiss rounds',
    () => {
      for (const count of [6, 8, 13, 30]) {
        const day = new Day({ cut: 0 }, `rematch ${count}`).starts(count);
        day.plays(4, ({ table }) => beats(table % 3 === 0 ? 7 : 12, 7));
        const pairs = day.state.rounds.flatMap(({ pairings }) =>
          pairings.map(({ players }) => pairText(players)),
        );
        expect(new Set(pairs).size, `${count}`).toBe(pairs.length);
        expect(day.state.rounds.every(({ stage }) => stage === 'swiss')).toBe(true);
      }
    },
  );

  shows('ev.pairing.no-rematch-in-stage', 'a rematch that cannot be avoided is drawn, and said', () => {
    const day = new Day().starts(4).plays(3).does({ kind: 'drawRound' });
    expect(day.round.impossible.filter(({ kind }) => kind === 'rematch')).toHaveLength(2);
    expect(day.round.pairings.every(({ why }) => why.isRematch)).toBe(true);
  });

  shows(
    'ev.pairing.later-rounds-possible',
    'six players always have a fourth round without a rematch',
    () => {
      for (let seed = 0; seed < 60; seed++) {
        const day = new Day({}, `six ${seed}`).starts(6);
        day.plays(4, ({ players }) => beats(players[0] < players[1] ? 12 : 3, 7));
        const rematches = day.state.rounds.flatMap(({ impossible }) =>
          impossible.filter(({ kind }) => kind === 'rematch'),
        );
        expect(rematches, `${seed}`).toEqual([]);
      }
      // Two rounds between the same two trios: a third would force a rematch in the fourth.
      const met = [
        [1, 4],
        [2, 5],
        [3, 6],
        [1, 5],
        [2, 6],
        [3, 4],
      ].map(([a, b]) => [p(a!), p(b!)] as const);
      const trios = input([6, 6, 6, 0, 0, 0], { met, roundsLeft: 1 });
      for (let seed = 0; seed < 40; seed++) {
        expect(pairsOf(draw(trios, `t${seed}`)).toSorted(byText)).not.toEqual(['p1-p6', 'p2-p4', 'p3-p5']);
      }
    },
  );

  shows('ev.bye.one-when-odd', 'an odd number has one bye, an even number none', () => {
    const byes = (count: number) => new Day({}, `${count}`).starts(count).publishes().round.byes.length;
    expect([4, 5, 12, 13, 40, 41].map(byes)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  shows('ev.bye.first-round-random', 'in round one every player is as likely to get the bye', () => {
    const first = input([0, 0, 0, 0, 0], { isFirst: true });
    const count = counts(first, 1500, ({ byes }) => byes.map(({ player }) => player));
    expect(isEven(count, 5, 18.5)).toBe(true);
    const many = input(new Array(13).fill(0), { isFirst: true });
    expect(
      isEven(
        counts(many, 1300, ({ byes }) => byes.map(({ player }) => player)),
        13,
        32.9,
      ),
    ).toBe(true);
  });

  shows('ev.bye.lowest-without-bye', 'later the last in the standings who has had none gets the bye', () => {
    for (const count of [7, 13]) {
      const day = new Day({ cut: 0 }, `bye ${count}`)
        .starts(count)
        .plays(4, ({ table }) => beats(table + 5, 3));
      const byes = day.state.rounds.flatMap((round) => round.byes.map(({ player }) => player));
      expect(new Set(byes).size).toBe(4);
    }
    const some = input([9, 6, 6, 3, 0]);
    const last = {
      ...some,
      players: some.players.map((each) => ({ ...each, byes: each.id === p(5) ? 1 : 0 })),
    };
    expect(draw(last, 'x').byes).toEqual([{ player: p(4), why: { kind: 'lowest', passedOver: [] } }]);
    const all = { ...some, players: some.players.map((each) => ({ ...each, byes: 1 })) };
    expect(draw(all, 'x')).toMatchObject({
      byes: [{ player: p(5) }],
      impossible: [{ kind: 'secondBye', player: p(5) }],
    });
  });

  shows('ev.bye.settled-before-pairing', 'the bye passes up only when the others could not be paired', () => {
    // p5 has met nobody; without p5 the other four cannot be paired, for p1 has met all of them.
    const met = [2, 3, 4].map((other) => [p(1), p(other)] as const);
    const drawn = draw(input([6, 3, 3, 0, 0], { met }), 'x');
    expect(drawn.byes).toEqual([{ player: p(4), why: { kind: 'lowest', passedOver: [p(5)] } }]);
    expect(pairsOf(drawn).toSorted(byText)).toEqual(['p1-p5', 'p2-p3']);
    const free = draw(input([6, 3, 3, 0, 0]), 'x');
    expect(free.byes[0]!.player).toBe(p(5));
  });

  shows('ev.swiss.round-one-random', 'in round one every opponent is as likely as another', () => {
    const first = (count: number) => input(new Array(count).fill(0), { isFirst: true });
    expect(isEven(counts(first(6), 1500, pairsOf), 15, 36.1)).toBe(true);
    expect(isEven(counts(first(12), 1500, pairsOf), 66, 105)).toBe(true);
  });

  shows(
    'ev.swiss.same-event-points',
    'later everybody meets somebody with the same points, each as likely',
    () => {
      const groups = input([6, 6, 6, 6, 3, 3, 3, 3, 0, 0, 0, 0]);
      const count = counts(groups, 1200, pairsOf);
      expect(count.size).toBe(18);
      expect(isEven(count, 18, 40.8)).toBe(true);
    },
  );

  shows('ev.swiss.top-group-first', 'the top group is settled before the one below it', () => {
    // p1 and p2 may meet, which leaves p3 and p4, who have met; the top group comes first all the same.
    const drawn = draw(input([6, 6, 3, 3, 0, 0], { met: [[p(3), p(4)]] }), 'x');
    expect(pairsOf(drawn)).toContain('p1-p2');
    expect(drawn.pairs.filter(({ why }) => why.kind === 'down')).toHaveLength(2);
  });

  shows(
    ['ev.swiss.odd-group-pair-down', 'ev.swiss.rest-of-group'],
    'who is left over meets a random player of the next group, whose rest is paired among itself',
    () => {
      const groups = input([6, 6, 6, 3, 3, 3, 3, 3, 0, 0]);
      const down = counts(groups, 1500, ({ pairs }) =>
        pairs.filter(({ why }) => why.kind === 'down').map(({ players }) => pairText(players)),
      );
      expect([...down.keys()].every((pair) => /^p[123]-p[45678]$/.test(pair))).toBe(true);
      expect(isEven(down, 15, 36.1)).toBe(true);
      const large = input([...new Array(7).fill(6), ...new Array(7).fill(3)]);
      const float = counts(large, 400, ({ pairs }) =>
        pairs.filter(({ why }) => why.kind === 'down').map(() => 'down'),
      );
      expect(float.get('down')).toBe(400);
    },
  );

  shows(
    'ev.swiss.odd-group-pair-down',
    'nobody is sent past the next group, although its own number becomes odd by that',
    () => {
      // With 4 players every way to pair is tried, with 12 counted, with 22 drawn group by group.
      for (const middle of [2, 10, 20]) {
        const groups = input([6, ...new Array<number>(middle).fill(3), 0]);
        const drawn = draw(groups, `${middle}`);
        const down = drawn.pairs.filter(({ why }) => why.kind === 'down').map(({ why }) => why.eventPoints);
        expect(down).toEqual([
          [6, 3],
          [3, 0],
        ]);
      }
    },
  );

  shows(
    'ev.swiss.rematch-vs-groups',
    'a rematch is avoided by going out of the group, as near as possible',
    () => {
      const drawn = draw(input([6, 6, 3, 3, 0, 0], { met: [[p(1), p(2)]] }), 'x');
      const text = pairsOf(drawn).toSorted(byText);
      expect(text.filter((pair) => /^p[12]-p[34]$/.test(pair))).toHaveLength(2);
      expect(text).toContain('p5-p6');
      expect(drawn.impossible).toEqual([]);
    },
  );

  shows('ev.pairing.stage-ends-at-cut', 'after the cut former opponents may meet again', () => {
    const day = new Day({ rounds: 3, cut: 4 }).starts(4).plays(3).does({ kind: 'makeCut' }).publishes();
    expect(day.round.stage).toBe('bracket');
    expect(day.round.pairings).toHaveLength(2);
    expect(day.refuses({ kind: 'drawRound' }, organiser)).toBe('ev.event-points.awarded-each-round');
  });
});
