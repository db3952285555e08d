import type { Result } from '@sortie/tournaments/model';
import { aces, aces100, missionPointsOf, scoreGame, scoringFault } from '@sortie/tournaments/scoring';
import { finalPlaces, standingsOf, workingOf } from '@sortie/tournaments/standings';
import { viewOf } from '@sortie/tournaments/view';
import { describe, expect, test } from 'vitest';
import { asPlayer, beats, Day, desk, organiser, p } from '../day.ts';
import { shows } from '../shows.ts';
import { plainStandings } from '../standings/plain-standings.ts';

const eventPoints = (result: Result) => scoreGame(result, aces).map((credit) => credit?.eventPoints ?? null);
const missionPoints = (result: Result) =>
  scoreGame(result, aces).map((credit) => credit?.missionPoints ?? null);

describe('what a game is worth', () => {
  shows(
    ['ev.event-points.win-three', 'ev.event-points.draw-one', 'ev.event-points.loss-zero'],
    'a win is worth 3, a draw 1, a loss 0',
    () => {
      expect([beats(9, 3), beats(3, 9), beats(5, 5)].map(eventPoints)).toEqual([
        [3, 0],
        [0, 3],
        [1, 1],
      ]);
    },
  );

  shows('ev.game-end.concession', 'who concedes has 0 and the opponent 20', () => {
    const conceded: Result = { kind: 'conceded', by: 0, missionPoints: null };
    expect(eventPoints(conceded)).toEqual([0, 3]);
    expect(missionPoints(conceded)).toEqual([0, 20]);
    expect(scoreGame(conceded, aces100).map((credit) => credit?.missionPoints)).toEqual([0, 100]);
  });

  shows(
    'ev.game-end.draw-by-agreement',
    'a game that both decide not to play is a draw without points',
    () => {
      expect(eventPoints({ kind: 'notPlayed' })).toEqual([1, 1]);
      expect(missionPoints({ kind: 'notPlayed' })).toEqual([0, 0]);
    },
  );

  shows('ev.bye.win-and-18', 'a bye is a win with 18 mission points', () => {
    const day = new Day().starts(5).plays(1);
    const { player } = day.round.byes[0]!;
    expect(workingOf(day.state, player).records).toEqual([
      {
        round: 1,
        kind: 'bye',
        opponent: null,
        result: 'win',
        eventPoints: 3,
        missionPoints: 18,
        margin: 18,
        against: 0,
      },
    ]);
    expect(aces100.bye.missionPoints).toBe(90);
  });

  shows(
    'ev.mission-points.formula',
    'destroyed ships, the scenario and the opponent’s deficit add up',
    () => {
      expect(missionPointsOf({ destroyed: 7, scenario: 4, opponentSquad: 18, squadLimit: 20 })).toBe(13);
      expect(missionPointsOf({ destroyed: 7, scenario: 4, opponentSquad: 20, squadLimit: 20 })).toBe(11);
    },
  );

  shows(
    ['ev.mission-points.decide-game', 'ev.game-end.draw-no-winner', 'ev.game-end.win'],
    'more mission points win; equal ones draw; a winner by the game’s own rules stands once confirmed',
    () => {
      const day = new Day().starts(6).publishes();
      const played = (points: readonly [number, number], winner: 0 | 1 | null): Result => ({
        kind: 'played',
        missionPoints: points,
        winner,
      });
      const enter = (result: Result) => ({ kind: 'enterResult', round: 1, table: 1, result }) as const;
      expect(day.refuses(enter(played([8, 5], null)))).toBe('ev.mission-points.decide-game');
      expect(day.refuses(enter(played([5, 5], null)))).toBeUndefined();
      expect(day.tries(enter(played([5, 8], 0)))).toMatchObject({
        rule: 'ev.game-end.win',
        about: { ask: true },
      });
      day.enters(1, played([5, 8], 0), ['ev.game-end.win']);
      expect(day.standing(day.round.pairings[0]!.players[0]).wins).toBe(1);
    },
  );

  test('points that no game gives are refused with the table, and nothing changes', () => {
    const day = new Day({ scoring: { ...aces, mostMissionPoints: 30 } }).starts(4).publishes();
    const before = JSON.stringify(day.state);
    for (const points of [
      [-1, 0],
      [31, 0],
      [1.5, 0],
      [Number.NaN, 0],
    ] as const) {
      const result = { kind: 'played', missionPoints: points, winner: 0 } as const;
      const rule = day.refuses({ kind: 'enterResult', round: 1, table: 1, result }, desk);
      expect(['desk.bad-result', 'desk.unknown-command']).toContain(rule);
    }
    expect(day.refuses({ kind: 'enterResult', round: 1, table: 9, result: beats(1, 0) })).toBe(
      'desk.no-table',
    );
    expect(day.refuses({ kind: 'enterResult', round: 2, table: 1, result: beats(1, 0) })).toBe(
      'desk.no-round',
    );
    expect(JSON.stringify(day.state)).toBe(before);
  });
});

