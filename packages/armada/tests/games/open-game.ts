import { presets } from '@sortie/armada/lists';
import type { ArmadaEffect, ArmadaEvent, ArmadaState } from '@sortie/armada/model';
import { armada } from '@sortie/armada/rules';
import { randomPlayer } from '@sortie/bots';
import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';

export type ArmadaReferee = Referee<ArmadaState, ArmadaEffect, ArmadaEvent>;

/** A game of two of the presets, other ones for every number, from the first question on. */
export function openGame(index: number, options: object = {}): ArmadaReferee {
  const second = index + 1 + Math.floor(index / presets.length);
  const players = [index, second].map((preset, side) => ({
    seat: `p${side + 1}`,
    side,
    fleet: presets[preset % presets.length]!.fleet,
  }));
  const referee = Referee.open(armada, {
    game: armada.name,
    rules: armada.rules,
    setup: { players, options } as unknown as Plain,
    seed: `game ${index}`,
  });
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

export function randomPlayers(index: number) {
  return { p1: randomPlayer(`${index} one`), p2: randomPlayer(`${index} other`) };
}
