import { games, TutorialRun } from '@sortie/games';
import { commitment, diceVerdict, gameSeed, isRefusal, type Replay, type SeatId } from '@sortie/kernel';
import type { CreateGame, Summary } from '@sortie/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { asked, Client, dice, play, seated, twoPeople } from './client.ts';
import { bench } from './databases.ts';
import { concede, joinAll, promised, seenBy, showAll } from './fair-table.ts';

const engine = (await games.find('xwing')!.engine())!;

const NOTHING = { dice: {}, cards: {}, strict: false };

/** What is laid out at the point from which a game goes on. */
async function leftIn({ opening, journal }: Replay): Promise<unknown> {
  const referee = (await games.find(opening.game)!.engine())!.open(opening);
  if (isRefusal(referee)) throw new Error(referee.rule);
  const from = opening.newDice?.at(-1)?.from ?? 0;
  expect(referee.enter(journal.slice(0, from))).toBeUndefined();
  return referee.state.engine.script;
}

describe('a host who would like to know the dice', () => {
  const { start, end } = bench('embedded');
  afterAll(end);

  const from = (replay: Replay, entries: number): CreateGame => ({
    ...twoPeople,
    options: {},
    from: { replay, entries },
  });

  /** A game that was played to its end, of which its host knows everything. */
  async function known(url: string): Promise<Replay> {
    const game = await seated(url);
    const clients = await Promise.all(['a', 'b'].map((seat) => Client.join(url, game.id, game.tokens[seat])));
    await Promise.all(clients.map((client, place) => play(client, dice(place + 3))));
    return asked<Replay>(200, `${url}/api/games/${game.id}/replay`);
  }

  /** Plays a game from that point with the same answers where they fit, and gives its replay. */
  async function playedFrom(url: string, replay: Replay, entries: number) {
    const table = await promised(url, from(replay, entries));
    const clients = await joinAll(url, table);
    await showAll(table, clients);
    const { dice: told, from: start } = clients[0]!.now;
    await Promise.all(clients.map((client, place) => play(client, dice(place + 3))));
    const summary = await asked<Summary>(200, `${url}/api/games/${table.id}`);
    const played = await asked<Replay>(200, `${url}/api/games/${table.id}/replay`);
    return { table, told, start, summary, played };
  }

  test('knows none from a replay begun anew, nor from a secret made beforehand', async () => {
    const { url } = await start();
    const replay = await known(url);
    // The secret of the known game is in its replay; here is one that was ground offline.
    const secret = 'the best of a million';
    const seeds = { a: 'one', b: 'two' };
    const ground = { ...replay, fairness: { commitment: commitment(secret), seeds, secret } };
    const one = await playedFrom(url, replay, 0);
    const others = [await promised(url, from(ground, 0)), await promised(url, from(ground, 9))];
    const commitments = [one.table, ...others].map(({ created }) => created.commitment);
    for (const known of [replay.fairness!.commitment, commitment(secret)])
      expect(commitments).not.toContain(known);
    expect(new Set(commitments).size).toBe(3);
    const { fairness, opening } = one.played;
    expect(opening.seed).not.toBe(replay.opening.seed);
    expect(opening.seed).toBe(gameSeed(fairness!.secret!, one.table.seeds));
    expect(one.summary.from).toEqual({ entries: 0, isPosition: false });
    expect(one.start).toEqual({ entries: 0, isPosition: false });
    expect(one.told.commitment).toBe(one.table.created.commitment);
    // Nothing of it was known, so its dice are fair.
    expect(diceVerdict(one.played, engine.verifyDice(one.played), seenBy('a', one.table)).trust).toBe('fair');
  });

  test('knows none after the point where a game goes on, and whoever is invited is told which it is', async () => {
    const { url } = await start();
    const replay = await known(url);
    const entries = Math.floor(replay.journal.length / 3);
    const ways = [await playedFrom(url, replay, entries), await playedFrom(url, replay, entries)];
    for (const { table, played, summary, start: told } of ways) {
      expect(summary.from).toEqual({ entries, isPosition: false });
      expect(told).toEqual({ entries, isPosition: false });
      expect(played.journal.slice(0, entries)).toEqual(replay.journal.slice(0, entries));
      const fault = engine.verifyDice(played);
      expect(fault).toMatchObject({ rule: 'table.dice-new-from', about: { entries } });
      expect(diceVerdict(played, fault, seenBy('a', table)).trust).toBe('known-start');
      expect(engine.verifyReplay(played)).toMatchObject({ kind: 'verified' });
    }
    const seeds = ways.map(({ played }) => played.opening.newDice!.at(-1)!.seed);
    expect(new Set([...seeds, replay.opening.seed]).size).toBe(3);
    // A game that goes on from one of these has dice of its own again.
    const [first] = ways;
    const second = await playedFrom(url, first!.played, entries + 3);
    expect(second.played.opening.newDice).toHaveLength(2);
    const anew = await playedFrom(url, first!.played, entries);
    expect(anew.played.opening.newDice).toHaveLength(1);
    expect(anew.played.opening.newDice![0]!.seed).not.toBe(first!.played.opening.newDice![0]!.seed);
  });

  /** A game whose dice were laid out, all of them evades. */
  function laidOut(replay: Replay): Replay {
    const script = { dice: { defense: Array.from({ length: 200 }, () => 'evade') } };
    const { fairness: _, ...unpromised } = replay;
    const referee = engine.open({ ...replay.opening, script });
    if (isRefusal(referee)) throw new Error(referee.rule);
    expect(referee.enter(replay.journal.slice(0, 2))).toBeUndefined();
    referee.command('a' as SeatId, { kind: 'concede' });
    const scripted = { ...unpromised, ...referee.replay() };
    expect(engine.verifyReplay(scripted)).toMatchObject({ kind: 'verified' });
    expect(engine.verifyDice({ ...scripted, fairness: replay.fairness! })).toMatchObject({
      rule: 'table.dice-scripted',
    });
    return scripted;
  }

  test('has nothing left of those that were laid out before a game goes on', async () => {
    const { url } = await start();
    const scripted = laidOut(await known(url));
    const { table, played, summary, start: told } = await playedFrom(url, scripted, 2);
    expect([summary.from, told]).toEqual(Array(2).fill({ entries: 2, isPosition: false }));
    expect(engine.verifyReplay(played)).toMatchObject({ kind: 'verified' });
    expect(await leftIn(played)).toEqual(NOTHING);
    const fault = engine.verifyDice(played);
    expect(fault).toMatchObject({ rule: 'table.dice-new-from', about: { entries: 2 } });
    expect(diceVerdict(played, fault, seenBy('a', table)).trust).toBe('known-start');
    // One that begins anew takes nothing over but the set-up.
    const anew = await playedFrom(url, scripted, 0);
    expect(anew.played.opening).not.toHaveProperty('script');
    expect(anew.start).toEqual({ entries: 0, isPosition: false });
    expect(await leftIn(anew.played)).toEqual(NOTHING);
  });

  test('cannot lay them out', async () => {
    const { url } = await start();
    const scripted = laidOut(await known(url));
    for (const wanted of [twoPeople, from(scripted, 2)]) {
      const table = await promised(url, wanted);
      const clients = await joinAll(url, table);
      await showAll(table, clients);
      const laid = { dice: { attack: ['crit'] } };
      for (const said of [
        { kind: 'script', script: laid },
        { kind: 'command', from: 'judge', command: { kind: 'script', ...laid } },
        { kind: 'command', from: 'a', command: { kind: 'script', ...laid } },
      ]) {
        const { kind: asks, ...fields } = said;
        expect((await clients[0]!.ask(asks, fields)).kind).not.toBe('result');
      }
    }
  });
});