describe('results on the day', () => {
  test('equal reports of both settle a table, unequal ones go to the organiser', () => {
    const day = new Day().starts(4).publishes();
    const [one, other] = day.round.pairings[0]!.players;
    const says = (id: typeof one, result: Result) =>
      day.does({ kind: 'reportResult', round: 1, table: 1, result }, asPlayer(id));
    says(one, beats(9, 4));
    says(other, beats(9, 5));
    expect(day.round.pairings[0]!.result).toBeNull();
    expect(viewOf(day.state, { role: 'organiser' }).desk?.disputedTables).toEqual([1]);
    says(other, beats(9, 4));
    expect(day.round.pairings[0]!.result).toEqual(beats(9, 4));
    const stranger = day.round.pairings[1]!.players[0];
    expect(
      day.refuses({ kind: 'reportResult', round: 1, table: 1, result: beats(1, 0) }, asPlayer(stranger)),
    ).toBe('desk.not-your-table');
  });

  test('a correction two rounds back moves the standings, keeps the pairings, and says which would differ', () => {
    const day = new Day({ rounds: 4, cut: 0 }).starts(8).plays(1).publishes();
    const pairings = JSON.stringify(day.round.pairings);
    const [winner, loser] = day.state.rounds[0]!.pairings[0]!.players;
    day.does({ kind: 'correctResult', round: 1, table: 1, result: beats(2, 11), why: 'slip misread' });
    expect(JSON.stringify(day.round.pairings)).toBe(pairings);
    expect([day.standing(winner).eventPoints, day.standing(loser).eventPoints]).toEqual([0, 3]);
    expect(day.state.corrections).toEqual([
      {
        round: 1,
        table: 1,
        before: beats(12, 5),
        after: beats(2, 11),
        by: 'Ana',
        at: expect.any(Number),
        why: 'slip misread',
      },
    ]);
    const differ = viewOf(day.state, { role: 'organiser' }).desk!.wouldDiffer;
    expect(differ.flatMap(({ players }) => players)).toEqual(expect.arrayContaining([winner, loser]));
    expect(day.refuses({ kind: 'correctResult', round: 1, table: 1, result: beats(2, 11), why: ' ' })).toBe(
      'desk.no-reason',
    );
  });

  test('of two who change the same table the second is told; at different tables nobody is disturbed', () => {
    const day = new Day().starts(6).publishes();
    const { version } = day.state;
    day.enters(1, beats(9, 1));
    const late = (table: number) => ({
      command: { kind: 'enterResult', round: 1, table, result: beats(8, 1) } as const,
    });
    const sent = (table: number) => day.tries(late(table).command);
    expect(sent(2)).toHaveProperty('events');
    const stale = day.staleAttempt(late(1).command, version);
    expect(stale).toMatchObject({ rule: 'desk.stale', about: { what: 'changed', changed: ['table 1 1'] } });
    expect(day.staleAttempt(late(2).command, version)).toHaveProperty('events');
    expect(day.staleAttempt(late(2).command, version + 100)).toMatchObject({ rule: 'desk.stale' });
  });
});

