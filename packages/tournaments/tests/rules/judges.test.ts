import type { CallId, JudgeId } from '@sortie/tournaments/model';
import { viewOf } from '@sortie/tournaments/view';
import { describe, expect } from 'vitest';
import { asJudge, asPlayer, Day, organiser, p } from '../day.ts';
import { shows } from '../shows.ts';

const call = (number: number) => `c${number}` as CallId;

describe('calls and rulings', () => {
  shows('ev.sportsmanship.call-judge', 'every table calls for itself, and again once it was ruled', () => {
    const day = new Day({ rounds: 2 }).starts(4);
    const calls = { kind: 'callJudge', table: 1, about: 'range' } as const;
    expect(day.refuses(calls, asPlayer(p(1)))).toBe('desk.no-round');
    day.publishes();
    const [one, two] = day.round.pairings;
    const first = { ...calls, table: one!.table };
    const second = { ...calls, table: two!.table };
    expect(day.refuses({ ...calls, table: 99 }, asPlayer(one!.players[0]))).toBe('desk.not-your-table');
    day.does(first, asPlayer(one!.players[0])).does(second, asPlayer(two!.players[0]));
    expect(day.refuses(first, asPlayer(one!.players[1]))).toBe('desk.called');
    day.does({ kind: 'rule', call: call(1), why: 'in range' }, asJudge('j1'));
    day.does(first, asPlayer(one!.players[1]));
    // A call that nobody ruled on is one of its own round.
    day.settles().publishes();
    const { table, players } = day.round.pairings[0]!;
    day.does({ ...calls, table }, asPlayer(players[0]));
    expect(day.state.calls.map((each) => [each.round, each.table])).toEqual([
      [1, one!.table],
      [1, two!.table],
      [1, one!.table],
      [2, table],
    ]);
  });

  shows(
    ['ev.judges.ruling-final', 'ev.judges.appeal', 'ev.judges.head-judge'],
    'a ruling has a reason and a call',
    () => {
      const day = new Day().starts(4).publishes();
      const { table, players } = day.round.pairings[0]!;
      day.does({ kind: 'callJudge', table, about: '' }, asPlayer(players[0]));
      expect(day.refuses({ kind: 'rule', call: call(1), why: ' ' }, asJudge('j1'))).toBe('desk.no-reason');
      expect(day.refuses({ kind: 'rule', call: call(7), why: 'no' }, asJudge('j1'))).toBe('desk.unknown');
      expect(day.refuses({ kind: 'appeal', call: call(7) }, asPlayer(players[0]))).toBe('desk.unknown');
      day.does({ kind: 'rule', call: call(1), why: 'no' }, asJudge('j1'));
      // Without a head judge there is nobody to appeal to.
      expect(day.refuses({ kind: 'appeal', call: call(1) }, asPlayer(players[0]))).toBe(
        'ev.judges.head-judge',
      );
      const decide = { kind: 'decideAppeal', call: call(1), isOverturned: false, why: 'stands' } as const;
      expect(day.refuses(decide, asJudge('j1'))).toBe('desk.unknown');
    },
  );

  shows(['ev.judges.appeal', 'ev.judges.ruling-final'], 'what the head judge ruled is not appealed', () => {
    const day = new Day().starts(4).does({ kind: 'nameJudge', name: 'Head', isHead: true }).publishes();
    const { table, players } = day.round.pairings[0]!;
    day.does({ kind: 'callJudge', table, about: '' }, asPlayer(players[0]));
    day.does({ kind: 'rule', call: call(1), why: 'no' }, asJudge('j2'));
    expect(day.refuses({ kind: 'appeal', call: call(1) }, asPlayer(players[0]))).toBe(
      'ev.judges.ruling-final',
    );
  });

  shows(
    ['ev.judges.head-judge', 'ev.judges.at-least-one'],
    'one head judge, and a large event has both sorts',
    () => {
      const day = new Day({ isLarge: true, rounds: 2 }).gathers(4);
      expect(day.refuses({ kind: 'start' })).toBe('ev.judges.head-judge');
      day.does({ kind: 'nameJudge', name: 'Head', isHead: true });
      expect(day.refuses({ kind: 'nameJudge', name: 'Second', isHead: true })).toBe('ev.judges.head-judge');
      day.does({ kind: 'nameJudge', name: 'Third', isHead: false });
      expect(day.refuses({ kind: 'start' })).toBe(undefined);
      for (const judge of ['j1', 'j3']) day.does({ kind: 'dismissJudge', judge: judge as JudgeId });
      expect(day.refuses({ kind: 'start' })).toBe('ev.judges.head-judge');
      day.does({ kind: 'nameJudge', name: 'Fourth', isHead: false }).does({ kind: 'start' });
      // While the event runs the last judge stays.
      day.does({ kind: 'dismissJudge', judge: 'j2' as JudgeId });
      expect(day.refuses({ kind: 'dismissJudge', judge: 'j4' as JudgeId })).toBe('ev.judges.at-least-one');
    },
  );
});

