import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const CLI = fileURLToPath(new URL('../test-games/cli.mjs', import.meta.url));
const RULE_TESTS = new URL('../../packages/wisps/tests/rules.test.ts', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'sortie-wisps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line with the games for tests, as a shell would. */
function sortie(args: readonly string[], typed: readonly string[] = []): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], { cwd: folder });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // The command may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  });
}

function file(name: string, content: unknown): string {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return name;
}

const read = (name: string) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>;

const flight = { folk: 'fen', name: 'Two lights', wisps: [{ talents: ['lens'] }, { talents: ['ember'] }] };

describe('a game in the terminal', () => {
  let played: Ran;
  beforeAll(async () => {
    const autos = Array.from({ length: 200 }, () => 'auto');
    const typed = ['why', 'why 1', 'rule wi.round.last', '2', 'piece A', 'undo', '1', ...autos];
    played = await sortie(['play', 'wisps', '--save', 'save.json', '--replay', 'replay.json'], typed);
  });

  test('is played to its end against the computer, with rules looked up and an answer taken back', () => {
    expect(played).toMatchObject({ code: 0, err: '' });
    for (const sentence of [
      'How much do you bid to drift first?',
      'You are asked by this rule. Secret bids',
      'That is allowed.',
      'The end: After the last round',
      'Taken back.',
      'Player 1’s wisp 1, light 3, ember',
      'Round 2 begins.',
    ]) {
      expect(played.out).toContain(sentence);
    }
    expect(played.out).toMatch(/(?:wins|a draw)\. \(wi\.round\.last; Light left: \d+ to \d+/);
  });

  test('is replayed in sentences, and replays to the same hash', async () => {
    const told = await sortie(['replay', 'replay.json']);
    expect(told).toMatchObject({ code: 0, out: expect.stringContaining('The bids are shown: p1 0') });
    const sound = await sortie(['replay', 'replay.json', '--verify']);
    expect(sound).toMatchObject({ code: 0, out: expect.stringMatching(/^The replay is sound/) });
  });

  test('has dice that can be verified, and a forged secret is found', async () => {
    const fair = await sortie(['verify', 'replay.json']);
    expect(fair).toMatchObject({ code: 0, out: expect.stringContaining('The dice follow from what') });
    const replay = read('replay.json');
    const forged = { ...replay, fairness: { ...(replay.fairness as object), secret: 'another' } };
    expect(await sortie(['verify', file('forged.json', forged)])).toMatchObject({
      code: 1,
      out: expect.stringContaining('not the one that was promised'),
    });
  });

  test('is saved, judged, drawn and written as a position', async () => {
    const judged = await sortie(['validate', 'save.json']);
    expect(judged).toMatchObject({ code: 0, out: expect.stringContaining('A game in round 2') });
    const drawn = await sortie(['position', 'save.json', '--arcs']);
    expect(drawn.out).toMatch(/<svg[\s\S]*p1’s wisp 1, light/);
    const { out } = await sortie(['position', 'save.json', '--json']);
    const position = JSON.parse(out) as unknown;
    expect(position).toMatchObject({ game: 'wisps', rules: 'wisps-1' });
    const again = await sortie(['play', 'wisps', '--load', file('position.json', position)]);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('How much do you bid') });
  });

  test('refuses what is illegal with the rule', async () => {
    const { out } = await sortie(
      ['play', 'wisps', '--seed', '3', '--opponent', 'person'],
      ['4', '1', '1', '2', 'why 40 40', 'put 0 1'],
    );
    expect(out).toContain('No. Too far: No wisp is placed beyond its reach. (wi.drift.too-far)');
    expect(out).toContain('Now at 0.0, 1.0');
  });
});

test('random games end, each with its rule', async () => {
  const { code, out } = await sortie(['simulate', 'wisps', '--games', '12', '--seed', '1', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out.trim().split('\n').at(-1)!)).toMatchObject({ games: 12, finished: 12, broken: [] });
});

describe('a flight', () => {
  test('is validated, and its faults are told', async () => {
    const good = await sortie(['validate', file('flight.json', flight)]);
    expect(good).toMatchObject({ code: 0, out: expect.stringContaining('Two lights: 2 wisps, 8 points.') });
    const bad = await sortie(['validate', file('bad.json', { ...flight, wisps: [] })]);
    expect(bad).toMatchObject({ code: 1, out: expect.stringContaining('wi.flight.some') });
    const unread = await sortie(['validate', file('unread.json', { ...flight, folk: 'sea' })]);
    expect(unread).toMatchObject({ code: 1, out: expect.stringContaining('A flight on paper') });
  });

  test('is played from a file', async () => {
    const { out } = await sortie(['play', 'wisps', '--lists', 'flight.json,embers', '--seed', '1'], ['1']);
    expect(out).toContain('Player 1’s wisp 2, light 3, ember');
  });
});

test('every rule is shown by a test of the package, and counted', async () => {
  const shown = [
    ...readFileSync(RULE_TESTS, 'utf8').matchAll(/shows\(\s*\[?((?:\s*'wi\.[\w.-]+',?)+)/g),
  ].flatMap(([, ids]) => [...ids!.matchAll(/'([^']+)'/g)].map(([, id]) => id!));
  const report = (ids: readonly string[]) =>
    file('rules.json', { shown: Object.fromEntries(ids.map((id) => [id, ['a test']])), failed: {} });
  const all = await sortie(['rules', 'wisps', '--report', report(shown), '--check']);
  expect(all).toMatchObject({ code: 0, out: expect.stringMatching(/^(\d+) of \1 Wisps rules are shown/) });
  const fewer = await sortie(['rules', 'wisps', '--report', report(shown.slice(1)), '--check']);
  expect(fewer).toMatchObject({ code: 1, out: expect.stringContaining(shown[0]!) });
});

test('its cards are counted, and it stands among the games', async () => {
  expect((await sortie(['cards', 'wisps'])).out).toContain('talents      5 of 5 can be played');
  expect((await sortie(['games'])).out).toContain('Wisps, rules wisps-1');
});

test('the referee protocol plays it', async () => {
  const players = [
    { seat: 'p1', side: 0, flight },
    { seat: 'p2', side: 1, flight },
  ];
  const { out } = await sortie(
    ['referee'],
    [
      { id: 1, kind: 'newGame', game: 'wisps', setup: { players }, seed: 'a seed' },
      { id: 2, kind: 'decisions', seat: 'p1' },
      { id: 3, kind: 'answer', seat: 'p1', decision: 0, version: 0, answer: 9 },
      { id: 4, kind: 'newGame', game: 'wisps', setup: { players: [] } },
      { id: 5, kind: 'quit' },
    ].map((line) => JSON.stringify(line)),
  );
  const replies = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(replies).toMatchObject([
    { id: 1, result: { seats: [{ id: 'p1' }, { id: 'p2' }] } },
    { id: 2, result: { decisions: [{ kind: 'bid', rule: 'wi.round.bid' }] } },
    { id: 3, kind: 'refused' },
    { id: 4, kind: 'refused', rule: 'table.malformed-setup' },
    { id: 5 },
  ]);
});
