import type { Plain, Refusal, SeatId, Side } from '@sortie/kernel';
import { refused, seatsOf } from '@sortie/kernel';
import { factions } from '../catalogue/index.ts';
import { type Army, type ArmyRules, type Fault, judgeArmy, judgePartner } from '../lists/index.ts';
import type { Options } from '../model/index.ts';
import { standardOptions } from './standard-options.ts';

/** Somebody at the table with an army of their own. lg.team.own-army-and-card */
export interface PlayerBrief {
  readonly id: SeatId;
  readonly seat: SeatId;
  readonly side: Side;
  readonly army: Army;
}

/** Reads who plays, and refuses armies that break a rule, naming the rule and the card. */
export function readPlayers(given: Plain | undefined, options: Options): readonly PlayerBrief[] | Refusal {
  if (!Array.isArray(given)) return refuseMalformed('players');
  const players: PlayerBrief[] = [];
  for (const [index, each] of given.entries()) {
    const player = readPlayer(each, `players.${index}`);
    if ('kind' in player) return player;
    if (players.some(({ seat }) => seat === player.seat)) return refuseMalformed(`players.${index}.seat`);
    players.push(player);
  }
  return whyNotSides(players) ?? judgeAll(players, options) ?? players;
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

function isWords(value: unknown, most: number): boolean {
  return Array.isArray(value) && value.length <= most && value.every((each) => typeof each === 'string');
}

function faultOfArmy(given: unknown): string | undefined {
  const { faction, units, commands } = (given ?? {}) as { readonly [field: string]: unknown };
  if (!factions.some((each) => each === faction)) return 'faction';
  if (!Array.isArray(units) || units.length === 0 || units.length > 48) return 'units';
  const areUnits = units.every((each) => {
    const { unit, upgrades } = (each ?? {}) as { readonly [field: string]: unknown };
    return typeof unit === 'string' && isWords(upgrades, 24);
  });
  if (!areUnits) return 'units';
  return isWords(commands, 24) ? undefined : 'commands';
}

/** Two players, or two teams of two. lg.team.four-players */
function whyNotSides(players: readonly PlayerBrief[]): Refusal | undefined {
  const first = seatsOf(players, 0).length;
  const isEven = first * 2 === players.length && (first === 1 || first === 2);
  return isEven ? undefined : refused('lg.team.four-players', { field: 'players' });
}

/** lg.team.army.rules, lg.optional.large-scale.army-rules */
function rulesFor(players: readonly PlayerBrief[], { points, isLargeScale, isSkirmish }: Options): ArmyRules {
  const isTeam = players.length > 2;
  // lg.team.army.points
  if (isTeam) return { size: 'team', ...(points === standardOptions.points ? {} : { points }) };
  if (isSkirmish) return { size: 'skirmish', points };
  return { size: isLargeScale ? 'largeScale' : 'standard', points };
}

/** The first fault of any army, and of team-mates with each other. lg.team.army.same-faction, lg.team.army.unique */
function judgeAll(players: readonly PlayerBrief[], options: Options): Refusal | undefined {
  const rules = rulesFor(players, options);
  for (const { seat, side, army } of players) {
    const partners = players.filter((other) => other.side === side && other.seat !== seat);
    const faults = [
      ...judgeArmy(army, rules),
      ...partners.flatMap((partner) => judgePartner(army, partner.army)),
    ];
    if (faults[0]) return refuseArmy(seat, faults[0]);
  }
  return undefined;
}

function refuseArmy(seat: SeatId, fault: Fault): Refusal {
  return refused(fault.rule, { seat, fault: JSON.parse(JSON.stringify(fault)) as Plain });
}
