import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playGame, randomPlayer } from '@sortie/bots';
import type { Plain, Replay } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { findPreset } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { engineBundle } from './engines/engine-bundle.ts';
import { chromium, otherNode, runInChromium, runInNode } from './engines/other-engines.ts';
import { verdicts } from './engines/verdicts.ts';

const GOLDEN = fileURLToPath(new URL('../packages/xwing/tests/golden/', import.meta.url));

/** The kept games, and as many more as REPLAYS asks for. */
const replays: readonly Replay[] = [
  ...readdirSync(GOLDEN)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`${GOLDEN}${name}`, 'utf8')) as Replay),
  ...Array.from({ length: Number(process.env.REPLAYS ?? 0) }, (_, game) => freshReplay(game)),
];
const here = verdicts(replays);
let script = '';

beforeAll(async () => {
  const bundle = await engineBundle();
  script = `${bundle}\nconst answer = JSON.stringify(Sortie.verdicts(${JSON.stringify(replays)}));`;
});

describe('a replay gives the same states', () => {
  test('in this Node', () => {
    expect(here).toEqual(replays.map(({ finalHash }) => `verified ${finalHash}`));
    expect(here.length).toBeGreaterThan(2);
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

function freshReplay(game: number): Replay {
  const players = (['x-wing-flight', 'tie-swarm'] as const).map((preset, side) => ({
    seat: `p${side + 1}`,
    side,
    squad: findPreset(preset)!.squad as unknown as Plain,
  }));
  const referee = Referee.open(xwing, {
    game: 'xwing',
    rules: 'xwing-1',
    setup: { players },
    seed: `engines ${game}`,
  });
  if (isRefusal(referee)) throw new Error(referee.rule);
  playGame(referee, { p1: randomPlayer(`${game} one`), p2: randomPlayer(`${game} two`) }, { limit: 20_000 });
  return referee.replay();
}
