import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cup, madeCup, settleRound, tournament } from './cup.ts';
import { sortie } from './sortie.ts';

describe('a damaged file is refused with the place', () => {
  test.each([
    ['cut short', (text: string) => text.slice(0, 1000), 'it is damaged at line 1, column'],
    ['of another program', () => '{"players":[]}', 'format is of another format (desk.bad-file)'],
    [
      'without an entry',
      (text: string) => {
        const event = JSON.parse(text) as { entries: unknown[] };
        return JSON.stringify({ ...event, entries: event.entries.toSpliced(2, 1) });
      },
      'entries.2.number is not numbered in turn (desk.bad-file)',
    ],
    [
      'with an event that nobody knows',
      (text: string) => text.replace('"kind":"judgeNamed"', '"kind":"judgeEaten"'),
      'entries.1 is damaged (desk.bad-file)',
    ],
  ])('%s', async (_what, damage, sentence) => {
    const path = await madeCup();
    const damaged = damage(readFileSync(path, 'utf8'));
    writeFileSync(path, damaged);
    const { code, err: told } = await tournament('pair', path);
    expect(code).toBe(2);
    expect(told).toContain(sentence);
    expect(readFileSync(path, 'utf8')).toBe(damaged);
    expect(readdirSync(dirname(path))).toEqual(['cup.json']);
  });
});

describe('verify', () => {
  interface Drawn {
    readonly kind: string;
    readonly round?: { pairings: { players: [string, string] }[] };
  }

  test('finds a changed draw and names it', async () => {
    const path = await madeCup();
    await tournament('pair', path);
    const event = JSON.parse(readFileSync(path, 'utf8')) as {
      entries: { number: number; events: Drawn[] }[];
    };
    const entry = event.entries.find(({ events }) => events.some(({ kind }) => kind === 'roundDrawn'))!;
    const [first, second] = entry.events[0]!.round!.pairings;
    [first!.players[1], second!.players[1]] = [second!.players[1], first!.players[1]];
    writeFileSync(path, JSON.stringify(event));
    const { code, out: told } = await tournament('verify', path);
    expect(code).toBe(1);
    expect(told).toContain(`A draw was changed: pairings of round 1 in entry ${entry.number}`);
    expect(told).toContain('8 draws before it came out again.');
  });

  test('keeps the event to the commitment that was shown', async () => {
    const path = await madeCup();
    const { commitment } = JSON.parse((await tournament('verify', path, '--json')).out) as {
      commitment: string;
    };
    expect((await tournament('verify', path, '--promised', commitment)).code).toBe(0);
    const other = await tournament('verify', path, '--promised', 'f'.repeat(64));
    expect(other).toMatchObject({ code: 1 });
    expect(other.out).toContain('not the one that was promised');
  });
});

describe('export and import', () => {
  test('the same round is paired where the event goes on', async () => {
    const path = await madeCup();
    await tournament('pair', path);
    await settleRound(path);
    const [carried, elsewhere] = [cup(), cup()];
    await tournament('export', path, '--as', 'event', '--out', carried);
    expect((await tournament('import', elsewhere, '--from', carried)).code).toBe(0);
    const { out: here } = await tournament('pair', path);
    const { out: there } = await tournament('pair', elsewhere);
    expect(there).toBe(here);
  });

  test('players and results go out as List Fortress reads them, and players come in', async () => {
    const path = await madeCup();
    await tournament('pair', path);
    await settleRound(path);
    const carried = cup();
    await tournament('export', path, '--out', carried);
    const foreign = JSON.parse(readFileSync(carried, 'utf8')) as {
      players: { name: string }[];
      rounds: { matches: unknown[] }[];
    };
    expect(foreign.rounds.map(({ matches }) => matches.length)).toEqual([4]);
    const next = cup();
    await tournament('new', next, '--name', 'Next', '--judge', 'Jo');
    expect((await tournament('import', next, '--from', carried)).out).toContain('8 players taken over');
    const { out: csv } = await tournament('export', next, '--as', 'players');
    expect(
      csv
        .split('\n')
        .slice(1, 9)
        .map((row) => row.split(',')[0]),
    ).toEqual(foreign.players.map(({ name }) => name));
  });
});

describe('simulate', () => {
  test('twice gives the same hash, with nothing avoidable and nothing stuck', async () => {
    const call = ['simulate', '--events', '4', '--seed', '1', '--players', '20', '--json'];
    const { code, out: one } = await tournament(...call);
    expect(code).toBe(0);
    expect(JSON.parse(one)).toMatchObject({ days: 4, avoidable: [], stuck: [] });
    expect((await tournament(...call)).out).toBe(one);
    const other = JSON.parse((await tournament(...call.with(4, '2'))).out) as { hash: string };
    expect(other.hash).not.toBe((JSON.parse(one) as { hash: string }).hash);
  });
});

test('a shell gets one sentence for an action that is none', async () => {
  const { code, err: told } = await sortie(['tournament', 'dance']);
  expect(code).toBe(2);
  expect(told).toMatch(/^A tournament has no action "dance"; try new, add, pair, .*\.\n$/);
});
