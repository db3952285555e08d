import { readdirSync } from 'node:fs';
import { games, usualChoices } from '@sortie/games';
import { describe, expect, test } from 'vitest';
import { variedIn } from '../src/setup-args.ts';
import type { SimulationPlan } from '../src/simulation/plan.ts';
import { choicesOf, fixtureOf, presetRotation } from '../src/simulation/plan.ts';
import type { GameReport } from '../src/simulation/play-fixture.ts';
import { type SimulationResult, summaryOf } from '../src/simulation/summary.ts';
import { wilson } from '../src/simulation/wilson.ts';
import { folder, sortie } from './sortie.ts';

const BOX = ['--lists', 'box-rebel', 'box-imperial'];

async function simulated(...more: readonly string[]): Promise<SimulationResult> {
  const { code, out, err } = await sortie(['simulate', 'xwing', '--json', ...BOX, ...more]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as SimulationResult;
}

describe('simulate', () => {
  test('plays the same games from the same seed, on one thread or on two', async () => {
    const one = await simulated('--games', '6', '--threads', '1', '--seed', 'x');
    const two = await simulated('--games', '6', '--threads', '2', '--seed', 'x');
    const other = await simulated('--games', '6', '--threads', '1', '--seed', 'y');
    expect(two.hash).toBe(one.hash);
    expect(two.lists).toEqual(one.lists);
    expect(other.hash).not.toBe(one.hash);
    expect(one).toMatchObject({ games: 6, finished: 6, unfinished: 0, broken: [], threads: 1, seed: 'x' });
    expect(one.lists.map(({ name, games }) => [name, games])).toEqual([
      ['box-rebel', 6],
      ['box-imperial', 6],
    ]);
  });

  test('plays with a timer for planning, which computers never need', async () => {
    const timed = await simulated('--games', '2', '--threads', '1', '--timed-planning', 'yes');
    expect(timed).toMatchObject({ games: 2, finished: 2, broken: [] });
  });

  test('checks the invariants after every event as well, which changes no game', async () => {
    const usual = await simulated('--games', '2', '--threads', '1');
    expect((await simulated('--games', '2', '--threads', '1', '--check', 'events')).hash).toBe(usual.hash);
  });

  test('prints wins, lengths, hash and speed for people', async () => {
    const cwd = folder();
    const { code, out } = await sortie(['simulate', 'xwing', '--games', '2', ...BOX], '', cwd);
    expect(code).toBe(0);
    expect(out).toMatch(/^2 games, seed 1: 2 finished/);
    expect(out).toMatch(/^box-rebel +2 +\d +\d +[\d.]+% +[\d.]+% to [\d.]+%$/m);
    expect(out).toMatch(/^hash +[0-9a-f]{64}$/m);
    expect(out).toMatch(/games and .* decisions a second/);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('leaves a game unfinished at the limit', async () => {
    expect(await simulated('--games', '2', '--limit', '5')).toMatchObject({ finished: 0, unfinished: 2 });
  });
});

describe('the plan of a simulation', () => {
  test('lets every preset meet every other of its points and changes sides at every lap', async () => {
    const kit = games.find('xwing')!;
    const matches = presetRotation(await kit.lists());
    const plan: SimulationPlan = {
      game: kit.name,
      seed: 's',
      matches,
      choices: {},
      varied: [],
      check: 'answers',
      limit: 1,
    };
    expect(new Set(matches.flat().map(({ name }) => name)).size).toBeGreaterThan(5);
    expect(matches.filter(([one, other]) => one.points !== other.points)).toEqual([]);
    expect(fixtureOf(plan, 1)).toMatchObject({ match: matches[1], swapped: false });
    expect(fixtureOf(plan, matches.length + 1)).toMatchObject({ match: matches[1], swapped: true });
    expect(fixtureOf(plan, 0).seed).not.toBe(fixtureOf(plan, 1).seed);
  });
});

describe('what the games of a simulation are agreed on', () => {
  test('is every battlefield in turn, and with each lap another one for the same match', async () => {
    const kit = games.find('legion')!;
    const setup = await kit.setup();
    const choices = usualChoices(setup);
    const varied = variedIn({}, setup, choices);
    expect(varied.map(({ field, values }) => [field, values.length])).toEqual([['terrain', 8]]);
    const matches = presetRotation(await kit.lists()).slice(0, 8);
    const plan: SimulationPlan = {
      game: kit.name,
      seed: 's',
      matches,
      choices,
      varied,
      check: 'answers',
      limit: 1,
    };
    const terrains = Array.from({ length: 16 }, (_, game) => choicesOf(plan, setup, game).terrain);
    expect(terrains.slice(0, 8)).toEqual(varied[0]!.values);
    expect(terrains.slice(8)).toEqual([...terrains.slice(1, 8), terrains[0]]);
    expect({ ...choicesOf(plan, setup, 3), terrain: null }).toEqual({ ...choices, terrain: null });
  });

  test('is what the call names where it names one, and nothing is varied in a game that has no such option', async () => {
    const legion = await games.find('legion')!.setup();
    expect(variedIn({ terrain: 'chance' }, legion, usualChoices(legion))).toEqual([]);
    const xwing = await games.find('xwing')!.setup();
    expect(variedIn({}, xwing, usualChoices(xwing))).toEqual([]);
  });
});

describe('the summary of a simulation', () => {
  const report = (game: number, winner: 0 | 1 | null): GameReport => ({
    game,
    seed: `s ${game}`,
    lists: ['a', 'b'],
    ended: 'finished',
    winner,
    winningSide: winner,
    rule: 'xw.winning.last-ship-standing',
    rounds: game + 1,
    decisions: 10,
    hash: String(game),
  });

  test('counts wins of lists, draws and lengths', () => {
    const summary = summaryOf([report(0, 0), report(1, 0), report(2, 1), report(3, null)]);
    expect(summary.lists).toMatchObject([
      { name: 'a', games: 4, wins: 2, draws: 1, rate: 0.5 },
      { name: 'b', games: 4, wins: 1, draws: 1, rate: 0.25 },
    ]);
    expect(summary.rounds).toEqual({ least: 1, mean: 2.5, most: 4 });
    expect(summary.draws).toBe(1);
  });

  test('names the seed of a game in which something is broken', () => {
    const broken: GameReport = { ...report(4, null), ended: 'broken', fault: 'two bases overlap' };
    expect(summaryOf([broken]).broken).toEqual([{ game: 4, seed: 's 4', fault: 'two bases overlap' }]);
  });

  test("gives Wilson's interval", () => {
    const { low, high } = wilson(8, 10);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