describe('the standings', () => {
  shows(
    ['ev.format.ranked-by-results', 'ev.tiebreak.trigger'],
    'event points rank, tiebreakers inside equal points alone',
    () => {
      const day = new Day({ cut: 0 }).starts(16).plays(4, ({ table }) => beats(table + 4, table));
      const ranked = standingsOf(day.state);
      expect(ranked.map(({ rank }) => rank)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
      for (const [at, { eventPoints: points, settledBy }] of ranked.entries()) {
        const above = ranked[at - 1];
        expect(above === undefined || above.eventPoints >= points).toBe(true);
        expect(settledBy === null).toBe(above === undefined || above.eventPoints > points);
      }
    },
  );

  shows(
    [
      'ev.tiebreak.sos-formula',
      'ev.tiebreak.sos-ranking',
      'ev.tiebreak.order',
      'ev.tiebreak.combined-mission-points',
    ],
    'strength of schedule first, then combined mission points, both worked out exactly',
    () => {
      for (const count of [9, 17, 30]) {
        const day = new Day({ cut: 0 }, `plain ${count}`).starts(count);
        day.plays(4, ({ table, players }) =>
          beats((table * 3 + players[0].length * 5) % 11, (table * 7) % 9),
        );
        const standings = standingsOf(day.state).map(({ player, eventPoints, figures }) => ({
          player,
          eventPoints,
          figures: figures.map(({ exact }) => exact),
        }));
        expect(standings).toEqual(plainStandings(day.state, { bye: 18, concession: 20 }));
      }
    },
  );

  shows('ev.tiebreak.combined-definition', 'combined mission points hold byes and concessions too', () => {
    const day = new Day()
      .starts(5)
      .publishes()
      .enters(1, { kind: 'conceded', by: 1, missionPoints: null })
      .settles();
    const { player } = day.round.byes[0]!;
    const combined = (id: typeof player) =>
      day.standing(id).figures.find(({ kind }) => kind === 'missionPoints')?.exact;
    const [winner, loser] = day.round.pairings[0]!.players;
    expect([combined(player), combined(winner), combined(loser)]).toEqual(['18', '20', '0']);
  });

  shows('ev.tiebreak.random-last', 'what is left is drawn once for each player and stays', () => {
    const orders = Array.from({ length: 60 }, (_, seed) => {
      const { state } = new Day({}, `lot ${seed}`).starts(4);
      expect(standingsOf(state)).toEqual(standingsOf(state));
      expect(standingsOf(state)[1]!.settledBy).toBe('random');
      return standingsOf(state)
        .map(({ player }) => player)
        .join();
    });
    expect(new Set(orders).size).toBeGreaterThan(12);
  });

  shows('ev.swiss.winner', 'without a cut the most event points win', () => {
    const day = new Day().starts(8).plays(4);
    expect(day.refuses({ kind: 'drawRound' })).toBe('ev.swiss.winner');
    day.does({ kind: 'finish' });
    const [first] = finalPlaces(day.state);
    expect(first).toEqual({ place: 1, player: standingsOf(day.state)[0]!.player, bracket: null });
    expect(day.standing(first!.player).eventPoints).toBe(12);
    expect(new Day().starts(8).plays(3).refuses({ kind: 'finish' })).toBe('ev.swiss.winner');
  });

  test('an organiser’s own scoring is tested field by field', () => {
    expect(scoringFault(aces)).toBeUndefined();
    const where = (more: object) => scoringFault({ ...aces, ...more })?.about;
    expect(where({ eventPoints: { kind: 'byResult', win: 1, draw: 3, loss: 0 } })).toEqual({
      where: 'eventPoints',
      what: 'lossAboveWin',
    });
    expect(where({ tiebreakers: [{ kind: 'random' }, { kind: 'margin' }] })).toEqual({
      where: 'tiebreakers',
      what: 'randomNotLast',
    });
    expect(where({ plan: [{ from: 0, rounds: 4, cut: 3 }] })).toEqual({
      where: 'plan.0.cut',
      what: 'notABracket',
    });
    expect(where({ bye: { ...aces.bye, missionPoints: -1 } })).toEqual({ where: 'bye', what: 'notANumber' });
    expect(where({ roundTime: { kind: 'fixed', minutes: 0 } })).toEqual({
      where: 'roundTime.minutes',
      what: 'notANumber',
    });
  });
});

test('only the desk and the staff enter results', () => {
  const day = new Day().starts(4).publishes();
  const command = { kind: 'enterResult', round: 1, table: 1, result: beats(3, 1) } as const;
  expect(day.refuses(command, asPlayer(p(1)))).toBe('desk.not-allowed');
  expect(day.refuses(command, desk)).toBeUndefined();
  expect(day.refuses(command, organiser)).toBeUndefined();
});
