import { isRefusal } from '@sortie/kernel';
import type { CardList, JudgedList, Settings } from '@sortie/tournaments/model';
import { aces, scoreGame, winnerByPoints } from '@sortie/tournaments/scoring';
import { standingsOf, workingOf } from '@sortie/tournaments/standings';
import { describe, expect } from 'vitest';
import { asPlayer, beats, Day, p } from '../day.ts';
import { shows } from '../shows.ts';

const entry = (card: string, more: Partial<CardList['cards'][number]>) => ({
  card,
  points: 1,
  standard: true,
  extended: true,
  banned: false,
  copies: null,
  ...more,
});

const cardList: CardList = {
  name: 'Points',
  date: '2026-03-01',
  cards: [entry('plain', {}), entry('rare', { copies: 2 }), entry('banned', { banned: true })],
  mostRestricted: 2,
};

const listOf = (more: Partial<JudgedList>): JudgedList => ({
  text: 'list',
  isKnown: true,
  points: 20,
  cards: [],
  faults: [],
  ...more,
});

/** The faults with which a list is refused; none for one that is taken. */
function faultsOf(settings: Partial<Settings>, list: JudgedList): readonly string[] {
  const day = new Day(settings).gathers(4);
  const outcome = day.tries({ kind: 'handInList', player: p(1), list });
  if (!isRefusal(outcome)) return [];
  return (outcome.about as { faults: { what: string }[] }).faults.map(({ what }) => what);
}

describe('lists', () => {
  shows(
    ['ev.format.standard-ban-and-restricted', 'ev.format.points-documents', 'ev.format.standard-pool'],
    'as many of a restricted card as it says are allowed, and one more is not',
    () => {
      const cards = (count: number) => listOf({ cards: [{ card: 'rare', count }] });
      expect([2, 3].map((count) => faultsOf({ cardList }, cards(count)))).toEqual([[], ['rare', '3 > 2']]);
      const any = { ...cardList, mostRestricted: null };
      expect(faultsOf({ cardList: any }, cards(3))).toEqual(['rare']);
    },
  );

  shows(
    ['ev.squad-list.built-by-rulebook', 'ev.squad-list.checked-against-format'],
    'a list costs at most the limit; one that nobody can read is not judged by cards or points',
    () => {
      const costs = (points: number | null) => faultsOf({ squadLimit: 20 }, listOf({ points }));
      expect([20, 21, null].map(costs)).toEqual([[], ['21 > 20'], []]);
      const strange = listOf({ isKnown: false, points: null, cards: [{ card: 'unheard-of', count: 1 }] });
      expect(faultsOf({ cardList }, strange)).toEqual([]);
    },
  );

  shows(
    ['ev.squad-list.submit-before-start', 'ev.squad-list.locked'],
    'a late entry brings a list, and after the start only the organiser hands in one that was missing',
    () => {
      const day = new Day({ listsRequired: true, rounds: 3 });
      const players = ['Bea', 'Cai', 'Dan', 'Eva'].map((name) => ({ name, list: listOf({}) }));
      day.does({ kind: 'addPlayers', players }).does({ kind: 'addPlayers', players: [{ name: 'Fay' }] });
      for (const number of [1, 2, 3, 4]) day.does({ kind: 'checkIn', player: p(number), isHere: true });
      day
        .does({ kind: 'nameJudge', name: 'Judge', isHead: false })
        .does({ kind: 'announce' })
        .does({ kind: 'start' });
      const comes = { kind: 'checkIn', player: p(5), isHere: true } as const;
      expect(day.refuses(comes)).toBe('ev.squad-list.submit-before-start');
      expect(day.refuses({ kind: 'passList', player: p(5), why: 'seen' })).toBe(
        'ev.squad-list.submit-before-start',
      );
      const hands = (player: typeof comes.player) =>
        ({ kind: 'handInList', player, list: listOf({}) }) as const;
      expect(day.refuses(hands(p(5)), asPlayer(p(5)))).toBe('ev.squad-list.locked');
      expect(day.refuses(hands(p(1)))).toBe('ev.squad-list.locked');
      day.does(hands(p(5))).does(comes);
      expect(day.player(p(5)).presence).toBe('present');
    },
  );

  shows('ev.judges.not-playing', 'a player is not renamed to a judge', () => {
    const day = new Day().gathers(4).does({ kind: 'nameJudge', name: 'Second', isHead: false });
    const rename = (name: string) => day.refuses({ kind: 'changePlayer', player: p(1), to: { name } });
    expect(['judge', 'Second', 'Third'].map(rename)).toEqual([
      'ev.judges.not-playing',
      'ev.judges.not-playing',
      undefined,
    ]);
  });
});

