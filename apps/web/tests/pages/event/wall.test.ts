import { describe, expect, test } from 'vitest';
import { pagesOf, secondsIn, slidesOf } from '../../../src/pages/event/wall/slides.ts';
import { wallSize } from '../../../src/pages/event/wall/wall-size.ts';
import { SmallEvent } from './small-event.ts';

const NAMES = Array.from({ length: 17 }, (_, at) => `Player ${at + 1}`);
const size = { font: 50, rows: 4, columns: 2 } as const;
const kindsOf = (event: SmallEvent) => slidesOf(event.view(), size, 'en').map(({ kind }) => kind);

test('letters are a fourteenth of the screen’s height, and fewer lines stand on a narrow one', () => {
  expect(wallSize(1920, 1080)).toEqual({ font: 75, rows: 7, columns: 2 });
  const narrow = wallSize(390, 844);
  expect(narrow.columns).toBe(1);
  expect(narrow.font).toBe(21);
});

test('pages are of nearly the same length', () => {
  expect(pagesOf([1, 2, 3, 4, 5], 3)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(pagesOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 8).map((page) => page.length)).toEqual([5, 4]);
  expect(pagesOf([], 8)).toEqual([]);
});

test('how long a page stands is said in the address', () => {
  const seconds = ['seconds=5', '', 'seconds=0', 'seconds=abc'].map((query) =>
    secondsIn(new URLSearchParams(query)),
  );
  expect(seconds).toEqual([5, 12, 12, 12]);
});

describe('what the wall shows', () => {
  const event = new SmallEvent({ rounds: 3, cut: 0 });

  test('first where to sit, then what is counted, at the end who has won', () => {
    expect(kindsOf(event)).toEqual(['announcement']);
    event.starts(NAMES);
    expect(kindsOf(event)).toEqual(['announcement']);
    event.publishes();
    expect(kindsOf(event)).toEqual(['byName', 'byName', 'byName', 'byTable', 'byTable']);
    event.settles();
    expect(kindsOf(event)).toEqual(['standings', 'standings', 'standings', 'byTable', 'byTable']);
    event.publishes();
    expect(kindsOf(event).filter((kind) => kind === 'standings')).toHaveLength(3);
  });

  test('everybody stands on one of its pages', () => {
    const slides = slidesOf(event.view(), size, 'en');
    const named = slides.flatMap((slide) => (slide.kind === 'byName' ? slide.rows : []));
    expect(named.map(({ player }) => player.id).toSorted()).toEqual(
      event.state.players.map(({ id }) => id).toSorted(),
    );
  });

  test('when time is up the tables that still play come first', () => {
    const view = event.view();
    const round = view.rounds.at(-1)!;
    const late = { ...round, clock: { ...round.clock, isUp: true } };
    const [first] = slidesOf({ ...view, rounds: [...view.rounds.slice(0, -1), late] }, size, 'en');
    expect(first).toEqual({ kind: 'stillPlaying', tables: round.pairings.map(({ table }) => table) });
  });

  test('places at the end', () => {
    event.settles().publishes().settles().does({ kind: 'finish' });
    expect(kindsOf(event)).toEqual(['places', 'standings', 'standings', 'standings']);
  });
});
