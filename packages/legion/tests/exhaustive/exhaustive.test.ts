import { randomPlayer } from '@sortie/bots';
import { anyGame, rulesEngine } from '@sortie/kernel';
import { legion } from '@sortie/legion/rules';
import { runTrial, type TrialResult } from '@sortie/testkit/exhaustive';
import { beforeAll, expect, test } from 'vitest';
import { trial } from './trial.ts';

/** A short form of `npm run exhaust -- --game legion`, whose report is kept in docs/exhaustive. */
const GAMES = 12;

let result: TrialResult;
beforeAll(() => {
  result = runTrial(rulesEngine(anyGame(legion)), trial, {
    games: GAMES,
    seed: 'short',
    fighter: (seed) => randomPlayer(seed),
  });
}, 600_000);

const inPlay = (kind: string) => result.cards.cardsOf(kind).filter((card) => result.cards.wasInPlay(card));

test('games of armies made by chance come to an end without a fault, in teams and without a limit of rounds too', () => {
  expect(result.broken).toEqual([]);
  expect(result.games).toBe(GAMES);
  expect(Object.values(result.endings).reduce((sum, games) => sum + games, 0)).toBe(GAMES);
  expect(result.answers).toBeGreaterThan(GAMES * 100);
});

test('nearly every unit and most other cards are in play', () => {
  const all = { units: 26, upgrades: 65, 'command cards': 34, 'battle cards': 15 };
  for (const [kind, count] of Object.entries(all)) {
    expect([kind, result.cards.cardsOf(kind).length]).toEqual([kind, count]);
  }
  expect(inPlay('units').length).toBeGreaterThan(22);
  expect(inPlay('upgrades').length).toBeGreaterThan(40);
  expect(inPlay('command cards').length).toBeGreaterThan(15);
});

test('most of what cards do is used, and nothing that was not offered', () => {
  const parts = result.cards.allParts();
  const used = parts.filter((part) => part.used > 0);
  expect(used.length).toBeGreaterThan(parts.length / 2);
  expect(parts.filter((part) => part.used > 0 && part.offered === 0)).toEqual([]);
});
