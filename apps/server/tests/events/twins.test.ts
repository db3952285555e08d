import type { PlayerId } from '@sortie/tournaments/model';
import type { CreatedEvent, SentCommand } from '@sortie/tournaments/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { asked } from '../client.ts';
import { bench, databases } from '../databases.ts';
import { EventClient } from './event-client.ts';
import { type Day, gather, openDay, won } from './event-day.ts';
import { hundred } from './lists.ts';
import { firstDifference, Outsiders } from './outsiders.ts';

const MINUTE = 60_000;
const DOUBTS = { confirmed: ['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage'] };

interface Twin {
  readonly day: Day;
  readonly outsiders: Outsiders;
}

/** An event that stands twice on one server: same secret, same players, same clock. */
async function twinsOf(
  url: string,
): Promise<{ readonly twins: readonly [Twin, Twin]; readonly lister: PlayerId }> {
  const original = await openDay(url, {
    organiser: 'Olga',
    preset: 'aces-100',
    settings: { name: 'Spring cup', game: 'xwing', rounds: 2, showElapsed: true },
  });
  const players = await gather(original, 6);
  for (const [at, player] of players.entries()) {
    await original.desk.must({ kind: 'handInList', player, list: hundred[at % hundred.length]! });
  }
  const headers = { authorization: `Bearer ${original.created.token}` };
  const file = await (await fetch(`${url}/api/events/${original.created.id}/file`, { headers })).text();
  const twin = async (): Promise<Twin> => {
    const created = await asked<CreatedEvent>(201, `${url}/api/events/import`, { organiser: 'Olga', file });
    const day = { created, desk: await EventClient.join(url, created.id, created.token) };
    return { day, outsiders: await Outsiders.of(url, day, players.slice(1)) };
  };
  return { twins: [await twin(), await twin()], lister: players[0]! };
}

describe.each(databases)('two events on %s that differ only in what the organiser knows', (kind) => {
  const { start, end } = bench(kind);
  afterAll(end);

  test('send players and walls the same bytes, over the socket and over HTTP', async () => {
    let now = 1_790_000_000_000;
    const { url } = await start({ now: () => now });
    const { twins, lister } = await twinsOf(url);
    const [one, other] = twins;

    /** The same command, or one that differs in the secret alone. */
    const both = async (first: SentCommand, second: SentCommand = first) => {
      now += 1000;
      await one.day.desk.must(first, DOUBTS);
      await other.day.desk.must(second, DOUBTS);
      for (const { day, outsiders } of twins) await outsiders.keepUp(day.desk);
    };
    let compared = 0;
    const compare = async () => {
      for (const { day, outsiders } of twins) {
        await outsiders.askAround();
        await outsiders.keepUp(day.desk);
      }
      expect(firstDifference(one.outsiders, other.outsiders)).toBeUndefined();
      compared = one.outsiders.frames.flat().length + one.outsiders.answers.length;
    };

    // Lists before the start: another one, then the same again.
    const hand = (at: number): SentCommand => ({ kind: 'handInList', player: lister, list: hundred[at]! });
    await both(hand(1), hand(2));
    await compare();
    const listOf = ({ day }: Twin) => day.desk.view.players[0]!.list!.text;
    expect(listOf(one)).not.toBe(listOf(other));
    await both(hand(0));
    await both({ kind: 'start' });

    for (const round of [1, 2]) {
      // The draft: other pairs, another lock, another table, and back.
      await both({ kind: 'drawRound' });
      const { pairings } = one.day.desk.view.draft!;
      expect(other.day.desk.view.draft!.pairings).toEqual(pairings);
      const [first, second, third] = pairings.map(({ players }) => players);
      const swaps = [
        { kind: 'swapPlayers', players: [first![0], second![0]] },
        { kind: 'swapPlayers', players: [second![1], third![1]] },
      ] as const;
      const lock = (at: number, isLocked: boolean): SentCommand => ({
        kind: 'lockPair',
        table: pairings[at]!.table,
        isLocked,
      });
      await both(...swaps);
      await both(lock(0, true), lock(2, true));
      expect(one.day.desk.view.draft!.pairings).not.toEqual(other.day.desk.view.draft!.pairings);
      await compare();
      await both(lock(0, false), lock(2, false));
      // Drawn anew, for a pairing that was made by hand says so.
      await both({ kind: 'drawRound' });
      await both({ kind: 'publishRound' });
      expect(one.outsiders.wall.view.rounds).toHaveLength(round);

      // The clock: another end, for all and for a table, and at last the same.
      await both({ kind: 'startClock' });
      const { table } = one.day.desk.view.rounds.at(-1)!.pairings[0]!;
      const extend = (minutes: number, at: number | null): SentCommand => ({
        kind: 'extendClock',
        minutes,
        table: at,
      });
      await both(extend(3, null), extend(17, null));
      await both(extend(5, table), extend(25, table));
      const ends = twins.map(({ day }) => day.desk.view.rounds.at(-1)!.clock.secret!.endsAt!);
      expect(ends[0]).not.toBe(ends[1]);
      now += 20 * MINUTE;
      await both({ kind: 'pauseClock', table: null });
      await both({ kind: 'resumeClock', table: null });
      await compare();
      await both(extend(17, null), extend(3, null));
      await both(extend(25, table), extend(5, table));
      await compare();
      for (const { day } of twins) {
        const { result: _, ...pairing } = day.desk.view.rounds.at(-1)!.pairings[0]!;
        expect(pairing).toMatchObject({ table, isTimeUp: false });
      }
      now =
        Math.max(...twins.map(({ day }) => day.desk.view.rounds.at(-1)!.clock.secret!.endsAt!)) + MINUTE * 60;
      for (const { day, outsiders } of twins) {
        await day.desk.until(({ view }) => view.rounds.at(-1)!.clock.isUp);
        await outsiders.keepUp(day.desk);
      }
      for (const { table: at } of one.day.desk.view.rounds.at(-1)!.pairings) {
        await both({ kind: 'enterResult', round, table: at, result: won(60 + at, 40) });
      }
    }
    await compare();
    await both({ kind: 'finish' });
    expect(one.outsiders.wall.view.phase).toBe('over');
    // The file is everybody's now, and tells all that was different.
    for (const { outsiders } of twins) await outsiders.askAround();
    expect(firstDifference(one.outsiders, other.outsiders)).toContain('frame');
    expect(compared).toBeGreaterThan(500);
    for (const { outsiders, day } of twins) {
      outsiders.leave();
      day.desk.close();
    }
  });
});
