import { xwingFighter } from '@sortie/bots/xwing';
import { anyGame, rulesEngine } from '@sortie/kernel';
import { runTrial } from '@sortie/testkit/exhaustive';
import { expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import { trial } from './trial.ts';

/** Some 300 are enough; chance may want more. */
const MOST_GAMES = 1200;

test('every card is in play, and every part of it is used or makes a difference, in some game', () => {
  const result = runTrial(rulesEngine(anyGame(xwing)), trial, {
    games: MOST_GAMES,
    seed: 'cards',
    untilSeen: true,
    limit: 4000,
    fighter: xwingFighter,
  });
  expect(result.broken).toEqual([]);
  expect(result.cards.left()).toEqual([]);
}, 300_000);
