import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playGame, randomPlayer } from '@sortie/bots';
import { type GameKit, games, usualChoices } from '@sortie/games';
import type { Replay } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { engineBundle } from './engines/engine-bundle.ts';
import { chromium, otherNode, runInChromium, runInNode } from './engines/other-engines.ts';
import { verdicts } from './engines/verdicts.ts';

/** Of every game the kept replays, and as many more as REPLAYS asks for. */
const replays: readonly Replay[] = [
  ...games.kits.flatMap(({ name }) => keptReplays(name)),
  ...(await Promise.all(games.kits.flatMap(freshReplays))),
];
const here = await verdicts(replays);
let script = '';

beforeAll(async () => {
  const bundle = await engineBundle();
  script = `${bundle}\nconst answer = JSON.stringify(await Sortie.verdicts(${JSON.stringify(replays)}));`;
});

describe('a replay gives the same states', () => {
  test('in this Node', () => {
    expect(here).toEqual(replays.map(({ finalHash }) => `verified ${finalHash}`));
    for (const { name } of games.kits) expect([name, keptReplays(name).length > 2]).toEqual([name, true]);
  });

  test('in a Node of another version', () => {
    const node = otherNode();
    const version = runInNode(node, 'const answer = JSON.stringify(process.versions.node);') as string;
    expect(version.split('.')[0]).not.toBe(process.versions.node.split('.')[0]);
    expect(runInNode(node, script)).toEqual(here);
  });

  test('in Chromium', () => {
    expect(runInChromium(chromium(), script)).toEqual(here);
  });
});

function keptReplays(game: string): readonly Replay[] {
  const folder = fileURLToPath(new URL(`../packages/${game}/tests/golden/`, import.meta.url));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`${folder}${name}`, 'utf8')) as Replay);
}

function freshReplays(kit: GameKit): readonly Promise<Replay>[] {
  return Array.from({ length: Number(process.env.REPLAYS ?? 0) }, (_, game) => freshReplay(kit, game));
}

/** A game between random players with the two usual lists. */
async function freshReplay(kit: GameKit, game: number): Promise<Replay> {
  const [engine, lists, setup] = await Promise.all([kit.engine(), kit.lists(), kit.setup()]);
  const choices = usualChoices(setup);
  const [first, second] = lists.presets;
  const players = setup.setupOf(setup.optionsOf(choices), [
    { seat: 'p1', side: 0, force: setup.forceOf(choices, first!.list) },
    { seat: 'p2', side: 1, force: setup.forceOf(setup.across(choices), second!.list) },
  ]);
  const referee = engine!.open({ game: kit.name, rules: kit.rules, setup: players, seed: `engines ${game}` });
  if (isRefusal(referee)) throw new Error(referee.rule);
  playGame(referee, { p1: randomPlayer(`${game} one`), p2: randomPlayer(`${game} two`) }, { limit: 20_000 });
  return referee.replay();
}
