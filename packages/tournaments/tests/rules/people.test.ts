import type { CallId, Newcomer } from '@sortie/tournaments/model';
import { finalPlaces, standingsOf, workingOf } from '@sortie/tournaments/standings';
import { viewOf } from '@sortie/tournaments/view';
import { describe, expect, test } from 'vitest';
import { seedOrder } from '../../src/rules/bracket.ts';
import { asJudge, asPlayer, beats, Day, organiser, p } from '../day.ts';
import { shows } from '../shows.ts';

const MINUTE = 60_000;
const call = 'c1' as CallId;

describe('leaving and coming back', () => {
  shows('ev.drop.voluntary', 'who stops keeps the results and a place, and is paired no more', () => {
    const day = new Day().starts(6).plays(1);
    const [winner] = day.round.pairings[0]!.players;
    day.does({ kind: 'drop', player: winner }, asPlayer(winner)).publishes();
    expect(day.round.pairings.flatMap(({ players }) => players)).not.toContain(winner);
    expect(day.standing(winner)).toMatchObject({ eventPoints: 3, played: 1, rank: expect.any(Number) });
    expect(day.refuses({ kind: 'drop', player: p(1) }, asPlayer(p(2)))).toBe('desk.not-allowed');
  });

  shows('ev.drop.notify-early', 'the organiser may note a penalty of their choice', () => {
    const day = new Day().starts(4).does({ kind: 'drop', player: p(1) });
    day.does({ kind: 'penalise', player: p(1), why: 'no prize' });
    expect(day.player(p(1)).penalties).toEqual([{ by: 'Ana', at: expect.any(Number), why: 'no prize' }]);
    expect(day.refuses({ kind: 'penalise', player: p(1), why: '' })).toBe('desk.no-reason');
  });

  shows('ev.drop.no-show', 'who does not appear in time may be removed, earlier only when confirmed', () => {
    const day = new Day({ noShowAfter: 10 }).starts(6).publishes().does({ kind: 'startClock' });
    const [missing] = day.round.pairings[0]!.players;
    const remove = { kind: 'removeMissing', player: missing } as const;
    expect(day.tries(remove)).toMatchObject({ rule: 'ev.drop.no-show', about: { ask: true } });
    day.at = day.round.clock.startedAt! + 10 * MINUTE;
    day.does(remove);
    expect(day.player(missing).presence).toBe('removed');
    day.settles().publishes();
    expect(day.round.pairings.flatMap(({ players }) => players)).not.toContain(missing);
  });

  shows(
    'ev.drop.no-show-opponent',
    'the opponent has a bye in every respect, and the two have not met',
    () => {
      const day = new Day({ rounds: 5 }).starts(6).publishes();
      const [missing, other] = day.round.pairings[0]!.players;
      day.does({ kind: 'removeMissing', player: missing }, organiser, ['ev.drop.no-show']).settles();
      expect(workingOf(day.state, other).records).toMatchObject([
        { kind: 'bye', opponent: null, missionPoints: 18 },
      ]);
      expect(day.standing(other)).toMatchObject({
        byes: 1,
        eventPoints: 3,
        figures: [{ exact: '0' }, { exact: '18' }],
      });
      expect(day.standing(missing)).toMatchObject({ played: 0, eventPoints: 0 });
      day.plays(1);
      expect(day.round.byes.map(({ player }) => player)).not.toContain(other);
      expect(day.state.rounds[1]!.pairings.every(({ why }) => !why.isRematch)).toBe(true);
    },
  );

  shows('ev.drop.game-under-way', 'who leaves a game that is being played has conceded it', () => {
    const day = new Day().starts(6).publishes();
    day.does({ kind: 'beginGame', round: 1, table: 1 });
    const [leaver, other] = day.round.pairings[0]!.players;
    day.does({ kind: 'drop', player: leaver });
    expect(day.round.pairings[0]!.result).toEqual({ kind: 'conceded', by: 0, missionPoints: null });
    expect(workingOf(day.state, other).records).toMatchObject([
      { kind: 'game', opponent: leaver, missionPoints: 20 },
    ]);
    const [, second] = day.round.pairings[1]!.players;
    day.does({ kind: 'drop', player: second });
    expect(day.round.pairings[1]!.result).toEqual({ kind: 'absent', missing: [1] });
  });

  shows(
    'ev.drop.reentry-with-losses',
    'who comes back has a loss for every round missed, which counts as played',
    () => {
      const day = new Day({ rounds: 5 })
        .starts(8)
        .plays(1)
        .does({ kind: 'drop', player: p(3) })
        .plays(2);
      const before = day.standing(p(3));
      day.does({ kind: 'letReturn', player: p(3) });
      expect(day.standing(p(3))).toMatchObject({
        eventPoints: before.eventPoints,
        losses: before.losses + 2,
        played: 3,
      });
      expect(workingOf(day.state, p(3)).records.slice(1)).toMatchObject([
        { round: 2, kind: 'missed', eventPoints: 0, missionPoints: 0, opponent: null },
        { round: 3, kind: 'missed', eventPoints: 0, missionPoints: 0, opponent: null },
      ]);
      day.publishes();
      expect(day.round.pairings.flatMap(({ players }) => players)).toContain(p(3));
      day.settles().does({ kind: 'addPlayers', players: [{ name: 'Late' }] });
      expect(day.standing(p(9))).toMatchObject({ played: 4, losses: 4 });
    },
  );

  shows(
    'ev.drop.disqualified-no-return',
    'an expelled player has no place and never comes back; results stand',
    () => {
      const day = new Day().starts(6).plays(1);
      const [winner, loser] = day.round.pairings[0]!.players;
      day.does({ kind: 'disqualify', player: loser, ground: 'cheating', why: 'loaded dice' }, asJudge('j1'));
      expect(day.refuses({ kind: 'letReturn', player: loser })).toBe('ev.drop.disqualified-no-return');
      expect(day.standing(loser).rank).toBeNull();
      expect(day.standing(winner)).toMatchObject({ eventPoints: 3, wins: 1 });
    },
  );
});

