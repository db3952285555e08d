import type { Maneuver } from '../catalogue/index.ts';
import type { Outcome } from '@sortie/kernel';
import type { Edge, Ship, ShipId, XwingEffect, XwingState } from '../model/index.ts';

/** The rule of the running mission that keeps the ship from this maneuver. */
export function missionForbidsManeuver(_state: XwingState, _ship: Ship, _maneuver: Maneuver): string | undefined {
  return undefined;
}

/** Whether leaving over this edge is what the mission asks for, so that the ship is not destroyed. */
export function escapesMission(_state: XwingState, _ship: Ship, _edges: readonly Edge[]): boolean {
  return false;
}

/** What a mission lets a ship do in place of its attack, such as scanning a satellite. */
export type MissionDeed = { readonly deed: string; readonly of: string };

export function missionDeeds(_state: XwingState, _ship: Ship): MissionDeed[] {
  return [];
}

export function missionEffects(_state: XwingState, _ship: ShipId, _deed: MissionDeed): XwingEffect[] {
  return [];
}

/** The outcome when a mission's objective is met. */
export function missionVictory(_state: XwingState): Outcome | undefined {
  return undefined;
}
