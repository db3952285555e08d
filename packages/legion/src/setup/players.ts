import type { Plain, Refusal, SeatId, Side } from '@sortie/kernel';
import { refused, seatsOf } from '@sortie/kernel';
import { factions, findCommandCard, findUnit, findUpgrade } from '../catalogue/index.ts';
import type { Army } from '../lists/army.ts';

/** Somebody at the table with an army of their own. lg.team.own-army-and-card */
export interface PlayerBrief {
  readonly id: SeatId;
  readonly seat: SeatId;
  readonly side: Side;
  readonly army: Army;
}

/** Reads who plays, and refuses armies that cannot be played. */
export function readPlayers(given: Plain | undefined): readonly PlayerBrief[] | Refusal {
  if (!Array.isArray(given)) return refuseMalformed('players');
  const players: PlayerBrief[] = [];
  for (const [index, each] of given.entries()) {
    const player = readPlayer(each, `players.${index}`);
    if ('kind' in player) return player;
    if (players.some(({ seat }) => seat === player.seat)) return refuseMalformed(`players.${index}.seat`);
    players.push(player);
  }
  return whyNotSides(players) ?? players;
}

function refuseMalformed(field: string): Refusal {
  return refused('table.malformed-setup', { field });
}

function readPlayer(given: unknown, at: string): PlayerBrief | Refusal {
  const { seat, side, army } = (given ?? {}) as { readonly [field: string]: unknown };
  if (typeof seat !== 'string' || !/^[\w-]{1,32}$/.test(seat) || seat === 'spectator' || seat === 'referee') {
    return refuseMalformed(`${at}.seat`);
  }
  if (side !== 0 && side !== 1) return refuseMalformed(`${at}.side`);
  const fault = faultOfArmy(army);
  if (fault) return refuseMalformed(`${at}.army.${fault}`);
  return { id: seat as SeatId, seat: seat as SeatId, side, army: army as Army };
}

function isListOf(value: unknown, most: number, isKnown: (each: string) => boolean): boolean {
  return (
    Array.isArray(value) &&
    value.length <= most &&
    value.every((each) => typeof each === 'string' && isKnown(each))
  );
}

function faultOfArmy(given: unknown): string | undefined {
  const { faction, units, commands } = (given ?? {}) as { readonly [field: string]: unknown };
  if (!factions.some((each) => each === faction)) return 'faction';
  if (!Array.isArray(units) || units.length === 0 || units.length > 48) return 'units';
  const areUnits = units.every((each) => {
    const { unit, upgrades } = (each ?? {}) as { readonly [field: string]: unknown };
    return (
      typeof unit === 'string' &&
      findUnit(unit) !== undefined &&
      isListOf(upgrades, 24, (id) => findUpgrade(id) !== undefined)
    );
  });
  if (!areUnits) return 'units';
  return isListOf(commands, 24, (id) => findCommandCard(id) !== undefined) ? undefined : 'commands';
}

/** Two players, or two teams of two. lg.team.four-players */
function whyNotSides(players: readonly PlayerBrief[]): Refusal | undefined {
  const first = seatsOf(players, 0).length;
  const isEven = first * 2 === players.length && (first === 1 || first === 2);
  return isEven ? undefined : refused('lg.team.four-players', { field: 'players' });
}