describe('warnings and removal', () => {
  shows(
    [
      'ev.warnings.sportsmanship',
      'ev.warnings.abuse',
      'ev.warnings.immediate-removal',
      'ev.warnings.cheating',
    ],
    'each has a player who is in, a ground and a reason, and removal is kept with its reason',
    () => {
      const day = new Day().starts(4).publishes();
      const warn = { kind: 'warn', player: p(1), ground: 'smoothPlay', why: 'slow' } as const;
      expect(day.refuses({ ...warn, player: p(9) })).toBe('desk.unknown');
      expect(day.refuses({ ...warn, why: ' ' })).toBe('desk.no-reason');
      const expel = { kind: 'disqualify', player: p(1), ground: 'cheating', why: 'loaded dice' } as const;
      expect(day.refuses({ ...expel, player: p(9) })).toBe('desk.unknown');
      expect(day.refuses({ ...expel, why: '' })).toBe('desk.no-reason');
      day.does(expel);
      expect(day.player(p(1))).toMatchObject({
        presence: 'disqualified',
        penalties: [{ by: 'Ana', why: 'loaded dice' }],
      });
      expect([day.refuses(warn), day.refuses(expel)]).toEqual(['desk.out', 'desk.out']);
    },
  );

  shows(['ev.warnings.cheating', 'ev.cut.replacement'], 'an expelled qualifier is replaced', () => {
    const day = new Day({ rounds: 3, cut: 4 }).starts(9).plays(3).does({ kind: 'makeCut' });
    const { seeds } = day.state.bracket!;
    day.does({ kind: 'disqualify', player: seeds[0]!, ground: 'cheating', why: 'loaded dice' }, organiser);
    expect(day.state.bracket!.seeds.slice(0, 3)).toEqual(seeds.slice(1));
    expect(day.state.bracket!.seeds).toHaveLength(4);
  });
});

describe('what is seen', () => {
  shows('ev.round-time.hidden-clock', 'whether the clock runs is for all, its end for the organiser', () => {
    const day = new Day({ showElapsed: true }).starts(4).publishes();
    const clocks = () =>
      [{ role: 'public' }, { role: 'organiser' }].map(
        (viewer) => viewOf(day.state, viewer as Parameters<typeof viewOf>[1]).rounds[0]!.clock,
      );
    const still = { isStarted: false, isPaused: false, isUp: false, elapsed: null };
    expect(clocks()).toMatchObject([
      { ...still, secret: null },
      { ...still, secret: { tables: [] } },
    ]);
    day.does({ kind: 'startClock' });
    const [table, other] = day.round.pairings.map((each) => each.table);
    if (table === undefined || other === undefined) throw new Error('two tables were expected');
    day.does({ kind: 'extendClock', minutes: 3, table }).does({ kind: 'pauseClock', table: other });
    const { endsAt, tables } = clocks()[1]!.secret!;
    expect(tables.map((each) => each.table)).toEqual([table, other]);
    expect(tables[0]!.endsAt).toBe(endsAt! + 3 * 60_000);
    day.does({ kind: 'resumeClock', table: other });
    expect(clocks()[1]!.secret!.tables.map((each) => each.table)).toEqual([table, other]);
    expect(clocks()[0]).toMatchObject({ isStarted: true, isPaused: false, secret: null });
    expect(clocks()[0]!.elapsed).not.toBe(null);
    day.does({ kind: 'pauseClock', table: null });
    expect(clocks()[0]).toMatchObject({ isStarted: true, isPaused: true });
    const hidden = new Day().starts(4).publishes().does({ kind: 'startClock' });
    expect(viewOf(hidden.state, { role: 'public' }).rounds[0]!.clock.elapsed).toBe(null);
  });

  shows(
    'ev.sportsmanship.inspect-on-request',
    'lists are open from the start, warnings and promises are not',
    () => {
      const list = { text: 'two ships', isKnown: true, points: 20, cards: [], faults: [] };
      const day = new Day({ rounds: 2 }).does({
        kind: 'addPlayers',
        players: [
          { name: 'Bea', list, promisedByes: [2] },
          { name: 'Cai' },
          { name: 'Dan' },
          { name: 'Eva' },
        ],
      });
      day.does({ kind: 'nameJudge', name: 'Judge', isHead: false }).does({ kind: 'announce' });
      day.does({ kind: 'warn', player: p(1), ground: 'smoothPlay', why: 'slow' });
      day.does({ kind: 'penalise', player: p(1), why: 'no prize' });
      const seen = (viewer: Parameters<typeof viewOf>[1]) => {
        const {
          hasList,
          list: shown,
          warnings,
          penalties,
          promisedByes,
        } = viewOf(day.state, viewer).players[0]!;
        return [hasList, shown?.text, warnings?.length, penalties?.length, promisedByes];
      };
      const viewers = [
        { role: 'public' },
        { role: 'player', player: p(2) },
        { role: 'player', player: p(1) },
        { role: 'judge', judge: 'j1' as JudgeId },
        { role: 'organiser' },
      ] as const;
      const closed = [true, undefined, undefined, undefined, null];
      const own = [true, 'two ships', 1, 1, null];
      expect(viewers.map(seen)).toEqual([closed, closed, own, own, [true, 'two ships', 1, 1, [2]]]);
      expect(viewOf(day.state, { role: 'public' }).players[1]!.hasList).toBe(false);
      for (const number of [1, 2, 3, 4]) day.does({ kind: 'checkIn', player: p(number), isHere: true });
      day.does({ kind: 'start' });
      const open = [true, 'two ships', undefined, undefined, null];
      expect(viewers.map(seen)).toEqual([open, open, own, own, [true, 'two ships', 1, 1, [2]]]);
    },
  );
});
