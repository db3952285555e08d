import { isRefusal } from '@sortie/kernel';
import type { CardList, JudgedList } from '@sortie/tournaments/model';
import { viewOf } from '@sortie/tournaments/view';
import { describe, expect, test } from 'vitest';
import { asJudge, asPlayer, Day, organiser, p } from '../day.ts';
import { shows } from '../shows.ts';

const entry = (card: string, more: object) =>
  ({ card, points: 3, standard: true, extended: true, banned: false, copies: null, ...more }) as const;

const cardList: CardList = {
  name: 'Points of spring',
  date: '2026-03-01',
  cards: [
    entry('new-ship', {}),
    entry('old-ship', { standard: false }),
    entry('no-ship', { standard: false, extended: false }),
    entry('banned-card', { banned: true }),
    entry('rare-card', { copies: 1 }),
    entry('other-rare', { copies: 2 }),
  ],
  mostRestricted: 2,
};

const listOf = (
  cards: readonly (readonly [string, number])[],
  more: Partial<JudgedList> = {},
): JudgedList => ({
  text: '{}',
  isKnown: true,
  points: 20,
  cards: cards.map(([card, count]) => ({ card, count })),
  faults: [],
  ...more,
});

function faultsIn(day: Day, list: JudgedList) {
  const outcome = day.tries({ kind: 'handInList', player: p(1), list }, asPlayer(p(1)));
  return isRefusal(outcome) ? (outcome.about as { faults: unknown }).faults : [];
}

const withPlayer = (settings: ConstructorParameters<typeof Day>[0]) =>
  new Day(settings).does({ kind: 'addPlayers', players: [{ name: 'Bea' }] });

