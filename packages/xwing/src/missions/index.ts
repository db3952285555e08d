import type { Outcome, Plain } from '@sortie/kernel';
import { unreachable } from '@sortie/kernel';
import type { Maneuver } from '../catalogue/index.ts';
import type {
  ActionName,
  Edge,
  MissionDeed,
  MissionId,
  Ship,
  ShipId,
  TrackingTokens,
  XwingEffect,
  XwingState,
} from '../model/index.ts';
import type { Mission } from './mission.ts';
import type { MissionGame } from './mission-game.ts';
import { mission1 } from './mission1.ts';
import { mission2 } from './mission2.ts';
import { mission3 } from './mission3.ts';

export type { Mission } from './mission.ts';
export type { MissionFaction, MissionGame } from './mission-game.ts';

export function missionOf(id: MissionId): Mission {
  switch (id) {
    case 'mission1':
      return mission1;
    case 'mission2':
      return mission2;
    case 'mission3':
      return mission3;
    default:
      return unreachable(id);
  }
}

export function playsMission(state: XwingState): state is MissionGame {
  return state.mission !== null;
}

/** The rule of the running mission that keeps the ship from this maneuver. */
export function missionForbidsManeuver(
  state: XwingState,
  ship: Ship,
  maneuver: Maneuver,
): string | undefined {
  return playsMission(state)
    ? missionOf(state.mission.id).forbidsManeuver?.(state, ship, maneuver)
    : undefined;
}

/** Actions that the mission grants the ship now. xw.action.from-bar */
export function missionActions(state: XwingState, ship: Ship): readonly ActionName[] {
  return playsMission(state) ? (missionOf(state.mission.id).actions?.(state, ship) ?? []) : [];
}

/** The rule of the mission that keeps the ship from an action of the mission. */
export function missionForbidsAction(state: XwingState, ship: Ship, action: ActionName): string | undefined {
  return playsMission(state) ? missionOf(state.mission.id).whyNotAction?.(state, ship, action) : undefined;
}

export function performMissionAction(
  state: XwingState,
  ship: Ship,
  action: ActionName,
): readonly XwingEffect[] {
  return playsMission(state) ? (missionOf(state.mission.id).perform?.(state, ship, action) ?? []) : [];
}

/** Whether leaving over one of these edges is what the mission asks for, so that the ship is not destroyed. */
export function escapesMission(state: XwingState, ship: Ship, edges: readonly Edge[]): boolean {
  return playsMission(state) && missionOf(state.mission.id).escapes(state, ship, edges);
}

/** What the ship may do in place of its attack. */
export function missionDeeds(state: XwingState, ship: Ship): readonly MissionDeed[] {
  return playsMission(state) ? (missionOf(state.mission.id).deeds?.(state, ship) ?? []) : [];
}

export function isMissionDeed(answer: Plain): boolean {
  return typeof answer === 'object' && answer !== null && 'deed' in answer;
}

export function missionEffects(ship: ShipId, { of }: MissionDeed): XwingEffect[] {
  return [{ kind: 'scanSatellite', satellite: of, ship }];
}

/** What the mission orders when the ship has left the table. */
export function missionLossEffects(state: XwingState, ship: Ship): readonly XwingEffect[] {
  return playsMission(state) ? (missionOf(state.mission.id).atLossOf?.(state, ship) ?? []) : [];
}

export function missionTracking(state: XwingState): readonly TrackingTokens[] {
  return playsMission(state) ? missionOf(state.mission.id).tracking(state) : [];
}

/** The outcome when a mission's objective is met. xw.winning.mission-immediate */
export function missionVictory(state: XwingState): Outcome | undefined {
  return playsMission(state) ? missionOf(state.mission.id).victory(state) : undefined;
}
