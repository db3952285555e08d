import { readFileSync } from 'node:fs';
import { games } from '@sortie/games';
import { isRefusal, Referee, type Replay, type Viewer } from '@sortie/kernel';
import { xwing } from '@sortie/xwing/rules';
import { describe, expect, test } from 'vitest';
import type { Film } from '../../../src/pages/replay/film/film.ts';
import { makeFilm } from '../../../src/pages/replay/film/make-film.ts';
import { loadEngine, type Reading } from '../../../src/pages/replay/film/replay-engine.ts';

const kept = (name: string): Replay =>
  JSON.parse(
    readFileSync(new URL(`../../../../../packages/xwing/tests/golden/${name}.json`, import.meta.url), 'utf8'),
  );

const replay = kept('flight-against-swarm');
const engine = (await loadEngine(games.find(replay.opening.game)!, replay.opening))!;

async function filmOf(given: Replay): Promise<Film> {
  const film = await makeFilm(engine, given);
  if (isRefusal(film)) throw new Error(film.rule);
  return film;
}

function opened(given: Replay) {
  const referee = Referee.open(xwing, given.opening);
  if (isRefusal(referee)) throw new Error(referee.rule);
  return referee;
}

/** A game in which something is taken back, far behind the nearest kept state. */
function withUndo(): Replay {
  const referee = opened(replay);
  referee.enter(replay.journal.slice(0, 60));
  referee.enter([{ kind: 'undo', to: 20, by: 'judge' }]);
  referee.enter(replay.journal.slice(20, 50));
  return referee.replay();
}

describe('a film of a replay', () => {
  test('goes through all entries', async () => {
    const film = await filmOf(replay);
    expect(film.length).toBe(replay.journal.length);
    expect(film.parts.broken).toBeNull();
  });

  test('begins with the first round, when everything stands on the table', async () => {
    const film = await filmOf(replay);
    const [first] = film.rounds;
    expect([film.start, film.readings[film.start]!.round]).toEqual([first!.entries, 1]);
    expect(film.readings[film.start - 1]!.round).toBe(0);
    const setUpOnly = await filmOf({ ...replay, journal: replay.journal.slice(0, film.start - 1) });
    expect(setUpOnly.start).toBe(0);
  });

  test.each([
    ['a game', replay],
    ['a game with something taken back', withUndo()],
  ])('of %s shows at every place what playing up to there shows, in any order', async (_name, given) => {
    const film = await filmOf(given);
    const referee = opened(given);
    const viewers: readonly Viewer[] = ['referee', ...referee.state.seats.map(({ id }) => id)];
    const straight = [];
    for (let entries = 0; entries <= given.journal.length; entries++) {
      if (entries > 0) referee.enter([given.journal[entries - 1]!]);
      const logs = viewers.map((viewer) => referee.logFor(viewer));
      straight.push({ views: structuredClone(viewers.map((viewer) => referee.view(viewer))), logs });
    }
    const jumps = [...straight.keys()];
    // Every seventh place first, so that the film goes forth and back.
    const order = jumps.toSorted((one, other) => (one % 7) - (other % 7) || other - one);
    for (const entries of order) {
      const { views, logs } = straight[entries]!;
      expect(viewers.map((viewer) => film.look(entries, viewer))).toEqual(views);
      expect(viewers.map((viewer) => film.log(entries, viewer))).toEqual(logs);
    }
  });

  test('knows where rounds and attacks begin', async () => {
    const film = await filmOf(replay);
    expect(film.rounds.map(({ round }) => round)).toEqual(film.rounds.map((_, place) => place + 1));
    for (const { entries, round } of film.rounds) {
      expect(film.look(entries, 'referee').table).toMatchObject({ round });
      expect(film.look(entries - 1, 'referee').table).toMatchObject({ round: round - 1 });
    }
    expect(film.highlights.length).toBeGreaterThan(0);
    for (const entries of film.highlights) {
      const kinds = film.parts.frames[entries]!.added.map((known) => known.get('referee')?.kind);
      expect(kinds).toContain('attackDeclared');
    }
  });

  test('reads hull that goes down and points that go up', async () => {
    const { readings } = await filmOf(replay);
    const first = readings.find(({ round }) => round === 1)!;
    const last = readings.at(-1)!;
    const valuesOf = (reading: Reading | undefined, key: string) =>
      reading?.series.find((each) => each.key === key)?.values ?? [0, 0];
    const [firstHull, lastHull] = [valuesOf(first, 'hull'), valuesOf(last, 'hull')];
    expect(Math.max(...valuesOf(last, 'points'))).toBeGreaterThan(0);
    expect(lastHull[0] + lastHull[1]).toBeLessThan(firstHull[0] + firstHull[1]);
    for (const [place, reading] of readings.entries()) {
      const points = valuesOf(reading, 'points');
      const before = valuesOf(readings[place - 1], 'points');
      expect(points[0] >= before[0] && points[1] >= before[1]).toBe(true);
    }
  });

  test('of a file changed by hand ends where the rules refuse it', async () => {
    const journal = replay.journal.map((entry, place) =>
      place === 30 && entry.kind === 'answer' ? { ...entry, answer: { speed: 9, bearing: 'up' } } : entry,
    );
    const film = await filmOf({ ...replay, journal });
    expect(film.length).toBe(30);
    expect(film.parts.broken).toMatchObject({ entries: 30, refusal: { kind: 'refused' } });
    expect(film.look(30, 'referee')).toEqual((await filmOf(replay)).look(30, 'referee'));
  });

  test('of an opening that the rules refuse is a refusal', async () => {
    const opening = { ...replay.opening, setup: { players: [] } };
    expect(await makeFilm(engine, { ...replay, opening })).toMatchObject({ kind: 'refused' });
  });
});
