import { copy, type Draft } from '@sortie/kernel';
import type { Tournament } from '@sortie/tournaments/model';
import { type Viewer, viewOf } from '@sortie/tournaments/view';
import { describe, expect, test } from 'vitest';
import { Day, organiser, p } from '../day.ts';
import { shows } from '../shows.ts';

const outsiders: readonly Viewer[] = [
  { role: 'public' },
  { role: 'player', player: p(1) },
  { role: 'judge', judge: 'j1' as never },
];

const text = (state: Tournament, viewer: Viewer) => JSON.stringify(viewOf(state, viewer));

/** The views of an event and of one that differs in a secret alone. */
function alike(day: Day, change: (state: Draft<Tournament>) => void, viewers: readonly Viewer[]): boolean {
  const other = copy(day.state) as Draft<Tournament>;
  change(other);
  expect(other).not.toEqual(day.state);
  return viewers.every((viewer) => text(day.state, viewer) === text(other as Tournament, viewer));
}

const list = { text: '{"pilots":[]}', isKnown: true, points: 20, cards: [], faults: [] };

describe('two events that differ in a secret alone look the same', () => {
  test('in the seed, until the event is over', () => {
    const day = new Day().starts(4).plays(4);
    expect(
      alike(day, (state) => Object.assign(state, { secret: 'another' }), [
        ...outsiders,
        { role: 'organiser' },
      ]),
    ).toBe(true);
    day.does({ kind: 'finish' });
    expect(viewOf(day.state, { role: 'public' }).secret).toBe('secret');
  });

  shows('ev.round-time.hidden-clock', 'in the length of the round, its dice and its end', () => {
    const day = new Day({ showElapsed: true }).starts(4).publishes().does({ kind: 'startClock' });
    const later = (state: Draft<Tournament>) => {
      state.rounds[0]!.length = { minutes: 57, attack: 'blank', defense: ['evade', 'evade', 'evade'] };
      state.rounds[0]!.clock.extended = 60_000;
      state.rounds[0]!.pairings[0]!.clock.extended = 120_000;
    };
    expect(alike(day, later, outsiders)).toBe(true);
    expect(alike(day, later, [{ role: 'organiser' }])).toBe(false);
    for (const viewer of outsiders)
      expect(text(day.state, viewer)).not.toMatch(/minutes":(5[789]|6[0-3]),"attack"|endsAt/);
    expect(viewOf(day.state, { role: 'public' }).rounds[0]!.clock.elapsed).toEqual({
      startedAt: day.round.clock.startedAt,
      pausedAt: null,
      pausedFor: 0,
    });
  });

  test('in a round that is not published', () => {
    const day = new Day().starts(8).plays(1).does({ kind: 'drawRound' });
    const other = (state: Draft<Tournament>) => {
      state.rounds[1]!.pairings.reverse();
      state.rounds[1]!.scenario = 'another';
    };
    expect(alike(day, other, outsiders)).toBe(true);
    expect(alike(day, other, [{ role: 'organiser' }])).toBe(false);
  });

  shows(
    'ev.sportsmanship.inspect-on-request',
    'in lists before the start; then everybody may look at them',
    () => {
      const day = new Day().gathers(4);
      for (const { id } of day.state.players) day.does({ kind: 'handInList', player: id, list });
      const other = (state: Draft<Tournament>) => Object.assign(state.players[1]!.list!, { text: 'another' });
      expect(alike(day, other, [{ role: 'public' }, { role: 'player', player: p(1) }])).toBe(true);
      expect(viewOf(day.state, { role: 'player', player: p(2) }).players[1]!.list?.text).toBe(list.text);
      day.does({ kind: 'start' }, organiser, ['ev.pairing.no-rematch-in-stage']).publishes();
      const rival = day.tableOf(p(1)).players.find((id) => id !== p(1))!;
      const seen = viewOf(day.state, { role: 'player', player: p(1) }).players.find(
        ({ id }) => id === rival,
      )!;
      expect(seen.list?.text).toBe(list.text);
    },
  );

  test('in who is kept apart, and in what another table reported', () => {
    const day = new Day().starts(4).publishes();
    const apart = (state: Draft<Tournament>) => {
      state.settings.forbidden.push({ players: [p(1), p(2)], why: 'private' });
    };
    expect(alike(day, apart, outsiders)).toBe(true);
    const [one] = day.round.pairings[0]!.players;
    const report = { result: { kind: 'notPlayed' as const }, at: 1 };
    day.does(
      { kind: 'reportResult', round: 1, table: 1, result: report.result },
      { role: 'player', player: one },
    );
    const said = (state: Draft<Tournament>) => {
      state.rounds[0]!.pairings[0]!.reports[0] = {
        result: { kind: 'conceded', by: 0, missionPoints: null },
        at: 1,
      };
    };
    const stranger = day.round.pairings[1]!.players[0];
    expect(alike(day, said, [{ role: 'public' }, { role: 'player', player: stranger }])).toBe(true);
  });
});
