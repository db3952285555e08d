import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playGame, randomPlayer } from '@sortie/bots';
import type { Plain, Replay } from '@sortie/kernel';
import {
  commitment,
  fingerprint,
  gameSeed,
  isRefusal,
  Referee,
  seededRandom,
  verifyDice,
  verifyReplay,
} from '@sortie/kernel';
import { applyEvent } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { xwing } from '../src/game.ts';
import { findPreset } from '../src/lists/index.ts';

const FOLDER = fileURLToPath(new URL('./golden/', import.meta.url));

/** Complete games between random players. GOLDEN=write plays them anew, after a change that players notice. */
const games = [
  { name: 'box', squads: ['box-rebel', 'box-imperial'] },
  { name: 'flight-against-swarm', squads: ['x-wing-flight', 'tie-swarm'] },
  { name: 'aces-against-falcon', squads: ['imperial-aces', 'falcon-and-escort'] },
  { name: 'resistance-against-slavers', squads: ['resistance-patrol', 'slavers'] },
  { name: 'first-mission', squads: ['box-rebel', 'box-imperial'], mission: 'mission1' },
] as const;

if (process.env.GOLDEN === 'write') for (const game of games) write(game);

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

describe('a game that was kept', () => {
  test('is there for every golden game and for no other', () => {
    expect(files.toSorted()).toEqual(games.map(({ name }) => `${name}.json`).toSorted());
  });

  test.each(files)('%s replays to the same state in every round and at the end', (file) => {
    const replay = read(file);
    expect(verifyReplay(xwing, replay)).toEqual({
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
    const referee = Referee.open(xwing, replay.opening);
    const state = xwing.begin(setup, seededRandom(seed));
    if (isRefusal(referee) || isRefusal(state)) throw new Error('the opening is refused');
    expect(referee.enter(replay.journal)).toBeUndefined();
    for (const event of referee.log) applyEvent(xwing, state, event);
    expect(fingerprint(state)).toBe(replay.finalHash);
  });
});

function read(file: string): Replay {
  return JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8')) as Replay;
}

function write({ name, squads, ...more }: (typeof games)[number]): void {
  const players = squads.map((id, side) => ({
    seat: `p${side + 1}`,
    side,
    squad: findPreset(id)!.squad as unknown as Plain,
  }));
  const secret = `the secret of ${name}`;
  const seeds = { p1: `${name} one`, p2: `${name} two` };
  const points = findPreset(squads[0])!.points;
  const referee = Referee.open(
    xwing,
    {
      game: 'xwing',
      rules: 'xwing-1',
      setup: { options: { points, ...more }, players },
      seed: gameSeed(secret, seeds),
    },
    { fairness: { commitment: commitment(secret), seeds, secret } },
  );
  if (isRefusal(referee)) throw new Error(`${name} is refused: ${referee.rule}`);
  const bots = { p1: randomPlayer(`${name} one`), p2: randomPlayer(`${name} two`) };
  const played = playGame(referee, bots, { limit: 20_000 });
  if (played.kind !== 'finished') throw new Error(`${name} is ${played.kind}`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}${name}.json`, `${JSON.stringify(referee.replay())}\n`);
}
