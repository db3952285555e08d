import { TOLERANCE } from '@sortie/geometry';
import { escapesMission } from '../missions/index.ts';
import type { Edge, Ship, XwingEffect, XwingState } from '../model/index.ts';
import { protrusions } from './area.ts';
import { bodyAt } from './base.ts';

const EDGES: readonly Edge[] = ['south', 'north', 'west', 'east'];

/** The edges past which the base of a ship that fled sticks out farthest; two at an exact corner. xw.mission.flee.which-edge */
export function edgesCrossed(state: XwingState, ship: Ship): Edge[] {
  const beyond = protrusions(state.options.area, bodyAt(ship, ship.pose!, state.options.guides));
  const most = Math.max(...EDGES.map((edge) => beyond[edge]));
  return EDGES.filter((edge) => beyond[edge] >= most - TOLERANCE);
}

/** A ship that fled is destroyed, unless a mission lets it go. xw.flee.destroyed */
export function effectsOfFleeing(state: XwingState, ship: Ship): XwingEffect[] {
  const how = escapesMission(state, ship, edgesCrossed(state, ship)) ? 'escaped' : 'fled';
  return [{ kind: 'loseShip', ship: ship.id, how }];
}
