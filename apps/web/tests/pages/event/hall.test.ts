import { writeEventFile } from '@sortie/tournaments/files';
import type { PlayerId } from '@sortie/tournaments/model';
import { workingOf } from '@sortie/tournaments/standings';
import { bracketGames } from '@sortie/tournaments/view';
import { describe, expect, test } from 'vitest';
import { BOX, layoutBracket, shortened } from '../../../src/pages/event/hall/bracket-layout.ts';
import { checkedFile } from '../../../src/pages/event/hall/check-draws.ts';
import { dayWords } from '../../../src/pages/event/hall/day-words.ts';
import { addends, formulaOf } from '../../../src/pages/event/hall/formulas.ts';
import { SmallEvent } from './small-event.ts';

const EIGHT = ['Ana', 'Bea', 'Carl', 'Dora', 'Egon', 'Flor', 'Gus', 'Hana'];

describe('the working of figures', () => {
  test('adds and takes away with signs', () => {
    expect([addends([]), addends([3, 0, 1]), addends([-7, 3, -2])]).toEqual(['0', '3 + 0 + 1', '−7 + 3 − 2']);
  });

  test('ends in the exact value that the standings have', () => {
    const view = new SmallEvent().starts(EIGHT).publishes().settles().publishes().settles().view();
    for (const { player, figures } of view.standings) {
      const working = workingOf(view, player);
      const ends = working.figures.map((figure) => formulaOf(figure, working).split(' = ').at(-1));
      expect(ends).toEqual(figures.map(({ exact }) => exact));
    }
    const best = view.standings[0]!;
    const working = workingOf(view, best.player);
    const [schedule, points] = working.figures.map((figure) => formulaOf(figure, working));
    expect(points).toBe('12 + 12 = 24');
    expect(schedule).toMatch(/^\([\d/]+ \+ [\d/]+\) ÷ 2 = [\d/]+$/);
  });

  test('of one opponent needs no brackets', () => {
    const figure = {
      kind: 'strengthOfSchedule',
      exact: '3/2',
      opponents: [{ player: 'p1' as PlayerId, eventPoints: 3, rounds: 2, exact: '3/2' }],
    } as const;
    expect(formulaOf(figure, { records: [] })).toBe('3/2 ÷ 1 = 3/2');
  });
});

describe('the drawing of the bracket', () => {
  const event = new SmallEvent({ rounds: 3, cut: 8 }).starts([...EIGHT, 'Ida', 'Jon']);
  for (let round = 0; round < 3; round++) event.publishes().settles();
  const rounds = bracketGames(event.does({ kind: 'makeCut' }).view());
  const layout = layoutBracket(rounds);

  test('has every game once, and a line from each to the next', () => {
    expect(rounds.map((games) => games.length)).toEqual([4, 2, 1]);
    expect(layout.games).toHaveLength(7);
    expect(layout.lines).toHaveLength(6);
  });

  test('covers no game by another, and stands half-way between the two before it', () => {
    for (const [at, one] of layout.games.entries()) {
      expect(one.x + BOX.width).toBeLessThanOrEqual(layout.width);
      expect(one.y + BOX.height).toBeLessThanOrEqual(layout.height);
      for (const other of layout.games.slice(at + 1)) {
        const isApart = one.x !== other.x || Math.abs(one.y - other.y) >= BOX.height;
        expect(isApart).toBe(true);
      }
    }
    const [first, second] = layout.games.filter(({ round }) => round === 0);
    const next = layout.games.find(({ round, at }) => round === 1 && at === 0)!;
    expect(next.y).toBe((first!.y + second!.y) / 2);
  });

  test('a long name is cut to its box', () => {
    expect(shortened('Ana', 5)).toBe('Ana');
    expect(shortened('Maximiliano Rodríguez de la Vega')).toHaveLength(20);
  });
});

describe('the draws of an event, checked in the page', () => {
  const event = new SmallEvent().starts(EIGHT).publishes().settles();
  const file = writeEventFile(event.log);
  const { commitment } = event.state;

  test('are as the log says', () => {
    expect(checkedFile(file, commitment)).toEqual({ kind: 'sound', draws: 9 });
  });

  test('are found out when one was changed, when the seed is another, and when the file is none', () => {
    const changed = structuredClone(event.log);
    const drawn = changed.entries.findIndex(({ command }) => command === 'drawRound');
    const [round] = changed.entries[drawn]!.events as unknown as {
      round: { scenario: string };
    }[];
    round!.round.scenario = 'another';
    expect(checkedFile(writeEventFile(changed), commitment)).toEqual({ kind: 'differs', entry: drawn + 1 });
    expect(checkedFile(file, 'another')).toEqual({ kind: 'broken' });
    expect(checkedFile('{}', commitment)).toEqual({ kind: 'unread' });
  });
});

test('a day is written as the reader’s language writes it', () => {
  expect(dayWords('2026-11-21', 'es')).toBe('sábado, 21 de noviembre de 2026');
  expect(dayWords('soon', 'es')).toBe('soon');
  expect(dayWords('', 'en')).toBe('');
});
