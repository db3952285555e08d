import { isRefusal } from '@sortie/kernel';
import type { Command, Result } from '@sortie/tournaments/model';
import { finalPlaces, standingsOf } from '@sortie/tournaments/standings';
import { describe, expect } from 'vitest';
import { beats, Day, organiser } from '../day.ts';
import { shows } from '../shows.ts';

/** The rule and what is said about it; undefined for a command that goes through. */
function refusal(day: Day, command: Command) {
  const outcome = day.tries(command);
  return isRefusal(outcome) ? [outcome.rule, outcome.about] : undefined;
}

const cutDay = () => new Day({ rounds: 3, cut: 4 }).starts(9);
const ids = (day: Day) => standingsOf(day.state).map(({ player }) => player);

describe('the cut', () => {
  shows(
    ['ev.cut.definition', 'ev.format.announce-cut-rounds', 'ev.event-points.awarded-each-round'],
    'it is made once, after the announced rounds and all their results, where one was announced',
    () => {
      const none = new Day({ rounds: 1, cut: 0 }).starts(4).plays(1);
      expect(refusal(none, { kind: 'makeCut' })).toEqual([
        'ev.cut.definition',
        { where: 'cut', what: 'none' },
      ]);
      const day = cutDay();
      expect(refusal(new Day().gathers(9), { kind: 'makeCut' })).toEqual([
        'desk.not-started',
        { where: 'makeCut' },
      ]);
      day.plays(2).publishes();
      const open = { where: 'tables', tables: day.round.pairings.map(({ table }) => table) };
      expect(open.tables).toHaveLength(4);
      expect(refusal(day, { kind: 'makeCut' })).toEqual(['ev.event-points.awarded-each-round', open]);
      expect(refusal(day, { kind: 'drawRound' })).toEqual(['ev.event-points.awarded-each-round', open]);
      expect(refusal(day, { kind: 'finish' })).toEqual(['ev.event-points.awarded-each-round', open]);
      day.does({ kind: 'takeRoundBack' });
      expect(refusal(day, { kind: 'makeCut' })).toEqual([
        'ev.format.announce-cut-rounds',
        { where: 'rounds', what: 2, announced: 3 },
      ]);
      day.does({ kind: 'publishRound' }).settles();
      expect(refusal(day, { kind: 'drawRound' })).toEqual([
        'ev.cut.definition',
        { where: 'rounds', what: 3 },
      ]);
      expect(refusal(day, { kind: 'finish' })).toEqual([
        'ev.swiss.winner',
        { where: 'rounds', what: 3, announced: 3 },
      ]);
      day.does({ kind: 'makeCut' });
      expect(refusal(day, { kind: 'makeCut' })).toEqual([
        'ev.cut.definition',
        { where: 'cut', what: 'made' },
      ]);
    },
  );

  shows('ev.cut.definition', 'who has left or was expelled is passed over', () => {
    const day = cutDay().plays(3);
    const [first, second, ...rest] = ids(day);
    day.does({ kind: 'drop', player: first! });
    day.does({ kind: 'disqualify', player: second!, ground: 'cheating', why: 'loaded dice' }, organiser);
    day.does({ kind: 'makeCut' });
    expect(day.state.bracket!.seeds).toEqual(rest.slice(0, 4));
  });

  shows('ev.cut.definition', 'no event starts with a cut to more than it has players', () => {
    const day = new Day({ rounds: 2, cut: 8 }).gathers(6);
    expect(refusal(day, { kind: 'start' })).toEqual([
      'ev.cut.definition',
      { where: 'cut', what: 'tooFew', cut: 8, players: 6 },
    ]);
    expect(refusal(new Day({ rounds: 2, cut: 8 }).gathers(8), { kind: 'start' })).toBe(undefined);
  });

  shows('ev.cut.definition', 'the bracket is not swapped, not entered again, and ends with its final', () => {
    const day = cutDay().plays(3);
    const last = ids(day).at(-1)!;
    day.does({ kind: 'drop', player: last }).does({ kind: 'makeCut' }).does({ kind: 'drawRound' });
    const [one, other] = day.round.pairings;
    const players = [one!.players[0], other!.players[0]] as const;
    expect(refusal(day, { kind: 'swapPlayers', players })?.[0]).toBe('ev.cut.definition');
    expect(refusal(day, { kind: 'letReturn', player: last })).toEqual([
      'ev.cut.definition',
      { where: last, what: 'bracket' },
    ]);
    day.does({ kind: 'publishRound' }).settles();
    expect(refusal(day, { kind: 'finish' })).toEqual([
      'ev.cut.definition',
      { where: 'rounds', what: 'finalOpen' },
    ]);
    day.plays(1);
    expect(refusal(day, { kind: 'drawRound' })).toEqual([
      'ev.cut.definition',
      { where: 'rounds', what: 'finalPlayed' },
    ]);
    expect(day.does({ kind: 'finish' }).state.phase).toBe('over');
  });

  shows(
    ['ev.cut.definition', 'ev.swiss.winner'],
    'places at the end are those of the bracket, by how far and then by seed, and then of the rounds before',
    () => {
      const day = cutDay().plays(3);
      const swiss = ids(day);
      const [one, two, three, four] = swiss;
      day.does({ kind: 'makeCut' }).publishes();
      // The fourth seed beats the first, the second the third; the second wins the final.
      const semifinal = (upset: boolean): Result => (upset ? beats(1, 9) : beats(9, 1));
      day.settles(({ players }) => semifinal(players.includes(one!)));
      day.does({ kind: 'drawRound' });
      expect(finalPlaces(day.state).map(({ player }) => player)).toEqual([
        two,
        four,
        one,
        three,
        ...swiss.slice(4),
      ]);
      day.does({ kind: 'publishRound' }).settles(({ players }) => beats(players[0] === two ? 9 : 1, 5));
      expect(finalPlaces(day.state)).toEqual([
        { place: 1, player: two, bracket: 1 },
        { place: 2, player: four, bracket: 2 },
        { place: 3, player: one, bracket: 4 },
        { place: 4, player: three, bracket: 4 },
        ...swiss.slice(4).map((player, at) => ({ place: at + 5, player, bracket: null })),
      ]);
    },
  );

  shows(
    'ev.cut.definition',
    'the higher seed goes on from a draw, and who did not concede or appeared',
    () => {
      const goesOn = (result: Result) => {
        const day = cutDay().plays(3).does({ kind: 'makeCut' }).publishes();
        const { players, table } = day.round.pairings[0]!;
        day
          .enters(table, result)
          .settles(() => beats(9, 1))
          .does({ kind: 'drawRound' });
        const next = [
          ...day.round.pairings.flatMap((each) => each.players),
          ...day.round.byes.map((bye) => bye.player),
        ];
        return players.findIndex((player) => next.includes(player));
      };
      const conceded = (by: 0 | 1): Result => ({ kind: 'conceded', by, missionPoints: null });
      const absent = (...missing: (0 | 1)[]): Result => ({ kind: 'absent', missing });
      expect([beats(5, 5), beats(1, 5), { kind: 'notPlayed' } as const].map(goesOn)).toEqual([0, 1, 0]);
      expect([conceded(0), conceded(1), absent(0), absent(1), absent(0, 1)].map(goesOn)).toEqual([
        1, 0, 1, 0, -1,
      ]);
    },
  );

  shows('ev.cut.definition', 'a game of the bracket is corrected as long as the same player goes on', () => {
    const day = cutDay()
      .plays(3)
      .does({ kind: 'makeCut' })
      .publishes()
      .settles(() => beats(9, 1))
      .publishes();
    const correct = (result: Result): Command => ({
      kind: 'correctResult',
      round: 4,
      table: day.state.rounds[3]!.pairings[0]!.table,
      result,
      why: 'misread',
    });
    expect(refusal(day, correct(beats(8, 2)))).toBe(undefined);
    expect(refusal(day, correct({ kind: 'conceded', by: 1, missionPoints: null }))).toBe(undefined);
    expect(refusal(day, correct(beats(2, 8)))?.[0]).toBe('ev.cut.definition');
  });

  shows(
    ['ev.cut.replacement', 'ev.cut.replacement-lowest-seed'],
    'the next who is still there comes in; where nobody is, the place stays empty',
    () => {
      const day = cutDay().plays(3);
      const [, , , , fifth, sixth, ...others] = ids(day);
      day.does({ kind: 'drop', player: fifth! }).does({ kind: 'makeCut' });
      const [first, second, third, fourth] = day.state.bracket!.seeds;
      day.does({ kind: 'drop', player: first! });
      expect(day.state.bracket!.seeds).toEqual([second, third, fourth, sixth]);
      for (const player of others) day.does({ kind: 'drop', player });
      day.does({ kind: 'drop', player: second! });
      expect(day.state.bracket!.seeds).toEqual([third, fourth, sixth]);
    },
  );

  shows(['ev.cut.definition', 'ev.swiss.winner'], 'a finalist who was expelled has no place', () => {
    const day = cutDay().plays(3).does({ kind: 'makeCut' }).publishes().settles();
    const [first] = day.state.bracket!.seeds;
    day.does({ kind: 'disqualify', player: first!, ground: 'cheating', why: 'loaded dice' });
    const places = finalPlaces(day.state);
    expect(places.map(({ player }) => player)).not.toContain(first);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