describe('results', () => {
  shows('ev.mission-points.decide-game', 'more points win, equal ones draw', () => {
    expect([winnerByPoints([4, 3]), winnerByPoints([3, 4]), winnerByPoints([3, 3])]).toEqual([0, 1, null]);
  });

  shows(
    ['ev.game-end.draw-no-winner', 'ev.game-end.draw-by-agreement', 'ev.game-end.win'],
    'where a game knows no draw none is entered, and none by agreement',
    () => {
      const scoring = {
        ...aces,
        eventPoints: { kind: 'byResult', win: 1, draw: null, loss: 0 },
        notPlayed: null,
      } as const;
      const day = new Day({ scoring }).starts(4).publishes();
      const enters = (result: Parameters<Day['enters']>[1]) =>
        day.refuses({ kind: 'enterResult', round: 1, table: 1, result });
      expect(enters(beats(5, 5))).toBe('desk.bad-result');
      expect(enters({ kind: 'notPlayed' })).not.toBe(undefined);
      expect(enters(beats(5, 4))).toBe(undefined);
    },
  );

  shows('ev.game-end.concession', 'what stood on the table changes nothing', () => {
    const conceded = scoreGame({ kind: 'conceded', by: 0, missionPoints: 90 }, aces);
    expect(conceded).toEqual([
      { result: 'loss', eventPoints: 0, missionPoints: 0, margin: -20 },
      { result: 'win', eventPoints: 3, missionPoints: 20, margin: 20 },
    ]);
  });

  shows('ev.drop.no-show-opponent', 'who appeared has the bye, whichever of the two it is', () => {
    const absent = (...missing: (0 | 1)[]) => scoreGame({ kind: 'absent', missing }, aces);
    const { bye } = aces;
    expect([absent(0), absent(1), absent(0, 1)]).toEqual([
      [null, bye],
      [bye, null],
      [null, null],
    ]);
  });

  shows(
    ['ev.event-points.awarded-each-round', 'ev.cut.definition'],
    'neither a draft nor the bracket gives event points',
    () => {
      const day = new Day({ rounds: 3, cut: 4 }).starts(9).plays(3);
      const before = standingsOf(day.state);
      day.does({ kind: 'makeCut' }).plays(2);
      expect(standingsOf(day.state)).toEqual(before);
      const fresh = new Day().starts(5).does({ kind: 'drawRound' });
      expect(workingOf(fresh.state, fresh.round.byes[0]!.player).records).toEqual([]);
    },
  );

  shows('ev.tiebreak.sos-formula', 'an opponent who has recorded nothing yet adds nothing', () => {
    const day = new Day({ rounds: 3 }).starts(4).publishes();
    const [first, second] = day.round.pairings;
    day.enters(first!.table, beats(9, 1));
    expect(day.standing(first!.players[1]).figures[0]).toMatchObject({ exact: '3' });
    expect(day.standing(second!.players[0]).figures[0]).toMatchObject({ exact: '0' });
  });

  shows('ev.tiebreak.trigger', 'who was expelled is listed last, without a place or what settled it', () => {
    const day = new Day().starts(4).plays(1);
    const best = standingsOf(day.state)[0]!.player;
    day.does({ kind: 'disqualify', player: best, ground: 'cheating', why: 'loaded dice' });
    expect(standingsOf(day.state).at(-1)).toMatchObject({ player: best, rank: null, settledBy: null });
  });
});