describe.each(['xwing', 'armada', 'legion'])('the tutorial of %s', (name) => {
  const { start, end } = bench('embedded');
  afterAll(end);

  /** The replay that the page has at the last step. */
  async function lesson(): Promise<Replay> {
    const kit = games.find(name)!;
    const tutorial = (await kit.tutorial!('en'))!;
    const run = TutorialRun.begin({ kit, engine: (await kit.engine())!, tutorial, seed: 'a lesson' });
    while (!run.isAtEnd) {
      if (run.step.asks) run.answer(run.suggested!);
      else run.goOn();
    }
    return run.replay();
  }

  test.each(['its end', 'its beginning'])('is gone on from at %s, with dice of its own', async (where) => {
    const { url } = await start();
    const replay = await lesson();
    expect(replay.opening.script).toBeDefined();
    const entries = where === 'its end' ? replay.journal.length : 0;
    const { seat: own } = (await games.find(name)!.tutorial!('en'))!;
    const its = (await games.find(name)!.engine())!;
    const before = its.open(replay.opening);
    if (isRefusal(before)) throw new Error(before.rule);
    const seats = before.state.seats.map(({ id: seat, side }) =>
      seat === own
        ? { seat, side, who: 'person' as const }
        : { seat, side, who: 'computer' as const, level: 'easy', name: 'Droid' },
    );
    const wanted = { game: name, options: {}, spectators: false, seats, from: { replay, entries } };
    const table = await promised(url, wanted);
    const [me] = await joinAll(url, table);
    await showAll(table, [me!]);
    expect(me!.now.from).toEqual({ entries, isPosition: true });
    await concede(me!, own);
    const played = await asked<Replay>(200, `${url}/api/games/${table.id}/replay`);
    expect(await leftIn(played)).toEqual(NOTHING);
    const fault = its.verifyDice(played);
    expect(fault?.rule).toBe(entries > 0 ? 'table.dice-new-from' : 'table.begun-from-position');
    expect(diceVerdict(played, fault, seenBy(own, table)).trust).toBe('known-start');
    expect(its.verifyReplay(played)).toMatchObject({ kind: 'verified' });
  });
});
