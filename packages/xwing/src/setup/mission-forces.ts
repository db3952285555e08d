import type { Refusal, Side } from '@sortie/kernel';
import { refused, seatsOf } from '@sortie/kernel';
import type { Mission } from '../missions/index.ts';
import type { Options } from '../model/index.ts';
import type { Player } from './player.ts';

/** What cannot be agreed on together with a mission. */
export function whyNotMission(options: Options): Refusal | undefined {
  const { mission, variant, presetForces, area, roundLimit, timeLimit } = options;
  if (!mission) {
    // Without squad building the older book has forces of its own. xw.squad.core2012-default-forces
    return presetForces && variant !== 'core2012' ? refused('xw.mission.pre-setup.choose') : undefined;
  }
  if (area.width !== 900 || area.depth !== 900) return refused('xw.mission.area.size');
  return roundLimit !== null || timeLimit ? refused('xw.mission.rules.until-objective') : undefined;
}

/** Rebel against Imperial. xw.mission.sides */
export function whyNotSides(players: readonly Player[]): Refusal | undefined {
  const isOf = (side: Side, faction: string) =>
    players.every((player) => player.side !== side || player.squad.faction === faction);
  const isFought = ([0, 1] as const).some(
    (rebel) => isOf(rebel, 'rebel') && isOf(rebel === 0 ? 1 : 0, 'imperial'),
  );
  return isFought ? undefined : refused('xw.mission.sides');
}

/** The mission's own ships in place of squads, dealt out in turn to the players of a side. xw.mission.pre-setup.forces */
export function withPresetForces(players: readonly Player[], { forces }: Pick<Mission, 'forces'>): Player[] {
  return players.map((player) => {
    const seats = seatsOf(players, player.side);
    const force = player.squad.faction === 'rebel' ? forces.rebel : forces.imperial;
    const ships = force.filter((_, index) => seats[index % seats.length] === player.seat);
    return { ...player, squad: { faction: player.squad.faction, ships } };
  });
}
