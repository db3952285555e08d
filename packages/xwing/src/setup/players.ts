import type { Plain, Refusal, SeatId } from '@sortie/kernel';
import { refused, seatsOf } from '@sortie/kernel';
import { unplayableCards } from '../abilities/coverage.ts';
import { factions, findPilot, findUpgrade, isHugeOnly, product } from '../catalogue/index.ts';
import { defaultForces } from '../lists/default-forces.ts';
import type { Fault, Squad } from '../lists/index.ts';
import { buildOf, collectionOf, judgeSquad, judgeTeam, squadCost } from '../lists/index.ts';
import { judgeCollection } from '../lists/judge-collection.ts';
import { missionOf } from '../missions/index.ts';
import type { Options } from '../model/index.ts';
import { whyNotSides, withPresetForces } from './mission-forces.ts';
import type { Player } from './player.ts';

/** Reads who plays, and refuses squads that break a rule, naming the rule and the card. */
export function readPlayers(given: Plain | undefined, options: Options): readonly Player[] | Refusal {
  if (!Array.isArray(given) || given.length < 2 || given.length > 16) {
    return refused('xw.setup.sides.two', { field: 'players' });
  }
  const players: Player[] = [];
  for (const [index, each] of given.entries()) {
    const player = readPlayer(each, index, options.presetForces);
    if ('kind' in player) return player;
    if (players.some((other) => other.seat === player.seat)) return refuseMalformed(`players.${index}.seat`);
    players.push(player);
  }
  for (const side of [0, 1]) {
    if (!players.some((player) => player.side === side)) return refused('xw.setup.sides.two', { side });
  }
  const wrong = whyNotTeams(players) ?? whyNotFactions(players, options);
  if (wrong) return wrong;
  if (options.presetForces) {
    return withPresetForces(players, options.mission ? missionOf(options.mission) : boxForces);
  }
  return judgePlayers(players, options) ?? refuseUnwritten(players) ?? players;
}

/** xw.squad.core2012-default-forces */
const boxForces = { forces: { rebel: defaultForces.rebel.ships, imperial: defaultForces.imperial.ships } };

/** Two teams, as even as the number of players allows. xw.optional.team.two-sides */
function whyNotTeams(players: readonly Player[]): Refusal | undefined {
  const first = seatsOf(players, 0).length;
  const uneven = Math.abs(players.length - 2 * first) > 1;
  return uneven ? refused('xw.optional.team.two-sides', { field: 'players' }) : undefined;
}

/** The older book and its missions know Rebel against Imperial only. */
function whyNotFactions(players: readonly Player[], { mission, variant }: Options): Refusal | undefined {
  if (mission) return whyNotSides(players);
  if (variant !== 'core2012' || !whyNotSides(players)) return undefined;
  const rule =
    players.length > 2 ? 'xw.optional.team.core2012-factions' : 'xw.squad.faction.core2012-two-sides';
  return refused(rule, { field: 'players' });
}

function refuseMalformed(field: string): Refusal {
  return refused('table.malformed-setup', { field });
}

function readPlayer(given: unknown, index: number, presetForces: boolean): Player | Refusal {
  const at = `players.${index}`;
  const { seat, side, squad, faction } = (given ?? {}) as { [field: string]: unknown };
  if (typeof seat !== 'string' || !/^[\w-]{1,32}$/.test(seat) || seat === 'spectator' || seat === 'referee') {
    return refuseMalformed(`${at}.seat`);
  }
  if (side !== 0 && side !== 1) return refuseMalformed(`${at}.side`);
  const read = presetForces ? readSquad({ faction, ships: [] }, at) : readSquad(squad, `${at}.squad`);
  if ('kind' in read) return read;
  return { id: seat as SeatId, seat: seat as SeatId, side, squad: read };
}

function readSquad(given: unknown, at: string): Squad | Refusal {
  const { faction, ships } = (given ?? {}) as { faction?: unknown; ships?: unknown };
  if (!factions.some((each) => each === faction)) return refuseMalformed(`${at}.faction`);
  if (!Array.isArray(ships) || ships.length > 24) return refuseMalformed(`${at}.ships`);
  for (const [index, ship] of ships.entries()) {
    const { pilot, upgrades } = (ship ?? {}) as { pilot?: unknown; upgrades?: unknown };
    if (typeof pilot !== 'string' || !findPilot(pilot)) return refuseMalformed(`${at}.ships.${index}.pilot`);
    if (
      !Array.isArray(upgrades) ||
      !upgrades.every((each) => typeof each === 'string' && findUpgrade(each))
    ) {
      return refuseMalformed(`${at}.ships.${index}.upgrades`);
    }
  }
  return given as Squad;
}

/** Refuses cards whose abilities are not written yet: they would play differently from the printed card. xw.ship.size.huge */
function refuseUnwritten(players: readonly Player[]): Refusal | undefined {
  for (const { seat, squad } of players) {
    const cards = unplayableCards(squad);
    const huge = cards.filter(isHugeOnly);
    if (huge.length > 0) return refused('xw.ship.size.huge', { seat, cards: huge });
    if (cards.length > 0) return refused('table.card-not-written', { seat, cards });
  }
  return undefined;
}

/** The first fault of any squad. Both teams get the same total. xw.optional.team.equal-points */
function judgePlayers(players: readonly Player[], options: Options): Refusal | undefined {
  const rules = {
    points: options.points,
    format: options.mission ? ('cinematic' as const) : options.format,
    ...(options.variant === 'core2012' ? { variant: options.variant } : {}),
  };
  for (const side of [0, 1] as const) {
    const squads = players.filter((player) => player.side === side).map(({ squad }) => squad);
    const faults: readonly Fault[] =
      squads.length === 1 ? judgeSquad(squads[0]!, rules) : judgeTeam(squads, rules);
    const [fault] = faults;
    if (fault) return refused(fault.rule, { side, fault: fault as unknown as Plain });
    const total = squads.reduce((sum, squad) => sum + squadCost(squad), 0);
    if (total > options.points) return refused('xw.optional.team.equal-points', { side, total });
  }
  return beyondCollection(players, options);
}

/** Both sides draw on one collection, the Imperial side first. xw.setup.components.limited, xw.mission.squads.imperial-picks-first */
function beyondCollection(players: readonly Player[], { collection }: Options): Refusal | undefined {
  if (collection === null) return undefined;
  const isFirst = ({ squad }: Player) => (squad.faction === 'imperial' ? 0 : 1);
  const inTurn = [...players].sort((one, other) => isFirst(one) - isFirst(other));
  const builds = inTurn.map(({ squad }) => squad.ships.map(buildOf));
  const [fault] = judgeCollection(builds, collectionOf(collection.map(product)));
  if (!fault) return undefined;
  return refused(fault.rule, { side: inTurn[fault.squad!]!.side, fault: fault as unknown as Plain });
}
