import type { Plain, Refusal, SeatId, Side } from '@sortie/kernel';
import { refused, seatsOf } from '@sortie/kernel';
import { factions, findSquadron } from '../catalogue/index.ts';
import type { Fleet } from '../lists/index.ts';
import { judgeFleet } from '../lists/index.ts';
import type { Options } from '../model/index.ts';

/** Somebody at the table with the part of a fleet that they control. ar.optional.team.exclusive-control */
export interface Player {
  readonly id: SeatId;
  readonly seat: SeatId;
  readonly side: Side;
  readonly fleet: Fleet;
}

/** Reads who plays, and refuses fleets that break a rule, naming the rule and the card. */
export function readPlayers(given: Plain | undefined, options: Options): readonly Player[] | Refusal {
  if (!Array.isArray(given) || given.length < 2 || given.length > 12) {
    return refused('ar.setup.two-players', { field: 'players' });
  }
  const players: Player[] = [];
  for (const [index, each] of given.entries()) {
    const player = readPlayer(each, `players.${index}`);
    if ('kind' in player) return player;
    if (players.some(({ seat }) => seat === player.seat)) return refuseMalformed(`players.${index}.seat`);
    players.push(player);
  }
  return whyNotSides(players) ?? judgeSides(players, options) ?? players;
}

function refuseMalformed(field: string): Refusal {
  return refused('table.malformed-setup', { field });
}

function readPlayer(given: unknown, at: string): Player | Refusal {
  const { seat, side, fleet } = (given ?? {}) as { readonly [field: string]: unknown };
  if (typeof seat !== 'string' || !/^[\w-]{1,32}$/.test(seat) || seat === 'spectator' || seat === 'referee') {
    return refuseMalformed(`${at}.seat`);
  }
  if (side !== 0 && side !== 1) return refuseMalformed(`${at}.side`);
  const fault = faultOfFleet(fleet);
  if (fault) return refuseMalformed(`${at}.fleet.${fault}`);
  return { id: seat as SeatId, seat: seat as SeatId, side, fleet: fleet as Fleet };
}

function isWords(value: unknown, most: number): boolean {
  return Array.isArray(value) && value.length <= most && value.every((each) => typeof each === 'string');
}

function faultOfFleet(given: unknown): string | undefined {
  const { faction, ships, squadrons, objectives } = (given ?? {}) as { readonly [field: string]: unknown };
  if (!factions.some((each) => each === faction)) return 'faction';
  if (!Array.isArray(ships) || ships.length > 24) return 'ships';
  const areShips = ships.every((each) => {
    const { ship, upgrades } = (each ?? {}) as { readonly [field: string]: unknown };
    return typeof ship === 'string' && isWords(upgrades, 24);
  });
  if (!areShips) return 'ships';
  if (!isWords(squadrons, 48)) return 'squadrons';
  return isWords(objectives, 12) ? undefined : 'objectives';
}

/** Two teams, as even as the number of players allows. ar.optional.team.two-teams, ar.setup.two-players */
function whyNotSides(players: readonly Player[]): Refusal | undefined {
  const first = seatsOf(players, 0).length;
  if (first === 0 || first === players.length) return refused('ar.setup.two-players', { field: 'players' });
  const isUneven = Math.abs(players.length - 2 * first) > 1;
  return isUneven ? refused('ar.optional.team.two-teams', { field: 'players' }) : undefined;
}

/** The fleet that a side controls together; the commander of a team brings its objectives. ar.optional.team.commander */
export function fleetOfSide(players: readonly Player[], side: Side): Fleet {
  const members = players.filter((player) => player.side === side);
  const { faction, objectives } = members[0]!.fleet;
  return {
    faction,
    ships: members.flatMap(({ fleet }) => fleet.ships),
    squadrons: members.flatMap(({ fleet }) => fleet.squadrons),
    objectives,
  };
}

/** All copies of a squadron that is not unique share one card, and so one controller. ar.optional.team.exclusive-control */
function sharesSquadronCard(players: readonly Player[], side: Side): boolean {
  const members = players.filter((player) => player.side === side);
  return members.some(({ fleet: { squadrons } }, index) =>
    squadrons.some(
      (card) =>
        findSquadron(card)?.unique === false &&
        members.slice(index + 1).some(({ fleet }) => fleet.squadrons.includes(card)),
    ),
  );
}

/** The first fault of either fleet. */
function judgeSides(
  players: readonly Player[],
  { points, objectives, agreedObjective }: Options,
): Refusal | undefined {
  for (const side of [0, 1] as const) {
    const fleet = fleetOfSide(players, side);
    const [fault] = judgeFleet(fleet, { points, objectives: objectives && agreedObjective === null });
    if (fault) return refused(fault.rule, { side, fault: JSON.parse(JSON.stringify(fault)) as Plain });
    if (sharesSquadronCard(players, side)) return refused('ar.optional.team.exclusive-control', { side });
  }
  return undefined;
}
