import { armada } from '@sortie/armada/rules';
import { playGame } from '@sortie/bots';
import { armadaPlanner } from '@sortie/bots/armada';
import { anyGame, rulesEngine } from '@sortie/kernel';
import { runTrial, type TrialResult } from '@sortie/testkit/exhaustive';
import { beforeAll, expect, test } from 'vitest';
import { openGame, randomPlayers } from '../games/open-game.ts';
import { trial } from './trial.ts';

/** A short form of `npm run exhaust -- --game armada`, whose report is kept in docs/exhaustive. */
const GAMES = 30;

let result: TrialResult;
beforeAll(() => {
  result = runTrial(rulesEngine(anyGame(armada)), trial, {
    games: GAMES,
    seed: 'short',
    fighter: (seed) => armadaPlanner('easy', seed),
  });
}, 600_000);

const inPlay = (kind: string) => result.cards.cardsOf(kind).filter((card) => result.cards.wasInPlay(card));
const unusedOf = (kind: string) =>
  result.cards
    .cardsOf(kind)
    .flatMap((card) => result.cards.partsOf(card))
    .filter(({ used }) => used === 0)
    .map(({ card, name }) => `${card}: ${name}`);

test('games of fleets made by chance come to an end without a fault, in teams and without a limit of rounds too', () => {
  expect(result.broken).toEqual([]);
  expect(result.games).toBe(GAMES);
  expect(Object.values(result.endings).reduce((sum, games) => sum + games, 0)).toBe(GAMES);
  expect(result.answers).toBeGreaterThan(GAMES * 100);
});

test('every ship, squadron, upgrade, objective and keyword is in play', () => {
  const all = { ships: 10, squadrons: 18, upgrades: 48, objectives: 12, rules: 8, keywords: 5 };
  const counts = Object.fromEntries(Object.keys(all).map((kind) => [kind, inPlay(kind).length]));
  expect(counts).toEqual(all);
});

test('every command by dial, token and both, every defense token readied and exhausted, every keyword is used', () => {
  expect(unusedOf('rules')).toEqual([]);
  expect(unusedOf('keywords')).toEqual([]);
});

test('nearly everything that cards do is used', () => {
  const parts = result.cards.allParts();
  const used = parts.filter((part) => part.used > 0);
  expect(parts.length).toBe(150);
  expect(used.length).toBeGreaterThan(120);
  expect(parts.filter((part) => part.used > 0 && part.offered === 0)).toEqual([]);
});

test('nothing is watched any more afterwards', () => {
  const counted = JSON.stringify(result.cards.allParts());
  const played = playGame(openGame(0), randomPlayers(0), { limit: 5000 });
  expect(played).toMatchObject({ kind: 'finished' });
  expect(JSON.stringify(result.cards.allParts())).toBe(counted);
});
