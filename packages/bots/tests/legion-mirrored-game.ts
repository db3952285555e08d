import { type Level, playGame, randomPlayer } from '@sortie/bots';
import { legionPlanner } from '@sortie/bots/legion';
import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { battlefieldFacts } from '@sortie/legion/catalogue';
import { presets } from '@sortie/legion/lists';
import { legion } from '@sortie/legion/rules';
import { expect } from 'vitest';
import { type Result, type Watched, watch } from './watched.ts';

export type Opponent = 'random' | Level;

/** A planner whose faults fail the test and whose thinking is timed. */
function watchedPlanner(level: Level, seed: string): Watched {
  return watch(
    legionPlanner(level, seed, (fault) => {
      throw fault;
    }),
  );
}

const armies = presets.filter(({ size }) => size === 'standard');

/** A preset against itself, another one and another battlefield for every two games. */
function openMirrored(pair: number, seed: string) {
  const { army } = armies[pair % armies.length]!;
  const players = [0, 1].map((side) => ({ seat: `p${side + 1}`, side, army }));
  const terrain = battlefieldFacts[pair % battlefieldFacts.length]!.id;
  const setup = { players, options: { terrain } } as unknown as Plain;
  const referee = Referee.open(
    legion,
    { game: legion.name, rules: legion.rules, setup, seed },
    { keepLog: false },
  );
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

/** A mirrored game of one preset after the other; the seats are swapped in every other game. */
export function mirroredGame(game: number, seed: string, level: Level, opponent: Opponent): Result {
  const side = game % 2;
  const referee = openMirrored(Math.floor(game / 2), seed);
  const one = watchedPlanner(level, seed);
  const other = opponent === 'random' ? randomPlayer(seed) : watchedPlanner(opponent, `${seed} other`);
  const seated = side === 0 ? { p1: one, p2: other } : { p1: other, p2: one };
  expect(playGame(referee, seated, { limit: 8000 })).toMatchObject({ kind: 'finished' });
  expect(referee.bugs).toEqual([]);
  const { winner } = referee.outcome!;
  const result = winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
  return { result, rounds: referee.state.round, longest: one.longest(), busiest: one.busiest() };
}