describe('judges', () => {
  const atTable = () => {
    const day = new Day().gathers(4).does({ kind: 'nameJudge', name: 'Head', isHead: true });
    day.does({ kind: 'start' }, organiser, ['ev.pairing.no-rematch-in-stage']).publishes();
    const [one, other] = day.round.pairings[0]!.players;
    return { day, one, other, stranger: day.round.pairings[1]!.players[0] };
  };

  shows(
    ['ev.sportsmanship.call-judge', 'ev.judges.duties'],
    'a call from a table waits in the queue until a judge rules',
    () => {
      const { day, one, other, stranger } = atTable();
      day.does({ kind: 'callJudge', table: 1, about: 'range' }, asPlayer(one));
      expect(day.refuses({ kind: 'callJudge', table: 1, about: 'arc' }, asPlayer(other))).toBe('desk.called');
      expect(day.refuses({ kind: 'callJudge', table: 1, about: 'arc' }, asPlayer(stranger))).toBe(
        'desk.not-your-table',
      );
      expect(viewOf(day.state, { role: 'judge', judge: 'j1' as never }).calls).toMatchObject([
        { table: 1, takenBy: null, ruling: null },
      ]);
      expect(viewOf(day.state, { role: 'player', player: stranger }).calls).toEqual([]);
      day.does({ kind: 'takeCall', call }, asJudge('j1'));
      expect(day.refuses({ kind: 'takeCall', call }, asJudge('j2'))).toBe('desk.taken');
      day.does({ kind: 'rule', call, why: 'in range' }, asJudge('j1'));
      expect(viewOf(day.state, { role: 'player', player: other }).calls).toMatchObject([
        { ruling: { by: 'Judge', why: 'in range' } },
      ]);
    },
  );

  shows(
    ['ev.judges.ruling-final', 'ev.judges.appeal'],
    'a ruling stands, but for one appeal to the head judge',
    () => {
      const { day, one, other, stranger } = atTable();
      day.does({ kind: 'callJudge', table: 1, about: '' }, asPlayer(one));
      expect(day.refuses({ kind: 'appeal', call }, asPlayer(one))).toBe('desk.not-ruled');
      day.does({ kind: 'rule', call, why: 'no' }, asJudge('j1'));
      expect(day.refuses({ kind: 'rule', call, why: 'yes' }, asJudge('j1'))).toBe('ev.judges.ruling-final');
      expect(day.refuses({ kind: 'appeal', call }, asPlayer(stranger))).toBe('desk.not-your-table');
      day.does({ kind: 'appeal', call }, asPlayer(other));
      const decide = { kind: 'decideAppeal', call, isOverturned: true, why: 'the edge counts' } as const;
      expect(day.refuses(decide, asJudge('j1'))).toBe('ev.judges.appeal');
      day.does(decide, asJudge('j2'));
      expect(day.state.calls[0]!.appeal).toMatchObject({ isOverturned: true, decision: { by: 'Head' } });
      expect(day.refuses(decide, asJudge('j2'))).toBe('ev.judges.ruling-final');
      expect(day.refuses({ kind: 'appeal', call }, asPlayer(one))).toBe('ev.judges.ruling-final');
    },
  );

  shows(
    ['ev.warnings.sportsmanship', 'ev.warnings.abuse', 'ev.sportsmanship.unsporting-consequence'],
    'a judge or the organiser warns, for conduct and for abuse, or removes',
    () => {
      const day = new Day().starts(4);
      const grounds = ['sportsmanship', 'tolerance', 'openInformation', 'smoothPlay'] as const;
      for (const ground of grounds)
        day.does({ kind: 'warn', player: p(1), ground, why: 'seen' }, asJudge('j1'));
      expect(day.player(p(1)).warnings.map(({ ground }) => ground)).toEqual([...grounds]);
      expect(day.refuses({ kind: 'warn', player: p(1), ground: 'mood' as never, why: 'seen' })).toBe(
        'desk.unknown',
      );
      expect(
        day.refuses({ kind: 'warn', player: p(1), ground: 'sportsmanship', why: 'seen' }, asPlayer(p(2))),
      ).toBe('desk.not-allowed');
      expect(viewOf(day.state, { role: 'player', player: p(2) }).players[0]!.warnings).toBeNull();
      const remove = { kind: 'disqualify', player: p(1), ground: 'unsporting', why: 'insults' } as const;
      expect(day.refuses(remove, organiser)).toBeUndefined();
      expect(day.refuses(remove, asJudge('j1'))).toBeUndefined();
    },
  );

  shows('ev.warnings.three', 'the third warning proposes removal, which the judge decides', () => {
    const day = new Day().starts(4);
    const proposed = () => viewOf(day.state, { role: 'organiser' }).desk!.removalProposed;
    const remove = { kind: 'disqualify', player: p(1), ground: 'threeWarnings', why: 'three' } as const;
    for (const count of [1, 2])
      day.does({ kind: 'warn', player: p(1), ground: 'smoothPlay', why: `${count}` });
    expect([proposed(), day.refuses(remove)]).toEqual([[], 'ev.warnings.three']);
    day.does({ kind: 'warn', player: p(1), ground: 'smoothPlay', why: '3' });
    expect([proposed(), day.player(p(1)).presence]).toEqual([[p(1)], 'present']);
    expect(day.does(remove, asJudge('j1')).player(p(1)).presence).toBe('disqualified');
  });

  shows(
    ['ev.warnings.immediate-removal', 'ev.warnings.violence', 'ev.warnings.cheating'],
    'a judge removes at once, for threats, cheating or whenever it is necessary, and says why',
    () => {
      for (const ground of ['violence', 'cheating', 'necessary'] as const) {
        const day = new Day().starts(4).publishes();
        const [one] = day.round.pairings[0]!.players;
        expect(day.refuses({ kind: 'disqualify', player: one, ground, why: ' ' }, asJudge('j1'))).toBe(
          'desk.no-reason',
        );
        day.does({ kind: 'disqualify', player: one, ground, why: 'seen by all' }, asJudge('j1'));
        expect(day.player(one).presence).toBe('disqualified');
        expect(day.round.pairings[0]!.result).toEqual({ kind: 'absent', missing: [0] });
      }
    },
  );
});

