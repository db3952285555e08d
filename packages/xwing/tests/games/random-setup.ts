import type { SeatId, Side } from '@sortie/kernel';
import type { Faction } from '../../src/catalogue/index.ts';
import type { Squad } from '../../src/lists/index.ts';
import { presets } from '../../src/lists/index.ts';
import type { ObstacleChoice, Options } from '../../src/model/index.ts';
import type { XwingSetup } from '../../src/setup/index.ts';

const squadsOf = (isBox: boolean) =>
  presets.filter((preset) => preset.box === isBox).map(({ squad }) => squad);
const full = squadsOf(false);
const small = squadsOf(true);

function obstacles(kinds: readonly ObstacleChoice['kind'][]): readonly ObstacleChoice[] {
  return kinds.map((kind, index) => ({ kind, outline: index % 6 }));
}

const rocks = obstacles(['asteroid', 'asteroid', 'asteroid', 'asteroid', 'asteroid', 'asteroid']);
const debris = obstacles(['debris', 'debris', 'debris', 'debris', 'debris', 'debris']);
const mixed = obstacles(['asteroid', 'debris', 'asteroid', 'debris', 'asteroid', 'debris']);

/** The ways to play that the players can agree on, one after the other. */
const agreements: readonly (Partial<Options> & { readonly teams?: true })[] = [
  {},
  { variant: 'core2012' },
  { damageDeck: 'core' },
  { ownDecks: true },
  { obstacles: debris },
  { obstacles: mixed, damageDeck: 'core', ownDecks: true },
  { roundLimit: 6 },
  { variant: 'core2012', obstacles: rocks, damageDeck: 'core2' },
  { teams: true },
  { variant: 'core2012', teams: true, obstacles: mixed },
  { timeLimit: true, disputes: true },
  { timedPlanning: true, disputes: true },
  { points: 120, area: { width: 1300, depth: 700 } },
  { points: 120, area: { width: 600, depth: 1100 }, obstacles: mixed },
];

export interface RandomSetup {
  readonly name: string;
  readonly setup: XwingSetup;
}

/** The setups of random games, all agreements and all presets in turn. */
export function randomSetup(index: number): RandomSetup {
  const { teams, ...options } = agreements[index % agreements.length]!;
  const turn = Math.floor(index / agreements.length);
  const pool = turn % 4 === 3 ? small : full;
  const squads = options.variant === 'core2012' ? facing(pool, turn) : anyTwo(pool, turn + index);
  const players = squads.flatMap((squad, side) => seatsFor(squad, side as Side, teams ? 2 : 1));
  return { name: `game ${index} ${JSON.stringify({ ...options, teams })}`, setup: { options, players } };
}

function anyTwo(pool: readonly Squad[], turn: number): readonly [Squad, Squad] {
  const first = turn % pool.length;
  const second = (first + 1 + (Math.floor(turn / pool.length) % Math.max(1, pool.length - 1))) % pool.length;
  return [pool[first]!, pool[second]!];
}

/** The older book knows Rebel against Imperial. */
function facing(pool: readonly Squad[], turn: number): readonly [Squad, Squad] {
  const of = (faction: Faction) => pool.filter((squad) => squad.faction === faction);
  const one = (squads: readonly Squad[]) => squads[turn % squads.length]!;
  const [rebel, imperial] = [one(of('rebel')), one(of('imperial'))];
  return turn % 2 === 0 ? [rebel, imperial] : [imperial, rebel];
}

function seatsFor({ faction, ships }: Squad, side: Side, count: number): XwingSetup['players'] {
  const seats = Math.min(count, ships.length);
  return Array.from({ length: seats }, (_, place) => ({
    seat: `${side === 0 ? 'a' : 'b'}${place + 1}` as SeatId,
    side,
    squad: { faction, ships: ships.filter((_ship, index) => index % seats === place) },
  }));
}
