import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cup, madeCup, settleRound, tournament } from './cup.ts';
import { sortie } from './sortie.ts';

describe('a damaged file is refused with the place', () => {
  test.each([
    [
      'cut short',
      (text: string) => text.split('\n').slice(0, 5).join('\n').slice(0, -20),
      'it is damaged at line 5, column',
    ],
    ['of another program', () => '{"players":[]}', 'line 1, format is of another format (desk.bad-file)'],
    [
      'without an entry',
      (text: string) => {
        const event = JSON.parse(text) as { entries: unknown[] };
        return JSON.stringify({ ...event, entries: event.entries.toSpliced(2, 1) });
      },
      'line 1, entries.2.number is not numbered in turn (desk.bad-file)',
    ],
    [
      'with an event that nobody knows',
      (text: string) => text.replace('"kind":"judgeNamed"', '"kind":"judgeEaten"'),
      'line 5, entries.1.events.0 is not allowed (desk.bad-file)',
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
    readonly player?: { lot: number };
    readonly round?: {
      pairings: { players: [string, string] }[];
      scenario: string;
      length: { minutes: number };
    };
  }

  const changes: readonly (readonly [string, (drawn: Drawn) => void, string])[] = [
    [
      'who meets whom',
      ({ round }) => {
        const [first, second] = round!.pairings;
        [first!.players[1], second!.players[1]] = [second!.players[1], first!.players[1]];
      },
      'pairings of round 2',
    ],
    ['a scenario', ({ round }) => Object.assign(round!, { scenario: 'own' }), 'scenario of round 2'],
    [
      'how long a round is',
      ({ round }) => Object.assign(round!.length, { minutes: 90 }),
      'length of round 2',
    ],
    ['the lot of a player', ({ player }) => Object.assign(player!, { lot: 1 }), 'lot of a player'],
  ];

  test.each(changes)(
    'accepts a whole event, and names one draw that was changed: %s',
    async (_, change, named) => {
      const path = await madeCup('--scenarios', 'own,other', '--rounds', '2', '--cut', '0');
      for (let round = 0; round < 2; round++) {
        await tournament('pair', path);
        await settleRound(path);
      }
      await tournament('finish', path);
      expect((await tournament('verify', path)).code).toBe(0);
      const event = JSON.parse(readFileSync(path, 'utf8')) as {
        entries: { number: number; events: Drawn[] }[];
      };
      const kind = named.startsWith('lot') ? 'playerAdded' : 'roundDrawn';
      const entry = event.entries.findLast(({ events }) => events.some((each) => each.kind === kind))!;
      const drawn = entry.events.find((each) => each.kind === kind)!;
      if (drawn.round?.scenario === 'own' && named.startsWith('scenario')) drawn.round.scenario = 'other';
      else change(drawn);
      writeFileSync(path, JSON.stringify(event));
      const { code, out: told } = await tournament('verify', path);
      expect(code).toBe(1);
      expect(told).toContain(`A draw was changed: ${named} in entry ${entry.number}`);
    },
  );

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
