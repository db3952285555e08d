import { randomPlayer } from '@sortie/bots';
import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { battlefieldFacts } from '@sortie/legion/catalogue';
import { judgeArmy, presets } from '@sortie/legion/lists';
import type { LegionEffect, LegionEvent, LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import { Chance } from '@sortie/testkit/exhaustive';
import { usualSetup } from '../exhaustive/random-setup.ts';

const armies = presets.map(({ army }) => army).filter((army) => judgeArmy(army).length === 0);

export type LegionReferee = Referee<LegionState, LegionEffect, LegionEvent>;

function opened(setup: unknown, seed: string): LegionReferee {
  const opening = { game: legion.name, rules: legion.rules, setup: setup as Plain, seed };
  const referee = Referee.open(legion, opening);
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

/** A game of two of the presets on one of the battlefields, other ones for every number, from the first question on. */
export function openGame(index: number, options: object = {}): LegionReferee {
  const second = index + 1 + Math.floor(index / armies.length);
  const players = [index, second].map((preset, side) => ({
    seat: `p${side + 1}`,
    side,
    army: armies[preset % armies.length]!,
  }));
  const terrain = battlefieldFacts[index % battlefieldFacts.length]!.id;
  return opened({ players, options: { terrain, ...options } }, `game ${index}`);
}

/** A game of two armies of 800 points made by chance, on one of the battlefields or on one made by chance. */
export function openRandomGame(index: number): LegionReferee {
  return opened(usualSetup(new Chance(`set-up ${index}`)), `random game ${index}`);
}

export function randomPlayers(index: number) {
  return { p1: randomPlayer(`${index} one`), p2: randomPlayer(`${index} other`) };
}