describe('the cut', () => {
  const cut = (seed = 'cut') =>
    new Day({ rounds: 3, cut: 4 }, seed).starts(9).plays(3).does({ kind: 'makeCut' });

  shows(
    'ev.cut.definition',
    'the best go on by seed, a drawn game is the higher seed’s, the others are out',
    () => {
      const day = new Day({ rounds: 3, cut: 4 }).starts(9).plays(3);
      expect(day.refuses({ kind: 'drawRound' })).toBe('ev.cut.definition');
      day.does({ kind: 'makeCut' });
      const seeds = day.state.bracket!.seeds;
      expect(seeds).toEqual(
        standingsOf(day.state)
          .slice(0, 4)
          .map(({ player }) => player),
      );
      day.publishes();
      expect(day.round.pairings.map(({ players }) => players)).toEqual([
        [seeds[0], seeds[3]],
        [seeds[1], seeds[2]],
      ]);
      day.settles(() => beats(5, 5)).publishes();
      expect(day.round.pairings.map(({ players }) => players)).toEqual([[seeds[0], seeds[1]]]);
      day.settles(() => beats(3, 8));
      expect(day.refuses({ kind: 'drawRound' })).toBe('ev.cut.definition');
      day.does({ kind: 'finish' });
      expect(
        finalPlaces(day.state)
          .slice(0, 5)
          .map(({ player, bracket }) => [player, bracket]),
      ).toEqual([
        [seeds[1], 1],
        [seeds[0], 2],
        [seeds[2], 4],
        [seeds[3], 4],
        [standingsOf(day.state)[4]!.player, null],
      ]);
    },
  );

  shows(
    ['ev.cut.replacement', 'ev.cut.replacement-lowest-seed'],
    'before the first game of the bracket the next best comes in as the lowest seed; later the opponent has the game',
    () => {
      const day = cut();
      const [first, second, third, fourth] = day.state.bracket!.seeds;
      const fifth = standingsOf(day.state)[4]!.player;
      day.does({ kind: 'drop', player: second! });
      expect(day.state.bracket!.seeds).toEqual([first, third, fourth, fifth]);
      day.publishes();
      expect(day.tableOf(first!).players).toEqual([first, fifth]);
      day.does({ kind: 'drop', player: third! });
      expect(day.state.bracket!.seeds).toEqual([first, third, fourth, fifth]);
      day.settles().publishes();
      expect(day.round.pairings.map(({ players }) => players)).toEqual([[first, fourth]]);
    },
  );

  test('the two best can meet in the final alone', () => {
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  test('who registers without a role enters one person, and promises themselves nothing', () => {
    const day = new Day();
    const enter = (...players: readonly Newcomer[]) =>
      day.refuses({ kind: 'addPlayers', players }, { role: 'public' });
    expect(enter({ name: 'Ada' })).toBeUndefined();
    expect(enter({ name: 'Ada' }, { name: 'Bea' })).toBe('desk.too-many');
    expect(enter({ name: 'Ada', promisedByes: [1] })).toBe('desk.not-allowed');
    expect(enter({ name: 'Ada', fixedTable: 3 })).toBe('desk.not-allowed');
  });
});
