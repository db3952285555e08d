import { isRefusal } from '@sortie/kernel';
import type { Command } from '@sortie/tournaments/model';
import { workingOf } from '@sortie/tournaments/standings';
import { describe, expect } from 'vitest';
import { byText } from '../by-text.ts';
import { Day, organiser, p } from '../day.ts';
import { shows } from '../shows.ts';

const refusal = (day: Day, command: Command) => {
  const outcome = day.tries(command);
  return isRefusal(outcome) ? [outcome.rule, outcome.about] : undefined;
};

const removes = (day: Day, player: Day['state']['players'][number]['id']) =>
  day.does({ kind: 'removeMissing', player }, organiser, ['ev.drop.no-show']);

describe('who does not appear', () => {
  shows('ev.drop.no-show-opponent', 'the two may still be paired when the missing player is back', () => {
    const day = new Day({ rounds: 4 }).starts(4).publishes();
    const [missed, played] = day.round.pairings;
    const [missing] = missed!.players;
    removes(day, missing).settles().does({ kind: 'letReturn', player: missing }).plays(3);
    // Of four players two pairs are left for the fourth round: one of them has met, the other has not.
    const rematches = day.round.impossible.flatMap((each) => (each.kind === 'rematch' ? [each.players] : []));
    expect(rematches.map((two) => two.toSorted(byText))).toEqual([played!.players.toSorted(byText)]);
  });

  shows(
    ['ev.drop.no-show-opponent', 'ev.drop.no-show'],
    'when neither appears nobody records anything; when the second is missing the first has the bye',
    () => {
      const day = new Day().starts(6).publishes();
      const [both, one] = day.round.pairings;
      removes(removes(day, both!.players[0]), both!.players[1]);
      removes(day, one!.players[1]);
      const { pairings } = day.round;
      expect(pairings.map(({ result }) => result)).toEqual([
        { kind: 'absent', missing: [0, 1] },
        { kind: 'absent', missing: [1] },
        null,
      ]);
      const records = (player: (typeof both & {})['players'][number]) => workingOf(day.state, player).records;
      expect(both!.players.map(records)).toEqual([[], []]);
      expect(records(one!.players[0])).toMatchObject([{ kind: 'bye', opponent: null, against: 0 }]);
      expect(records(one!.players[1])).toEqual([]);
      expect(refusal(day, { kind: 'removeMissing', player: both!.players[0] })).toEqual([
        'desk.out',
        { where: both!.players[0], what: 'removed' },
      ]);
    },
  );

  shows(
    ['ev.drop.no-show', 'ev.cut.replacement'],
    'a qualifier who does not appear before the bracket begins is replaced',
    () => {
      const day = new Day({ rounds: 3, cut: 4 }).starts(9).plays(3).does({ kind: 'makeCut' });
      const { seeds } = day.state.bracket!;
      removes(day, seeds[1]!);
      expect(day.state.bracket!.seeds.slice(0, 3)).toEqual([seeds[0], seeds[2], seeds[3]]);
      expect(day.state.bracket!.seeds).toHaveLength(4);
    },
  );
});

describe('who comes back', () => {
  shows('ev.drop.reentry-with-losses', 'has a loss for just the rounds that were missed, once', () => {
    const day = new Day({ rounds: 5 }).starts(7).publishes();
    const [leaver] = day.round.pairings[0]!.players;
    const bye = day.round.byes[0]!.player;
    removes(day, leaver).settles();
    // Who had the bye of round one leaves after it and misses the second.
    day.does({ kind: 'drop', player: bye }).plays(1);
    day.does({ kind: 'letReturn', player: leaver }).does({ kind: 'letReturn', player: bye });
    expect(day.state.rounds.map(({ missed }) => missed)).toEqual([[leaver], [leaver, bye]]);
    day.does({ kind: 'drop', player: leaver }).does({ kind: 'letReturn', player: leaver });
    expect(day.state.rounds.map(({ missed }) => missed)).toEqual([[leaver], [leaver, bye]]);
    expect(refusal(day, { kind: 'letReturn', player: leaver })).toEqual([
      'desk.in',
      { where: leaver, what: 'present' },
    ]);
  });

  shows('ev.drop.reentry-with-losses', 'has none before the event has begun', () => {
    const day = new Day().gathers(5);
    const { id } = day.state.players[0]!;
    day.does({ kind: 'drop', player: id }).does({ kind: 'letReturn', player: id });
    expect(day.player(id).presence).toBe('present');
  });

  shows(
    'ev.drop.reentry-with-losses',
    'both who did not appear have a loss, and who appeared has none',
    () => {
      const day = new Day({ rounds: 5 }).starts(8).publishes();
      const [both, one] = day.round.pairings;
      const [first, second] = both!.players;
      const [missing, there] = one!.players;
      removes(removes(removes(day, first), second), missing).settles();
      day.does({ kind: 'drop', player: there });
      for (const player of [first, second, missing, there]) day.does({ kind: 'letReturn', player });
      expect(day.state.rounds[0]!.missed).toEqual([first, second, missing]);
    },
  );

  shows(
    'ev.squad-list.submit-before-start',
    'who comes late without a list plays where none is asked for',
    () => {
      const day = new Day({ rounds: 2 }).gathers(4).does({ kind: 'addPlayers', players: [{ name: 'Fay' }] });
      day.does({ kind: 'start' }).does({ kind: 'checkIn', player: p(5), isHere: true });
      expect(day.player(p(5)).presence).toBe('present');
    },
  );

  shows('ev.format.swiss-used', 'one player alone is not paired', () => {
    const day = new Day({ rounds: 3 }).starts(4).plays(1);
    for (const number of [1, 2, 3]) day.does({ kind: 'drop', player: p(number) });
    expect(refusal(day, { kind: 'drawRound' })).toEqual(['desk.too-few', { where: 'players', what: 1 }]);
    day.does({ kind: 'letReturn', player: p(1) });
    expect(refusal(day, { kind: 'drawRound' })).toBe(undefined);
  });
});
