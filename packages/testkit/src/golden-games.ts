import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { playGame, randomPlayer } from '@sortie/bots';
import type { Game, GameState, Kinded, Plain, Replay } from '@sortie/kernel';
import {
  commitment,
  fingerprint,
  gameSeed,
  isRefusal,
  Referee,
  seededRandom,
  seedPromises,
  verifyDice,
  verifyReplay,
} from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { applyEvent } from './apply-event.ts';

/** A complete game between random players of the seats p1 and p2. */
export interface GoldenGame {
  readonly name: string;
  readonly setup: Plain;
}

/**
 * Tests that the games kept in a folder still come out as they did. GOLDEN=write plays them anew, after a change that
 * players notice.
 */
export function testGoldenGames<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  rules: Game<State, Effect, Event>,
  folder: string,
  games: readonly GoldenGame[],
): void {
  if (process.env.GOLDEN === 'write') for (const game of games) write(rules, folder, game);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = (file: string) => JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as Replay;

  describe('a game that was kept', () => {
    test('is there for every golden game and for no other', () => {
      expect(files.toSorted()).toEqual(games.map(({ name }) => `${name}.json`).toSorted());
    });

    test.each(files)('%s replays to the same state in every round and at the end', (file) => {
      const replay = read(file);
      expect(verifyReplay(rules, replay)).toEqual({
        kind: 'verified',
        entries: replay.journal.length,
        milestones: replay.milestones.length,
      });
      expect(replay.outcome).not.toBeNull();
    });

    test.each(files)('%s has dice that were promised', (file) => {
      expect(verifyDice(read(file))).toBeUndefined();
    });

    test.each(files)('%s comes out the same from its events, without a random number', (file) => {
      const replay = read(file);
      const { setup, seed } = replay.opening;
      const referee = Referee.open(rules, replay.opening);
      const state = rules.begin(setup, seededRandom(seed));
      if (isRefusal(referee) || isRefusal(state)) throw new Error('the opening is refused');
      expect(referee.enter(replay.journal)).toBeUndefined();
      for (const event of referee.log) applyEvent(rules, state, event);
      expect(fingerprint(state)).toBe(replay.finalHash);
    });
  });
}

function write<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  rules: Game<State, Effect, Event>,
  folder: string,
  { name, setup }: GoldenGame,
): void {
  const secret = `the secret of ${name}`;
  const seeds = { p1: `${name} one`, p2: `${name} two` };
  const referee = Referee.open(
    rules,
    { game: rules.name, rules: rules.rules, setup, seed: gameSeed(secret, seeds) },
    { fairness: { commitment: commitment(secret), seeds, promises: seedPromises(seeds), secret } },
  );
  if (isRefusal(referee)) throw new Error(`${name} is refused: ${referee.rule}`);
  const bots = { p1: randomPlayer(`${name} one`), p2: randomPlayer(`${name} two`) };
  const played = playGame(referee, bots, { limit: 20_000 });
  if (played.kind !== 'finished') throw new Error(`${name} is ${played.kind}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(referee.replay())}\n`);
}
