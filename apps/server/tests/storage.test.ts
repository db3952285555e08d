import type { Entry, SeatId } from '@sortie/kernel';
import { anyGame, rulesEngine } from '@sortie/kernel';
import { xwing } from '@sortie/xwing/rules';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTable } from '../src/games/bring-up.ts';
import { hasRunOut } from '../src/games/game-clock.ts';
import { hashOf } from '../src/games/tokens.ts';
import { BrokenGame } from '../src/storage/broken-game.ts';
import { openStorage } from '../src/storage/open-storage.ts';
import type { Storage, StoredGame, Write } from '../src/storage/stored-game.ts';
import { bench, databases } from './databases.ts';

const entry = (decision: number): Entry => ({
  kind: 'answer',
  seat: 'a' as SeatId,
  question: 'say',
  decision,
  answer: { text: 'ñ “” \u0000 \ud83d\ude80' },
});

function game(id: string): StoredGame {
  return {
    id,
    game: 'xwing',
    rules: xwing.rules,
    status: 'waiting',
    options: { points: 100 },
    minutes: 60,
    spectatorHash: null,
    isWatched: false,
    secret: 'secret',
    commitment: 'commitment',
    opening: null,
    fairness: null,
    from: null,
    endsAt: null,
    seedsUntil: null,
    undo: null,
    judging: null,
    revision: 0,
    length: 0,
    ending: null,
    seats: (['a', 'b'] as const).map((seat, side) => ({
      seat,
      side: side === 0 ? 0 : 1,
      who: 'person',
      level: null,
      name: '',
      force: null,
      seed: null,
      promise: null,
      keyHash: null,
      inviteHash: hashOf(`invite of ${seat}`),
      tokenHash: null,
    })),
  };
}

/** The write that makes the entry of this number, where every one before made one too. */
const write = (id: string, number: number, fields: Partial<Write> = {}): Write => ({
  game: id,
  number,
  entries: [entry(number)],
  links: ['link'],
  mark: null,
  undo: null,
  status: 'playing',
  at: 1_790_000_000_000,
  judging: null,
  ending: null,
  revision: number,
  ...fields,
});

