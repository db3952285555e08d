import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playGame, randomPlayer } from '@sortie/bots';
import { games, usualChoices } from '@sortie/games';
import type { BugBundle } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { bugAgain } from '../src/bug-again.ts';
import { presetRotation } from '../src/simulation/plan.ts';
import type { GameReport } from '../src/simulation/play-fixture.ts';
import { openFixture } from '../src/simulation/play-fixture.ts';
import { loadSimulator } from '../src/simulation/simulator.ts';
import { writeBundles } from '../src/simulation/write-bundles.ts';
import { file, folder, sortie } from './sortie.ts';

const kit = games.find('xwing')!;
const simulator = await loadSimulator(games, {
  game: kit.name,
  seed: 'bundles',
  matches: presetRotation(await kit.lists()),
  choices: usualChoices(await kit.setup()),
  varied: [],
  check: 'answers',
  limit: 20,
});

/** A bundle about the last answer of a sound game. */
function bundle(): BugBundle {
  const referee = openFixture(simulator, 0);
  if (typeof referee === 'string') throw new Error(referee);
  playGame(referee, { p1: randomPlayer('one'), p2: randomPlayer('two') }, { limit: 20 });
  const { opening, journal } = referee;
  return {
    format: 'sortie-bug',
    formatVersion: 2,
    opening,
    journal: journal.slice(0, -1),
    attempted: journal.at(-1)!,
    message: 'Error: two bases overlap\n    at somewhere',
    stateBefore: '',
  };
}

describe('a bug bundle', () => {
  test('is written for a broken game, under the name of its seed', () => {
    const report = { game: 7, seed: '1 game 7', bundle: bundle() } as GameReport;
    const sound = { game: 8, seed: '1 game 8' } as GameReport;
    const cwd = join(folder(), 'bundles');
    const written = writeBundles([sound, report], cwd);
    expect(written).toEqual([join(cwd, 'xwing-1-game-7.json')]);
    expect(JSON.parse(readFileSync(written[0]!, 'utf8'))).toMatchObject({ format: 'sortie-bug' });
  });

  test('is tried again by replay: 0 when it no longer breaks, 1 when it does', async () => {
    const sound = await sortie(['replay', file('bug.json', bundle())]);
    expect(sound).toMatchObject({
      code: 0,
      out: 'It no longer breaks. The bundle said: Error: two bases overlap\n',
    });
    const unanswerable = {
      ...bundle(),
      attempted: { kind: 'answer', seat: 'p1', decision: 1, answer: null },
    } as const;
    expect(await bugAgain(unanswerable as unknown as BugBundle, kit)).toMatchObject({
      breaks: true,
      text: expect.stringMatching(/^It still breaks: /),
    });
  });

  test('cannot come from games that are not played at all', async () => {
    const args = [
      'simulate',
      'xwing',
      '--games',
      '1',
      '--squads',
      'box-rebel',
      'box-rebel',
      '--battle',
      'mission1',
      '--forces',
      'own',
    ];
    const { code, err } = await sortie(args);
    expect(code).toBe(2);
    expect(err).toMatch(/^These games cannot be played: the set-up is refused: xw\./);
  });
});
