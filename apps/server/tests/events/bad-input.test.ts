import type { PlayerId, Result } from '@sortie/tournaments/model';
import type { SentCommand } from '@sortie/tournaments/wire';
import { describe, expect, test } from 'vitest';
import { databases } from '../databases.ts';
import { BadInputSite, by, refusal, speak } from './bad-input-site.ts';
import { EventClient } from './event-client.ts';
import { type Day, gather, joinAs, openDay, publishRound, startedDay, won } from './event-day.ts';

const DOUBTS = ['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage'];

describe.each(databases)('bad input for an event on %s', (kind) => {
  const site = new BadInputSite(kind);

  /** The whole log stays as it was, byte for byte. */
  async function refuses(day: Day, act: () => Promise<unknown>, expected: object): Promise<void> {
    const { answer, before, after } = await site.tries(day, act);
    expect(answer).toMatchObject(expected);
    expect(after).toBe(before);
  }

  test('a start with too few, with more rounds than opponents, and with wishes that leave no pairing', async () => {
    const day = await openDay(site.url);
    const { desk } = day;
    await refuses(
      day,
      by(desk, { kind: 'start' }),
      refusal('ev.format.announce-in-advance', { what: 'missing' }),
    );
    const players = await gather(day, 4);
    await desk.must({ kind: 'checkIn', player: players[3]!, isHere: false });
    await refuses(
      day,
      by(desk, { kind: 'start' }),
      refusal('ev.cut.4-16', { ask: true, about: { players: 3 } }),
    );
    await refuses(
      day,
      by(desk, { kind: 'start' }, { confirmed: ['ev.cut.4-16'] }),
      refusal('ev.pairing.no-rematch-in-stage', { ask: true, about: { rounds: 4, opponents: 3 } }),
    );
    await desk.must({ kind: 'checkIn', player: players[3]!, isHere: true });
    const forbidden = players.slice(1).map((other) => ({ players: [players[0]!, other], why: 'family' }));
    await desk.must({ kind: 'changeSettings', settings: { forbidden } } as unknown as SentCommand);
    await desk.must({ kind: 'start' }, { confirmed: DOUBTS });
    await refuses(
      day,
      by(desk, { kind: 'drawRound' }, { confirmed: DOUBTS }),
      refusal('desk.wishes', { pairs: expect.any(Array) as unknown }),
    );
  });

  test('results for a bye, for a player who is out, twice, and of points that no game gives', async () => {
    const day = await startedDay(site.url, 5);
    const { desk } = day;
    await publishRound(day);
    const { pairings, byes } = desk.view.rounds[0]!;
    const [{ table, players }, second] = pairings as [(typeof pairings)[number], (typeof pairings)[number]];
    const enter = (result: Result, where = table, round = 1): SentCommand => ({
      kind: 'enterResult',
      round,
      table: where,
      result,
    });
    await refuses(day, by(desk, enter(won(-5, 3))), refusal('desk.bad-result', { where: `table ${table}` }));
    await refuses(day, by(desk, enter({ kind: 'played', missionPoints: [10, 30], winner: 0 })), {
      rule: 'ev.game-end.win',
      about: { ask: true },
    });
    await refuses(
      day,
      by(desk, enter(won(10, 3), 99)),
      refusal('desk.no-table', { where: 'table', what: 99 }),
    );
    await refuses(
      day,
      by(desk, enter(won(10, 3), table, 2)),
      refusal('desk.no-round', { where: 'round', what: 2 }),
    );
    const bye = await joinAs(site.url, day, { player: byes[0]!.player });
    const report: SentCommand = { kind: 'reportResult', round: 1, table, result: won(10, 3) };
    await refuses(day, by(bye, report), refusal('desk.not-your-table', { where: 'table', what: table }));
    const phone = await joinAs(site.url, day, { player: second.players[0] });
    await phone.must({ kind: 'drop', player: second.players[0] });
    await desk.until(({ view }) => view.version === phone.view.version);
    const drop: SentCommand = { kind: 'drop', player: second.players[0] };
    await refuses(day, by(desk, drop), refusal('desk.out', { where: second.players[0] }));
    const late: SentCommand = { ...report, table: second.table };
    const reply = (await phone.send(late)) as { readonly rule: string };
    expect(['desk.out', 'desk.settled']).toContain(reply.rule);
    await desk.must(enter(won(70, 20)));
    await refuses(
      day,
      by(desk, enter(won(60, 20))),
      refusal('desk.settled', { where: 'table', what: table }),
    );
    const correct: SentCommand = { kind: 'correctResult', round: 1, table, result: won(60, 20), why: ' ' };
    await refuses(day, by(desk, correct), refusal('desk.no-reason', { where: 'why' }));
    expect(players).toHaveLength(2);
  });

  test('a player paired twice, a round too early, and one taken back too late', async () => {
    const day = await startedDay(site.url, 6);
    const { desk } = day;
    await desk.must({ kind: 'drawRound' });
    const [{ players, table }] = desk.view.draft!.pairings as unknown as [
      { readonly players: readonly [PlayerId, PlayerId]; readonly table: number },
    ];
    const swap = (one: PlayerId, other: PlayerId) => by(desk, { kind: 'swapPlayers', players: [one, other] });
    await refuses(
      day,
      swap(players[0], players[0]),
      refusal('desk.same-table', { where: 'players', what: players[0] }),
    );
    await refuses(
      day,
      swap(players[0], 'p99' as PlayerId),
      refusal('desk.unknown', { where: 'players', what: 'p99' }),
    );
    await desk.must({ kind: 'publishRound' });
    const open = desk.view.rounds[0]!.pairings.map((pairing) => pairing.table);
    await refuses(
      day,
      by(desk, { kind: 'drawRound' }),
      refusal('ev.event-points.awarded-each-round', { where: 'tables', tables: open }),
    );
    await desk.must({ kind: 'enterResult', round: 1, table, result: won(70, 20) });
    await refuses(day, by(desk, { kind: 'takeRoundBack' }), refusal('desk.has-results', { tables: [table] }));
  });

  test('a forged token, and one of another event, at every door', async () => {
    const [day, other] = [await openDay(site.url), await openDay(site.url)];
    await gather(day, 4);
    const doors: readonly (readonly [string, object | undefined])[] = [
      ['file', undefined],
      ['list-fortress', undefined],
      ['players.csv', undefined],
      ['commands', { version: 0, command: { kind: 'announce' } }],
      ['players', { version: 0, from: { form: 'csv', text: 'name\nEve\n' } }],
    ];
    for (const token of ['forged', other.created.token, `${day.created.token}x`]) {
      for (const [door, body] of doors) {
        const ask = async () => {
          const { status, text } = await speak(site.at(day, door), token, body);
          return { door, status, ...(JSON.parse(text) as object) };
        };
        await refuses(day, ask, { door, status: 403, problem: 'bad-token' });
      }
      const client = await EventClient.open(site.url);
      await client.ask('joinEvent', { protocol: 1, event: day.created.id, token }).catch(() => undefined);
      expect(await client.untilClosed()).toBe(4001);
    }
  });
});
