import type { Point, Pose } from '@sortie/geometry';
import { placePoint, pose } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { ArmadaEffect, DeployAnswer, Ship, Squadron, Unit } from '../model/index.ts';
import { isStartingSpeed } from '../rules/speed.ts';

/** A unit and the place that somebody names for it. */
export type NamedPlace =
  | { readonly unit: Ship; readonly pose: Pose }
  | { readonly unit: Squadron; readonly at: Point };

function malformed(field: string): Refusal {
  return refused('table.malformed-answer', { field });
}

/** One of the units to be deployed, a place, and for a ship a heading and a speed. ar.setup.deploy-ship-speed */
export function readDeployAnswer(answer: Plain, due: readonly Unit[]): NamedPlace | Refusal {
  const given = (answer ?? {}) as { readonly [field: string]: unknown };
  const { x, y, heading, speed } = given;
  if (typeof x !== 'number' || typeof y !== 'number') return malformed('x, y');
  const unit = due.find(({ id }) => id === (given.ship ?? given.squadron));
  if (!unit) return refused('ar.setup.deploy-alternate', { field: 'unit' });
  if (unit.kind === 'squadron') return { unit, at: placePoint({ x, y }) };
  if (typeof heading !== 'number') return malformed('heading');
  if (!isStartingSpeed(unit, speed)) return refused('ar.setup.deploy-ship-speed');
  return { unit, pose: pose(x, y, heading) };
}

export function deployEffect(answer: DeployAnswer): ArmadaEffect {
  if ('squadron' in answer) {
    return { kind: 'deploySquadron', squadron: answer.squadron, at: placePoint(answer) };
  }
  const { ship, x, y, heading, speed } = answer;
  return { kind: 'deployShip', ship, pose: pose(x, y, heading), speed };
}