describe.each(databases)('storage on %s', (kind) => {
  const { newPlace, end } = bench(kind);
  let storage: Storage;
  beforeAll(async () => {
    storage = await openStorage(await newPlace(), pino({ level: 'silent' }));
  });
  afterAll(async () => {
    await storage.close();
    await end();
  });

  test('gives back what it was given', async () => {
    const entries = Array.from({ length: 450 }, (_, place) => entry(place));
    await storage.createGame(game('whole'), entries);
    expect(await storage.loadGame('whole')).toEqual(game('whole'));
    expect((await storage.entries('whole', 0)).map((each) => each.entry)).toEqual(entries);
    const last = await storage.entries('whole', 448);
    expect(last.map(({ number, entry: each, text }) => [number, each, text])).toEqual(
      [448, 449].map((place) => [place, entry(place), JSON.stringify(entry(place))]),
    );
    expect(await storage.enteredAt('whole', 449)).toBeGreaterThan(0);
    expect(await storage.enteredAt('whole', 450)).toBeUndefined();
    expect(await storage.loadGame('nothing')).toBeUndefined();
    expect(await storage.counts()).toMatchObject({ waiting: 1 });
  });

  test('takes each place of a log once, and refuses only who comes second', async () => {
    const ids = ['g1', 'g2', 'g3'];
    for (const id of ids) await storage.createGame(game(id), []);
    expect(await Promise.all(ids.map((id) => storage.append(write(id, 0))))).toEqual([
      'stored',
      'stored',
      'stored',
    ]);
    const undo = { to: 0, by: 'a' as SeatId, needs: ['b' as SeatId], entries: 2 };
    const second = await Promise.all([
      storage.append(write('g3', 1, { status: 'over', mark: 'mark' })),
      storage.append(write('g1', 0, { entries: [entry(98), entry(99)], links: ['', ''], status: 'over' })),
      storage.append(write('g2', 1, { undo })),
    ]);
    expect(second).toEqual(['stored', 'taken', 'stored']);
    expect((await storage.entries('g1', 0)).map((each) => each.entry)).toEqual([entry(0)]);
    expect((await storage.entries('g3', 0)).map(({ mark }) => mark)).toEqual([null, 'mark']);
    expect(await storage.enteredAt('g1', 0)).toBe(1_790_000_000_000);
    expect((await storage.loadGame('g1'))?.status).toBe('playing');
    expect((await storage.loadGame('g2'))?.undo).toEqual(undo);
    expect((await storage.loadGame('g3'))?.status).toBe('over');
  });

  test('refuses who comes second also where neither enters anything', async () => {
    await storage.createGame(game('still'), []);
    const undo = { to: 0, by: 'a' as SeatId, needs: ['b' as SeatId], entries: 0 };
    const still = { entries: [], links: [] } as const;
    expect(await storage.append(write('still', 0, { ...still, undo }))).toBe('stored');
    expect(await storage.append(write('still', 0, { ...still, status: 'over' }))).toBe('taken');
    expect(await storage.append(write('still', 0))).toBe('taken');
    expect(await storage.loadGame('still')).toMatchObject({
      status: 'playing',
      undo,
      revision: 1,
      length: 0,
    });
    const ending = { milestones: [], finalHash: 'hash', outcome: { winner: 0 } };
    expect(await storage.append(write('still', 0, { revision: 1, status: 'over', ending }))).toBe('stored');
    expect(await storage.loadGame('still')).toMatchObject({
      status: 'over',
      undo: null,
      revision: 2,
      length: 1,
      ending,
    });
    expect(await storage.append(write('still', 1, { revision: 2, ...still, status: 'over' }))).toBe('stored');
    expect(await storage.loadGame('still')).toMatchObject({ ending });
  });

  test('takes twenty thousand entries at once', async () => {
    await storage.createGame(game('long'), []);
    const entries = Array.from({ length: 20_000 }, (_, place) => entry(place));
    const links = entries.map(() => 'link');
    expect(await storage.append(write('long', 0, { entries, links }))).toBe('stored');
    expect(await storage.entries('long', 0)).toHaveLength(20_000);
  });

  test('refuses an entry of a game that is not there, and takes the others', async () => {
    await storage.createGame(game('there'), []);
    const done = await Promise.allSettled([
      storage.append(write('not-there', 0)),
      storage.append(write('there', 0)),
    ]);
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('leaves everything as it was when a game cannot begin', async () => {
    await storage.createGame(game('sitting'), []);
    const sit = (seat: string, begin: () => never) =>
      storage.sit(
        'sitting',
        {
          seat,
          inviteHash: hashOf(`invite of ${seat}`),
          tokenHash: 'hash',
          name: 'Ana',
          force: { squad: 1 },
          seed: 's',
          promise: null,
          keyHash: null,
        },
        begin,
      );
    const never = () => {
      throw new Error('refused');
    };
    expect(await sit('a', never)).toBe('sat');
    await expect(sit('b', never)).rejects.toThrow('refused');
    const kept = await storage.loadGame('sitting');
    expect(kept?.seats.map(({ name, tokenHash }) => [name, tokenHash])).toEqual([
      ['Ana', 'hash'],
      ['', null],
    ]);
    expect(kept?.status).toBe('waiting');
  });

  test('keeps bug bundles', async () => {
    await storage.keepBug('g1', '{"format":"sortie-bug"}');
    await storage.keepBug('g1', '{"format":"sortie-bug"}');
    expect(await storage.loadReplay('none')).toBeUndefined();
  });
});

test('a game that is stuck before its first question is told from one that a rule refuses', () => {
  const engine = rulesEngine(anyGame(xwing));
  const stuck = rulesEngine({
    ...engine.game,
    begin: () => {
      throw new Error('stuck');
    },
  });
  const kept = { opening: { game: 'xwing', rules: xwing.rules, setup: null, seed: '' }, fairness: null };
  expect(() => openTable(stuck, kept, () => undefined)).toThrow(BrokenGame);
  expect(openTable(engine, kept, () => undefined)).toMatchObject({ rule: 'table.malformed-setup' });
});

test('a clock that was taken back runs out again', () => {
  const clock: Entry = { kind: 'command', from: 'clock', command: { kind: 'timeExpired' } };
  const back = (to: number): Entry => ({ kind: 'undo', to, by: 'a' as SeatId });
  expect(hasRunOut([])).toBe(false);
  expect(hasRunOut([entry(0), clock])).toBe(true);
  expect(hasRunOut([entry(0), clock, entry(1), back(2)])).toBe(true);
  expect(hasRunOut([entry(0), clock, entry(1), back(1)])).toBe(false);
  expect(hasRunOut([entry(0), clock, back(0), entry(0), clock])).toBe(true);
});
