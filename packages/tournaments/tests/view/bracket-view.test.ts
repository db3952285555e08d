import type { PlayerId } from '@sortie/tournaments/model';
import { workingOf } from '@sortie/tournaments/standings';
import { bracketGames, viewOf } from '@sortie/tournaments/view';
import { describe, expect, test } from 'vitest';
import { beats, Day, organiser, p } from '../day.ts';

const seen = (day: Day) => viewOf(day.state, { role: 'public' });

/** An event of eight whose best four go on. */
function cutOfFour(): Day {
  return new Day({ rounds: 3, cut: 4 }).starts(8).plays(3).does({ kind: 'makeCut' });
}

describe('the bracket as it is drawn', () => {
  test('is empty before the cut', () => {
    expect(bracketGames(seen(new Day({ rounds: 3, cut: 4 }).starts(8).plays(2)))).toEqual([]);
  });

  test('has the first seed against the last, and an empty final', () => {
    const day = cutOfFour();
    const [one, two, three, four] = day.state.bracket!.seeds as [PlayerId, PlayerId, PlayerId, PlayerId];
    const open = { table: null, result: null, advances: null };
    expect(bracketGames(seen(day))).toEqual([
      [
        { ...open, players: [one, four] },
        { ...open, players: [two, three] },
      ],
      [{ ...open, players: [null, null] }],
    ]);
  });

  test('shows results, and who goes on', () => {
    const day = cutOfFour().publishes();
    const [one, two, three, four] = day.state.bracket!.seeds;
    const first = day.tableOf(four!);
    day.enters(first.table, beats(3, 9));
    expect(bracketGames(seen(day))[0]).toEqual([
      { players: [one, four], table: first.table, result: beats(3, 9), advances: four },
      { players: [two, three], table: day.tableOf(two!).table, result: null, advances: null },
    ]);
    expect(bracketGames(seen(day))[1]).toEqual([
      { players: [four, null], table: null, result: null, advances: null },
    ]);
    day.settles(() => beats(20, 1)).publishes();
    const final = day.round.pairings[0]!;
    // The final is told in the order of the places, though the higher seed is named first in the pairing.
    expect(final.players).toEqual([two, four]);
    day.enters(final.table, beats(12, 8));
    expect(bracketGames(seen(day))[1]).toEqual([
      { players: [four, two], table: final.table, result: beats(8, 12), advances: two },
    ]);
  });

  test('lets who has nobody to play against go on', () => {
    const day = cutOfFour().plays(1);
    const [one, two] = day.state.bracket!.seeds;
    day.does({ kind: 'drop', player: one! }, organiser).publishes();
    expect(day.round.byes.map(({ player }) => player)).toEqual([two]);
    expect(bracketGames(seen(day))[1]![0]!.advances).toBe(two);
  });
});

describe('the working of a figure', () => {
  test('is the same from what the public sees', () => {
    const day = new Day().starts(7).plays(3);
    expect(workingOf(seen(day), p(1))).toEqual(workingOf(day.state, p(1)));
  });

  test('of the opponents’ schedules names the schedule of each opponent', () => {
    const day = new Day();
    const scoring = {
      ...day.state.settings.scoring,
      tiebreakers: [{ kind: 'opponentsSchedule', countsByes: true }, { kind: 'random' }],
    } as const;
    const other = new Day({ scoring }).starts(4).plays(2);
    const { figures } = workingOf(other.state, p(1));
    expect(figures.map(({ kind, exact, opponents }) => [kind, exact, opponents.length])).toEqual([
      ['opponentsSchedule', '3/2', 2],
    ]);
    const schedules = figures[0]!.opponents.map(({ player, exact }) => {
      const bySchedule = {
        ...other.state.settings.scoring,
        tiebreakers: [{ kind: 'strengthOfSchedule', countsByes: true }] as const,
      };
      const own = workingOf({ ...other.state, settings: { scoring: bySchedule } }, player);
      return [exact, own.figures[0]!.exact];
    });
    for (const [shown, worked] of schedules) expect(shown).toBe(worked);
    expect(schedules).toHaveLength(2);
  });
});
