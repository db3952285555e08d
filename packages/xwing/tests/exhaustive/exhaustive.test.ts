import { readFileSync } from 'node:fs';
import { xwingFighter } from '@sortie/bots/xwing';
import { anyGame, rulesEngine } from '@sortie/kernel';
import { runTrial, type TrialResult } from '@sortie/testkit/exhaustive';
import { beforeAll, expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import { trial } from './trial.ts';

/** A short form of `npm run exhaust -- --game xwing`, whose report is kept in docs/exhaustive. */
const GAMES = 400;

const REPORT = new URL('../../../../docs/exhaustive/xwing.md', import.meta.url);

let result: TrialResult;
beforeAll(() => {
  result = runTrial(rulesEngine(anyGame(xwing)), trial, {
    games: GAMES,
    seed: 'short',
    limit: 4000,
    fighter: xwingFighter,
  });
}, 600_000);

const partsOf = (kind: string) => result.cards.cardsOf(kind).flatMap((card) => result.cards.partsOf(card));

test('games of squads made by chance come to an end without a fault', () => {
  expect(result.broken).toEqual([]);
  expect(Object.values(result.endings).reduce((sum, games) => sum + games, 0)).toBe(GAMES);
  expect(result.answers).toBeGreaterThan(GAMES * 100);
});

test('every pilot, upgrade and Damage card of small and large ships is in play', () => {
  const unseen = result.cards
    .kinds()
    .flatMap((kind) => result.cards.cardsOf(kind).filter((card) => !result.cards.wasInPlay(card)));
  expect(unseen).toEqual([]);
  expect(result.cards.cardsOf('pilots')).toHaveLength(290);
  expect(result.cards.cardsOf('upgrades')).toHaveLength(311);
  expect(result.cards.cardsOf('damage cards')).toHaveLength(28);
});

test('nearly everything that cards do is used', () => {
  const parts = result.cards.allParts();
  expect(parts.filter((part) => part.used > 0).length).toBeGreaterThan(0.9 * parts.length);
  expect(parts.filter((part) => part.used > 0 && part.offered === 0)).toEqual([]);
});

test('the kept report of many more games is of the cards as they are, and tells of no broken game', () => {
  const report = readFileSync(REPORT, 'utf8');
  expect(report).toContain('- broken, stuck or endless games: 0\n');
  for (const kind of result.cards.kinds()) {
    const all = result.cards.cardsOf(kind).length;
    expect(report).toContain(`| ${kind} | ${all} of ${all} | ${partsOf(kind).length} |`);
  }
});