describe('before the event', () => {
  shows('ev.format.organizer', 'the organiser alone prepares and runs the event', () => {
    const day = new Day().gathers(6);
    expect(day.refuses({ kind: 'start' }, asPlayer(p(1)))).toBe('desk.not-allowed');
    expect(day.refuses({ kind: 'start' }, asJudge('j1'))).toBe('desk.not-allowed');
    expect(day.refuses({ kind: 'start' }, { role: 'public' })).toBe('desk.not-allowed');
    expect(day.refuses({ kind: 'start' }, organiser)).toBeUndefined();
  });

  shows(
    'ev.format.announce-in-advance',
    'nothing starts before type, format and special rules are announced',
    () => {
      const day = new Day({ name: '' });
      expect(day.refuses({ kind: 'announce' })).toBe('ev.format.announce-in-advance');
      expect(day.refuses({ kind: 'start' })).toBe('ev.format.announce-in-advance');
      const running = new Day().starts(4);
      expect(running.tries({ kind: 'changeSettings', settings: { specialRules: 'new' } })).toMatchObject({
        rule: 'ev.format.announce-in-advance',
        about: { where: 'specialRules' },
      });
      expect(viewOf(running.state, { role: 'public' })).toMatchObject({
        isAnnounced: true,
        settings: { type: 'Encounter of Aces', format: 'standard', specialRules: '' },
      });
    },
  );

  shows('ev.format.standard-or-extended', 'an event is standard or extended and nothing else', () => {
    const day = new Day();
    const change = (format: string) =>
      day.refuses({ kind: 'changeSettings', settings: { format: format as 'standard' } });
    expect(['standard', 'extended', 'epic'].map(change)).toEqual([
      undefined,
      undefined,
      'ev.format.standard-or-extended',
    ]);
  });

  shows(
    ['ev.format.standard-pool', 'ev.format.extended-pool'],
    'each format has the cards that the points document gives it',
    () => {
      const cards = [
        ['new-ship', 1],
        ['old-ship', 1],
        ['no-ship', 1],
      ] as const;
      expect(faultsIn(withPlayer({ cardList, format: 'standard' }), listOf(cards))).toEqual([
        { rule: 'ev.format.standard-pool', what: 'old-ship' },
        { rule: 'ev.format.standard-pool', what: 'no-ship' },
      ]);
      expect(faultsIn(withPlayer({ cardList, format: 'extended' }), listOf(cards))).toEqual([
        { rule: 'ev.format.extended-pool', what: 'no-ship' },
      ]);
    },
  );

  shows('ev.format.points-documents', 'a card that the dated document does not name is in no format', () => {
    expect(faultsIn(withPlayer({ cardList, format: 'extended' }), listOf([['home-made', 1]]))).toEqual([
      { rule: 'ev.format.points-documents', what: 'home-made' },
    ]);
    const undated = { ...cardList, date: 'spring' };
    expect(new Day().refuses({ kind: 'changeSettings', settings: { cardList: undated } })).toBe(
      'ev.format.points-documents',
    );
  });

  shows(
    'ev.format.standard-ban-and-restricted',
    'standard events ban and restrict cards, extended ones do not',
    () => {
      const cards = [
        ['banned-card', 1],
        ['rare-card', 2],
        ['other-rare', 1],
      ] as const;
      const rule = 'ev.format.standard-ban-and-restricted';
      expect(faultsIn(withPlayer({ cardList }), listOf(cards))).toEqual([
        { rule, what: 'banned-card' },
        { rule, what: 'rare-card' },
        { rule, what: '3 > 2' },
      ]);
      expect(faultsIn(withPlayer({ cardList, format: 'extended' }), listOf(cards))).toEqual([]);
    },
  );

  shows(
    ['ev.squad-list.checked-against-format', 'ev.squad-list.built-by-rulebook'],
    'a list with a fault of its game or of the event is refused with every fault, and passes by a ruling alone',
    () => {
      const day = withPlayer({ cardList, squadLimit: 20, listsRequired: true });
      const list = listOf([['new-ship', 1]], {
        points: 21,
        faults: [{ rule: 'game.slot', what: 'new-ship' }],
      });
      expect(day.tries({ kind: 'handInList', player: p(1), list })).toMatchObject({
        rule: 'ev.squad-list.checked-against-format',
        about: {
          faults: [
            { rule: 'game.slot', what: 'new-ship' },
            { rule: 'ev.squad-list.built-by-rulebook', what: '21 > 20' },
          ],
        },
      });
      const foreign = { ...list, isKnown: false, faults: [], points: null };
      day.does({ kind: 'handInList', player: p(1), list: foreign });
      day.does({
        kind: 'addPlayers',
        players: [2, 3, 4, 5].map((at) => ({ name: `P${at}`, list: listOf([]) })),
      });
      for (const { id } of day.state.players) day.does({ kind: 'checkIn', player: id, isHere: true });
      day.does({ kind: 'nameJudge', name: 'Judge', isHead: false }).does({ kind: 'announce' });
      expect(day.refuses({ kind: 'start' })).toBe('ev.squad-list.checked-against-format');
      day.does({ kind: 'passList', player: p(1), why: 'read at the desk' });
      expect(day.refuses({ kind: 'start' })).toBeUndefined();
      expect(day.player(p(1)).list?.ruling).toEqual({
        by: 'Ana',
        at: expect.any(Number),
        why: 'read at the desk',
      });
    },
  );

  shows(
    'ev.squad-list.submit-before-start',
    'nobody starts without a list, and a late entry brings one',
    () => {
      const day = new Day({ listsRequired: true }).gathers(4);
      expect(day.refuses({ kind: 'start' })).toBe('ev.squad-list.submit-before-start');
      for (const { id } of day.state.players) day.does({ kind: 'handInList', player: id, list: listOf([]) });
      day.does({ kind: 'start' }, organiser, ['ev.pairing.no-rematch-in-stage']);
      expect(day.refuses({ kind: 'addPlayers', players: [{ name: 'Late' }] })).toBe(
        'ev.squad-list.submit-before-start',
      );
      expect(
        day.refuses({ kind: 'addPlayers', players: [{ name: 'Late', list: listOf([]) }] }),
      ).toBeUndefined();
    },
  );

  shows('ev.squad-list.locked', 'a list cannot change once the event has started', () => {
    const day = new Day().gathers(4).does({ kind: 'handInList', player: p(1), list: listOf([]) });
    day.does({ kind: 'handInList', player: p(1), list: listOf([['x', 1]]) }, asPlayer(p(1)));
    day.does({ kind: 'start' }, organiser, ['ev.pairing.no-rematch-in-stage']);
    expect(day.refuses({ kind: 'handInList', player: p(1), list: listOf([]) }, asPlayer(p(1)))).toBe(
      'ev.squad-list.locked',
    );
    expect(day.refuses({ kind: 'handInList', player: p(1), list: listOf([]) })).toBe('ev.squad-list.locked');
    expect(day.player(p(1)).list?.cards).toEqual([{ card: 'x', count: 1 }]);
  });

  shows('ev.judges.at-least-one', 'no event starts or goes on without a judge', () => {
    const day = new Day().gathers(4).does({ kind: 'dismissJudge', judge: 'j1' as never });
    expect(day.refuses({ kind: 'start' })).toBe('ev.judges.at-least-one');
    expect(new Day().starts(4).refuses({ kind: 'dismissJudge', judge: 'j1' as never })).toBe(
      'ev.judges.at-least-one',
    );
  });

  shows('ev.judges.not-playing', 'a judge is not a player, and a player no judge', () => {
    const day = new Day().gathers(4);
    expect(day.refuses({ kind: 'addPlayers', players: [{ name: ' JUDGE ' }] })).toBe('ev.judges.not-playing');
    expect(day.refuses({ kind: 'nameJudge', name: 'player 2', isHead: false })).toBe('ev.judges.not-playing');
    expect(day.refuses({ kind: 'changePlayer', player: p(1), to: { name: 'Judge' } })).toBe(
      'ev.judges.not-playing',
    );
  });

  shows('ev.judges.head-judge', 'a large event has a head judge beside another judge', () => {
    const day = new Day({ isLarge: true }).gathers(4);
    expect(day.refuses({ kind: 'start' }, organiser, ['ev.pairing.no-rematch-in-stage'])).toBe(
      'ev.judges.head-judge',
    );
    day.does({ kind: 'nameJudge', name: 'Head', isHead: true });
    expect(day.refuses({ kind: 'nameJudge', name: 'Second head', isHead: true })).toBe(
      'ev.judges.head-judge',
    );
    expect(day.refuses({ kind: 'start' }, organiser, ['ev.pairing.no-rematch-in-stage'])).toBeUndefined();
  });

  shows(
    ['ev.cut.4-16', 'ev.cut.17-32', 'ev.cut.33-64', 'ev.cut.65-plus'],
    'rounds and cut follow from the players when round one is paired',
    () => {
      const plan = (count: number) => {
        const { rounds, cut } = new Day().starts(count).state.plan!;
        return [rounds, cut];
      };
      expect([4, 16, 17, 32, 33, 64, 65].map(plan)).toEqual([
        [4, 0],
        [4, 0],
        [4, 4],
        [4, 4],
        [4, 8],
        [4, 8],
        [5, 16],
      ]);
      expect(new Day().gathers(3).tries({ kind: 'start' })).toMatchObject({
        rule: 'ev.cut.4-16',
        about: { ask: true, about: { players: 3 } },
      });
      const { rounds, cut } = new Day({ rounds: 3, cut: 2 }).starts(20).state.plan!;
      expect([rounds, cut]).toEqual([3, 2]);
    },
  );

  shows('ev.format.announce-cut-rounds', 'the cut comes after the announced rounds and not before', () => {
    const day = new Day({ rounds: 2, cut: 4 }).starts(8).plays(1);
    expect(day.refuses({ kind: 'makeCut' })).toBe('ev.format.announce-cut-rounds');
    expect(day.plays(1).refuses({ kind: 'makeCut' })).toBeUndefined();
    expect(viewOf(day.state, { role: 'public' }).plan).toEqual({ players: 8, rounds: 2, cut: 4 });
  });

  shows(
    ['ev.variant.timed-planning.base', 'ev.variant.timed-planning.same-round-length'],
    'an event with the variant is run by the same rules, with the same round length',
    () => {
      const rounds = (variant: string) => {
        const { state } = new Day({ variant, scenarios: ['a', 'b'] }).starts(6).plays(3);
        return JSON.stringify(state.rounds);
      };
      expect(rounds('timed-planning')).toBe(rounds(''));
      expect(rounds('')).toContain('"minutes"');
    },
  );

  test('more rounds than opponents are said before the start', () => {
    expect(new Day().gathers(4).tries({ kind: 'start' })).toMatchObject({
      rule: 'ev.pairing.no-rematch-in-stage',
      about: { ask: true, about: { rounds: 4, opponents: 3 } },
    });
  });

  test('the same name twice is refused, in the file and against those there are, and nothing is taken', () => {
    const day = new Day().gathers(4);
    const players = [{ name: 'Zoe' }, { name: 'zoe ' }];
    expect(day.tries({ kind: 'addPlayers', players })).toMatchObject({
      rule: 'desk.same-name',
      about: { where: 'players.1', what: 'zoe ' },
    });
    expect(day.refuses({ kind: 'addPlayers', players: [{ name: 'PLAYER 3' }] })).toBe('desk.same-name');
    expect(day.state.players).toHaveLength(4);
  });
});
