import type { Plain, SeatId, Side } from '@sortie/kernel';
import { isRefusal, seededRandom } from '@sortie/kernel';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingGame } from '@sortie/testkit/xwing';
import type { Faction } from '../../src/catalogue/index.ts';
import { xwing } from '../../src/game.ts';
import type { Options } from '../../src/model/index.ts';
import type { XwingSetup } from '../../src/setup/index.ts';
import { squadOf } from '../lists/squad-of.ts';

/** A pilot without upgrades, or a pilot with them. */
type Entry = string | readonly [pilot: string, ...upgrades: string[]];

export function seated(seat: string, side: Side, faction: Faction, ...ships: readonly Entry[]) {
  const entries = ships.map((ship) => (typeof ship === 'string' ? ([ship] as const) : ship));
  return { seat: seat as SeatId, side, squad: squadOf(faction, ...entries) };
}

export const LUKE = 'rebel:xwing:lukeskywalker';
export const ROOKIE = 'rebel:xwing:rookiepilot';
export const PROTOTYPE = 'rebel:awing:prototypepilot';
export const ACADEMY = 'imperial:tiefighter:academypilot';
export const OBSIDIAN = 'imperial:tiefighter:obsidiansquadronpilot';
export const BEAST = 'imperial:tiefighter:nightbeast';
export const HOWL = 'imperial:tiefighter:howlrunner';
/** Pilot skill 2, as the Rookie Pilot. */
export const TEMPEST = 'imperial:tieadvanced:tempestsquadronpilot';

export function game(options: Partial<Options>, ...players: XwingSetup['players']): XwingTable {
  return xwingGame({ options, players });
}

/** The rule that keeps this game from being set up. */
export function refusalOf(options: object, ...players: XwingSetup['players']): string | undefined {
  const state = xwing.begin({ options, players } as unknown as Plain, seededRandom('a set-up'));
  return isRefusal(state) ? state.rule : undefined;
}

/** The kinds of everything that happened at the table, without repetition. */
export function courseOf(table: XwingTable, ...kinds: readonly string[]): string[] {
  const seen = table.referee.log.map(({ kind }) => kind as string).filter((kind) => kinds.includes(kind));
  return seen.filter((kind, index) => seen[index - 1] !== kind);
}

export function stepsOf(table: XwingTable): string[] {
  return table.events('setUpStepBegun').map(({ step }) => step);
}
