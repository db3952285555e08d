import { randomPlayer } from '@sortie/bots';
import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { battlefieldFacts } from '@sortie/legion/catalogue';
import { judgeArmy, presets } from '@sortie/legion/lists';
import type { LegionEffect, LegionEvent, LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';

const armies = presets.map(({ army }) => army).filter((army) => judgeArmy(army).length === 0);

export type LegionReferee = Referee<LegionState, LegionEffect, LegionEvent>;

/** A game of two of the presets on one of the battlefields, other ones for every number, from the first question on. */
export function openGame(index: number, options: object = {}): LegionReferee {
  const second = index + 1 + Math.floor(index / armies.length);
  const players = [index, second].map((preset, side) => ({
    seat: `p${side + 1}`,
    side,
    army: armies[preset % armies.length]!,
  }));
  const terrain = battlefieldFacts[index % battlefieldFacts.length]!.id;
  const referee = Referee.open(legion, {
    game: legion.name,
    rules: legion.rules,
    setup: { players, options: { terrain, ...options } } as unknown as Plain,
    seed: `game ${index}`,
  });
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

export function randomPlayers(index: number) {
  return { p1: randomPlayer(`${index} one`), p2: randomPlayer(`${index} other`) };
}
