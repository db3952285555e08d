import type { Plain, Replay } from '@sortie/kernel';
import { isRefusal, verifyReplay } from '@sortie/kernel';
import type { CreateGame } from '@sortie/protocol';
import type { EventRuleId } from '@sortie/rulebook/events';
import { showsRulesOf } from '@sortie/testkit';
import { xwing } from '@sortie/xwing/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { againstComputer, asked, Client, dice, openQuestion, play, seated, twoPeople } from './client.ts';
import { bench, databases } from './databases.ts';

const shows = showsRulesOf<EventRuleId>();

const timed: CreateGame = { ...twoPeople, options: { points: 100, roundLimit: 4, timedPlanning: true } };

/** So long that no timer runs out in a test. */
const NEVER = 3_600_000;
/** Two minutes are over at once. */
const AT_ONCE = 1;

const isPlanned = ({ now }: Client) => now.view?.table.phase === 'planning';
const logged = ({ log }: Client, wanted: string) => log.filter(({ kind }) => kind === wanted);

/** A table of two people at its first Planning phase. */
async function tableAt(url: string, wanted: CreateGame = timed) {
  const { id, tokens } = await seated(url, wanted);
  const clients = await Promise.all(Object.values(tokens).map((token) => Client.join(url, id, token)));
  const below = dice(11);
  while (!isPlanned(clients[0]!)) {
    const client = clients.find((each) => openQuestion(each));
    if (client) await play(client, below, 1);
    const version = Math.max(...clients.map(({ now }) => now.version));
    await Promise.all(clients.map((each) => each.until((now) => now.version >= version)));
  }
  return { id, tokens, clients };
}

async function close(tables: readonly { readonly clients: readonly Client[] }[]): Promise<void> {
  for (const { clients } of tables) for (const client of clients) client.close();
}

describe.each(databases)('timed planning on %s', (kind) => {
  const { start, newPlace, end } = bench(kind);
  afterAll(end);

  shows(
    'ev.variant.timed-planning.timer-per-pair',
    'every table has a timer of its own, which both of its players see',
    async () => {
      const { url } = await start({ minute: NEVER });
      const before = Date.now();
      const [one, other] = [await tableAt(url), await tableAt(url)];
      const untimed = await tableAt(url, twoPeople);
      for (const { clients } of [one, other]) {
        const [a, b] = clients;
        expect(a!.now.timer).toEqual({ endsAt: expect.any(Number) as number, seconds: 120 });
        expect(a!.now.timer!.endsAt).toBeGreaterThanOrEqual(before + 2 * NEVER);
        expect(b!.now.timer).toEqual(a!.now.timer);
      }
      expect(other.clients[0]!.now.timer!.endsAt).toBeGreaterThanOrEqual(one.clients[0]!.now.timer!.endsAt);
      expect(untimed.clients.map(({ now }) => now.timer)).toEqual([null, null]);
      const { endsAt } = other.clients[0]!.now.timer!;
      for (const [place, client] of one.clients.entries()) {
        while (isPlanned(client) && openQuestion(client)) await play(client, dice(place), 1);
      }
      await one.clients[0]!.until(({ timer }) => timer === null);
      expect(other.clients[0]!.now.timer).toEqual({ endsAt, seconds: 120 });
      await close([one, other, untimed]);
    },
  );

  shows(
    ['ev.variant.timed-planning.ends-phase', 'ev.variant.timed-planning.default-maneuver'],
    'when it runs out the phase ends for both, and the game replays',
    async () => {
      const { url } = await start({ minute: AT_ONCE });
      const { id, tokens } = await seated(url, timed);
      const clients = await Promise.all(Object.values(tokens).map((token) => Client.join(url, id, token)));
      const below = dice(11);
      const isLate = (client: Client) => logged(client, 'planningTimeExpired').length > 0;
      while (!clients.some(isLate)) {
        const client = clients.find((each) => !isPlanned(each) && openQuestion(each));
        if (client) await play(client, below, 1);
        else await clients[0]!.when(() => !isPlanned(clients[0]!) || isLate(clients[0]!));
        const version = Math.max(...clients.map(({ now }) => now.version));
        await Promise.all(clients.map((each) => each.until((now) => now.version >= version)));
      }
      await Promise.all(clients.map((client) => client.when(() => isLate(client))));
      for (const client of clients) {
        expect(logged(client, 'dialRevealed')).toEqual([]);
        expect(logged(client, 'planningTimeExpired')[0]).toMatchObject({ ships: ['s1', 's2', 's3'] });
      }
      await clients[0]!.ask('command', { from: 'a', command: { kind: 'concede' } });
      await clients[0]!.until(({ status }) => status === 'over');
      const replay = await asked<Replay>(200, `${url}/api/games/${id}/replay`);
      const verdict = verifyReplay(xwing, replay);
      expect(!isRefusal(verdict) && verdict.kind).toBe('verified');
      await close([{ clients }]);
    },
  );

  test('the computer sets its dials in time, and does not wait for the clock', async () => {
    const { url } = await start({ minute: NEVER });
    const { id, tokens } = await seated(url, { ...againstComputer, options: timed.options });
    const client = await Client.join(url, id, tokens.a!);
    expect(await play(client, dice(1))).toBeGreaterThan(5);
    expect(client.now).toMatchObject({ status: 'over', timer: null });
    expect(logged(client, 'planningTimeExpired')).toEqual([]);
    client.close();
  });

  test('a server that starts again finds the time at which the timer began', async () => {
    const place = await newPlace();
    const first = await start({ ...place, minute: NEVER });
    const table = await tableAt(first.url);
    const { timer } = table.clients[0]!.now;
    await first.stop();
    const second = await start({ ...place, minute: NEVER });
    const again = await Client.join(second.url, table.id, table.tokens.a!);
    expect(again.now.timer).toEqual(timer);
    again.close();
  });

  test('a timer that ran out while no server was there begins anew', async () => {
    const place = await newPlace();
    const first = await start({ ...place, minute: NEVER });
    const table = await tableAt(first.url);
    await first.stop();
    const since = Date.now();
    const second = await start({ ...place, minute: AT_ONCE });
    const again = await Client.join(second.url, table.id, table.tokens.a!);
    expect(again.updates[0]!.timer!.endsAt).toBeGreaterThan(since);
    await again.when(() => logged(again, 'planningTimeExpired').length > 0);
    again.close();
  });

  test('a Planning phase that is taken back to begins a new timer', async () => {
    const { url } = await start({ minute: NEVER });
    const { clients } = await tableAt(url);
    const [a, b] = clients;
    for (const client of clients)
      while (isPlanned(client) && openQuestion(client)) await play(client, dice(1), 1);
    await a!.until(({ timer }) => timer === null);
    const since = Date.now();
    await a!.ask('undo', { by: 'a' });
    await b!.ask('consent', { seat: 'b', agrees: true });
    await a!.until(({ timer }) => timer !== null);
    expect(a!.now.timer!.endsAt).toBeGreaterThanOrEqual(since + 2 * NEVER);
    await close([{ clients }]);
  });

  test('the time of the server is told to whoever joins', async () => {
    const { url } = await start({ minute: NEVER });
    const before = Date.now();
    const { clients } = await tableAt(url);
    const [joined] = clients[0]!.heard.map((text) => JSON.parse(text) as { readonly result?: Plain });
    expect((joined!.result as { readonly now: number }).now).toBeGreaterThanOrEqual(before);
    await close([{ clients }]);
  });
});
