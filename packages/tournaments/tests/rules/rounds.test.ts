import { nextMoment, replayLog, verifyTournament } from '@sortie/tournaments/rules';
import { aces } from '@sortie/tournaments/scoring';
import { viewOf } from '@sortie/tournaments/view';
import { describe, expect, test } from 'vitest';
import { drawLength, luckFor, minutesFor } from '../../src/rules/draws.ts';
import { byText } from '../by-text.ts';
import { beats, Day, desk, organiser, p } from '../day.ts';
import { shows } from '../shows.ts';

const MINUTE = 60_000;
const time = aces.roundTime as Extract<typeof aces.roundTime, { kind: 'dice' }>;

describe('a round', () => {
  shows(
    ['ev.scenario.one-per-round', 'ev.scenario.random-at-round-start'],
    'all games of a round have one scenario, drawn for it',
    () => {
      const drawn = Array.from(
        { length: 40 },
        (_, seed) => new Day({ scenarios: ['a', 'b', 'c'] }, `s${seed}`).starts(4).publishes().round,
      );
      expect(new Set(drawn.map(({ scenario }) => scenario))).toEqual(new Set(['a', 'b', 'c']));
      expect(drawn.every((round) => round.pairings.every((pairing) => !('scenario' in pairing)))).toBe(true);
    },
  );

  shows(
    ['ev.scenario.unplayed-first', 'ev.scenario.second-cycle', 'ev.scenario.even-distribution'],
    'scenarios differ until all were played, and then again until all were played twice',
    () => {
      for (let seed = 0; seed < 12; seed++) {
        const day = new Day({ scenarios: ['a', 'b', 'c'], rounds: 7 }, `c${seed}`).starts(8).plays(7);
        const played = day.state.rounds.map(({ scenario }) => scenario);
        expect(played.slice(0, 3).toSorted(byText)).toEqual(['a', 'b', 'c']);
        expect(played.slice(3, 6).toSorted(byText)).toEqual(['a', 'b', 'c']);
      }
    },
  );

  shows(
    [
      'ev.round-time.base-sixty',
      'ev.round-time.hit-or-crit-adds',
      'ev.round-time.blank-subtracts',
      'ev.round-time.focus-neutral',
    ],
    'sixty minutes, more by a hit or crit, less by a blank, for every evade and focus',
    () => {
      const two = ['evade', 'focus', 'blank'];
      const all = ['evade', 'evade', 'focus'];
      const none = ['blank', 'blank', 'blank'];
      expect(
        ['hit', 'crit', 'focus', 'blank'].map((face) =>
          [two, all, none].map((dice) => minutesFor(time, face, dice)),
        ),
      ).toEqual([
        [62, 63, 60],
        [62, 63, 60],
        [60, 60, 60],
        [58, 57, 60],
      ]);
    },
  );

  shows(
    ['ev.round-time.variation-roll', 'ev.round-time.range-57-63'],
    'one attack die and three defense dice give 57 to 63',
    () => {
      const rolls = Array.from({ length: 4000 }, (_, at) =>
        drawLength(time, luckFor('secret', 'length', at)),
      );
      expect(new Set(rolls.map(({ minutes }) => minutes))).toEqual(new Set([57, 58, 59, 60, 61, 62, 63]));
      expect(rolls.every(({ defense }) => defense.length === 3)).toBe(true);
      expect(
        rolls.every(({ attack, defense, minutes }) => minutesFor(time, attack!, defense) === minutes),
      ).toBe(true);
      const hits = rolls.filter(({ attack }) => attack === 'hit' || attack === 'crit').length;
      expect(Math.abs(hits - 2000)).toBeLessThan(150);
    },
  );

  shows(
    'ev.round-time.start-after-seating',
    'the organiser starts the clock, once, and it runs from then',
    () => {
      const day = new Day().starts(4).publishes();
      expect(day.refuses({ kind: 'passTime' }, desk)).toBe('desk.clock');
      expect(day.refuses({ kind: 'startClock' }, { role: 'player', player: p(1) })).toBe('desk.not-allowed');
      day.does({ kind: 'startClock' });
      expect(day.refuses({ kind: 'startClock' })).toBe('desk.clock');
      const [started] = [day.round.clock.startedAt!];
      day.at = started + day.round.length.minutes * MINUTE - 1;
      expect(day.refuses({ kind: 'passTime' }, desk)).toBe('desk.clock');
      day.at += 1;
      expect(day.refuses({ kind: 'passTime' }, desk)).toBeUndefined();
    },
  );

  shows(
    ['ev.round-time.finish-game-round', 'ev.game-end.time'],
    'when time is up every table is told to finish its game round, and mission points decide',
    () => {
      const day = new Day().starts(6).publishes().does({ kind: 'startClock' });
      const first = day.round.pairings[0]!.table;
      day.does({ kind: 'extendClock', minutes: 5, table: first });
      const seen = () =>
        viewOf(day.state, { role: 'player', player: p(1) })
          .rounds.at(-1)!
          .pairings.map(({ isTimeUp }) => isTimeUp);
      expect(seen()).toEqual([false, false, false]);
      day.at = day.round.clock.startedAt! + day.round.length.minutes * MINUTE;
      day.does({ kind: 'passTime' }, desk);
      expect(seen()).toEqual([false, true, true]);
      day.at = day.round.clock.startedAt! + (day.round.length.minutes + 5) * MINUTE;
      day.does({ kind: 'passTime' }, desk);
      expect(seen()).toEqual([true, true, true]);
      day.enters(first, beats(9, 8));
      expect(day.standing(day.round.pairings[0]!.players[0])).toMatchObject({ eventPoints: 3 });
    },
  );

  test('a clock that stood still ends later, for all or for one table', () => {
    const day = new Day().starts(4).publishes().does({ kind: 'startClock' });
    const start = day.round.clock.startedAt!;
    const end = start + day.round.length.minutes * MINUTE;
    day.does({ kind: 'pauseClock', table: null });
    day.at += 10 * MINUTE;
    day.does({ kind: 'resumeClock', table: null });
    day.at = end;
    expect(day.refuses({ kind: 'passTime' }, desk)).toBe('desk.clock');
    day.at = end + day.round.clock.pausedFor;
    expect(day.refuses({ kind: 'passTime' }, desk)).toBeUndefined();
  });

  test('the desk is told once when time has come, and again when a table with time of its own is done', () => {
    const day = new Day().starts(4).publishes().does({ kind: 'startClock' });
    const [first] = day.round.pairings;
    day.does({ kind: 'extendClock', minutes: 5, table: first!.table });
    const end = day.round.clock.startedAt! + day.round.length.minutes * MINUTE;
    expect(nextMoment(day.round)).toBe(end);
    day.at = end;
    day.does({ kind: 'passTime' }, desk);
    expect(nextMoment(day.round)).toBe(end + 5 * MINUTE);
    expect(day.refuses({ kind: 'passTime' }, desk)).toBe('desk.clock');
    day.at = end + 5 * MINUTE;
    day.does({ kind: 'passTime' }, desk);
    expect([nextMoment(day.round), day.round.clock.isUp]).toEqual([null, true]);
  });

  shows('ev.round-time.twelve-round-limit', 'games opened for the event end after twelve game rounds', () => {
    const limit = (of: Partial<typeof aces>) =>
      viewOf(new Day({ scoring: { ...aces, ...of } }).state, { role: 'public' }).settings.scoring.gameRounds;
    expect([limit({}), limit({ gameRounds: null })]).toEqual([12, null]);
  });

  shows(
    'ev.event-points.awarded-each-round',
    'no round is drawn before every result is in; points add up',
    () => {
      const day = new Day().starts(6).publishes().enters(1, beats(5, 2));
      expect(day.tries({ kind: 'drawRound' })).toMatchObject({
        rule: 'ev.event-points.awarded-each-round',
        about: { tables: [2, 3] },
      });
      const [winner] = day.round.pairings[0]!.players;
      expect(day.standing(winner).eventPoints).toBe(3);
      day
        .settles()
        .plays(1, ({ players }) => beats(players[0] === winner ? 9 : 1, players[1] === winner ? 9 : 1));
      expect([4, 6]).toContain(day.standing(winner).eventPoints);
    },
  );

  test('a published round can be taken back while no game in it has a result', () => {
    const day = new Day().starts(6).publishes().does({ kind: 'takeRoundBack' });
    expect(day.round.status).toBe('draft');
    day.does({ kind: 'drawRound' }).does({ kind: 'publishRound' }).enters(2, beats(5, 2));
    expect(day.tries({ kind: 'takeRoundBack' })).toMatchObject({
      rule: 'desk.has-results',
      about: { tables: [2] },
    });
  });

  test('locked pairs stay when a round is drawn again, and swapped ones are asked about', () => {
    const day = new Day().starts(10).plays(1).does({ kind: 'drawRound' });
    const { players, table } = day.round.pairings[2]!;
    day.does({ kind: 'lockPair', table, isLocked: true });
    for (let again = 0; again < 5; again++) {
      day.does({ kind: 'drawRound' });
      expect(day.tableOf(players[0]).players).toEqual(players);
    }
    const met = day.state.rounds[0]!.pairings[0]!.players;
    const other = day.tableOf(met[0]).players.find((id) => id !== met[0])!;
    const swap = { kind: 'swapPlayers', players: [other, met[1]] } as const;
    expect(day.tries(swap)).toMatchObject({ rule: 'ev.pairing.no-rematch-in-stage', about: { ask: true } });
    day.does(swap, organiser, ['ev.pairing.no-rematch-in-stage']);
    expect(day.tableOf(met[0])).toMatchObject({ why: { kind: 'hand', isRematch: true } });
  });

  test('nobody sits twice at one table while another is free, and a fixed table is kept', () => {
    const day = new Day({ tables: [{ from: 1, to: 12 }], cut: 0 }).gathers(12);
    day
      .does({ kind: 'changePlayer', player: p(3), to: { fixedTable: 7 } })
      .does({ kind: 'start' })
      .plays(4);
    for (const { id } of day.state.players) {
      const tables = day.state.rounds.map(
        ({ pairings }) => pairings.find(({ players }) => players.includes(id))!.table,
      );
      expect(new Set(tables).size).toBe(id === p(3) ? 1 : 4);
    }
    expect(day.tableOf(p(3)).table).toBe(7);
    const small = new Day({ tables: [{ from: 1, to: 2 }] }).starts(6);
    expect(small.tries({ kind: 'drawRound' })).toMatchObject({
      rule: 'desk.tables',
      about: { what: 2, needed: 3 },
    });
  });

  test('clubs meet in round one only where that cannot be avoided', () => {
    for (const count of [8, 24]) {
      const day = new Day({ clubsApart: true }, `clubs ${count}`).starts(count, (at) =>
        at % 2 === 0 ? 'north' : `c${at}`,
      );
      expect(day.publishes().round.pairings.filter(({ why }) => why.isSameClub)).toEqual([]);
    }
    const one = new Day({ clubsApart: true }).starts(6, (at) => (at < 4 ? 'north' : '')).publishes();
    expect(one.round.impossible).toEqual([{ kind: 'sameClub', players: expect.any(Array) }]);
  });

  test('the log makes the same event again, and every draw can be drawn again', () => {
    const day = new Day({ scenarios: ['a', 'b'], rounds: 4, cut: 4 }).starts(11).plays(2);
    day
      .does({ kind: 'drop', player: p(2) })
      .plays(2)
      .does({ kind: 'makeCut' })
      .plays(2)
      .does({ kind: 'finish' });
    expect(replayLog(JSON.parse(JSON.stringify(day.log)) as typeof day.log)).toEqual(day.state);
    expect(verifyTournament(day.log, day.state.commitment)).toEqual({ draws: 17, fault: null });
    expect(verifyTournament(day.log, 'another').fault?.rule).toBe('table.commitment-broken');
    const changed = JSON.parse(JSON.stringify(day.log)) as {
      entries: { number: number; events: { kind: string; round: { scenario: string } }[] }[];
    };
    const third = changed.entries.filter(({ events }) => events[0]?.kind === 'roundDrawn')[2]!;
    third.events[0]!.round.scenario = third.events[0]!.round.scenario === 'a' ? 'b' : 'a';
    expect(verifyTournament(changed as never).fault).toEqual({
      kind: 'refused',
      rule: 'desk.draw-differs',
      about: { where: third.number, what: 'scenario' },
    });
  });
});
