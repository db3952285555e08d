import { presets } from '@sortie/armada/lists';
import { armada } from '@sortie/armada/rules';
import { type Level, playGame, randomPlayer } from '@sortie/bots';
import { armadaPlanner } from '@sortie/bots/armada';
import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { findPreset } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { type Result, type Watched, watch } from './watched.ts';

export type Opponent = 'random' | Level;

/** A planner whose faults fail the test and whose thinking is timed. */
export function watchedPlanner(level: Level, seed: string): Watched {
  return watch(
    armadaPlanner(level, seed, (fault) => {
      throw fault;
    }),
  );
}

const CORE_SET = { points: 180, area: { width: 914.4, depth: 914.4 }, setUpWidth: 914.4 };

/** A preset against itself: a core-set fleet on the small table, any other on the usual one. */
export function openMirrored(preset: string, seed: string) {
  const { fleet, points } = findPreset(preset)!;
  const players = [0, 1].map((side) => ({ seat: `p${side + 1}`, side, fleet }));
  const setup = { players, ...(points <= CORE_SET.points ? { options: CORE_SET } : {}) };
  const referee = Referee.open(
    armada,
    { game: armada.name, rules: armada.rules, setup: setup as unknown as Plain, seed },
    { keepLog: false },
  );
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

const coreSet = presets.filter(({ points }) => points <= CORE_SET.points);
const standard = presets.filter(({ points }) => points > CORE_SET.points);

/** Core-set and standard fleets in turn, two games with each. */
function presetOf(game: number): string {
  const pair = Math.floor(game / 2);
  const sort = pair % 2 === 0 ? coreSet : standard;
  return sort[Math.floor(pair / 2) % sort.length]!.id;
}

/** A mirrored game of one preset after the other; the seats are swapped in every other game. */
export function mirroredGame(game: number, seed: string, level: Level, opponent: Opponent): Result {
  const side = game % 2;
  const referee = openMirrored(presetOf(game), seed);
  const one = watchedPlanner(level, seed);
  const other = opponent === 'random' ? randomPlayer(seed) : watchedPlanner(opponent, `${seed} other`);
  const seated = side === 0 ? { p1: one, p2: other } : { p1: other, p2: one };
  expect(playGame(referee, seated, { limit: 8000 })).toMatchObject({ kind: 'finished' });
  const { winner } = referee.outcome!;
  const result = winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
  return { result, rounds: referee.state.round, longest: one.longest(), busiest: one.busiest() };
}
