import { games, type Registry, registryOf } from '@sortie/games';
import type { AnyGame, GameState } from '@sortie/kernel';
import { anyGame, rulesEngine } from '@sortie/kernel';
import { xwing } from '@sortie/xwing/rules';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { Client, dice, openQuestion, play, type Seating, seated } from './client.ts';
import { bench, databases } from './databases.ts';

const rules = anyGame(xwing);

/** Half a millimetre, which no other rule of the round notices. */
const furtherMoves: AnyGame = {
  ...rules,
  apply(state, event) {
    if (event.kind !== 'shipMoved') return rules.apply(state, event);
    const { to } = event as unknown as { readonly to: { readonly x: number } };
    return rules.apply(state, { ...event, to: { ...to, x: to.x + 0.5 } } as typeof event);
  },
};

const oneRollMore: AnyGame = {
  ...rules,
  perform(state, effect, tools) {
    if (effect.kind === 'moveShip') tools.luck.roll('attack', ['hit', 'blank'], 1);
    return rules.perform(state, effect, tools);
  },
};

interface LooseFlow {
  readonly steps: readonly object[];
}

const { planning } = xwing.flows as unknown as { readonly planning: LooseFlow };
const greeting = {
  kind: 'ask',
  name: 'greeting',
  question: 'greeting',
  request: ({ seats }: GameState) => ({
    seat: seats[0]!.id,
    rule: 'table.greeting',
    answers: { kind: 'offers', offers: ['Well met.'] },
  }),
  take: () => [],
};
const oneQuestionMore: AnyGame = {
  ...rules,
  flows: { ...xwing.flows, planning: { ...planning, steps: [greeting, ...planning.steps] } },
};

/** The games of a server whose X-Wing was changed without a new name. */
function serving(game: AnyGame): Registry {
  const engine = async () => rulesEngine(game);
  return registryOf(games.kits.map((kit) => (kit.name === rules.name ? { ...kit, engine } : kit)));
}

const changes: Readonly<Record<string, AnyGame>> = {
  'moves that are longer': furtherMoves,
  'one roll more': oneRollMore,
  'one question more': oneQuestionMore,
};
const FOUND = /the entry (\d+) (?:is refused|the game is another than it was)/;

/** Into the first round, until two ships have moved. */
async function playIntoRound(url: string, { id, tokens }: Seating): Promise<readonly Client[]> {
  const clients = await Promise.all(Object.values(tokens).map((token) => Client.join(url, id, token)));
  const below = dice(5);
  const moves = () => clients[0]!.log.filter(({ kind }) => kind === 'shipMoved').length;
  while (moves() < 2) {
    await play(clients.find((each) => openQuestion(each))!, below, 1);
    const version = Math.max(...clients.map(({ now }) => now.version));
    await Promise.all(clients.map((each) => each.until((update) => update.version >= version)));
  }
  return clients;
}

describe.each(databases)('rules that were changed in the middle of a round, on %s', (kind) => {
  const { start, newPlace, end } = bench(kind);
  afterAll(end);

  test('make no other game of one under way: it is not shown, and goes on under its own', async () => {
    const place = await newPlace();
    const first = await start(place);
    const seating = await seated(first.url);
    const { id, tokens } = seating;
    const clients = await playIntoRound(first.url, seating);
    expect(clients[0]!.view.table.round).toBe(1);
    const seen = clients.map(({ view, log }) => ({ view, log }));
    const entries = clients[0]!.now.version;
    await first.stop();
    for (const [what, changed] of Object.entries(changes)) {
      const lines: string[] = [];
      const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
      const server = await start({ ...place, games: serving(changed), log });
      const client = await Client.open(server.url);
      const joining = client.ask('join', { protocol: 1, game: id, token: tokens.a });
      const isShown = await joining.then(
        (reply) => reply.kind === 'result',
        () => false,
      );
      expect([what, isShown]).toEqual([what, false]);
      expect(await client.untilClosed()).toBe(4013);
      const [, entry] = FOUND.exec(lines.join('')) ?? [];
      expect([what, Number(entry) < entries]).toEqual([what, true]);
      await server.stop();
    }
    const last = await start(place);
    const again = await Promise.all(Object.values(tokens).map((token) => Client.join(last.url, id, token)));
    expect(again.map(({ view, log }) => ({ view, log }))).toEqual(seen);
    await play(again.find((each) => openQuestion(each))!, dice(6), 1);
    for (const client of again) client.close();
  });
});
