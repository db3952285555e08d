import type { Attack, ShipId } from '../model/index.ts';
import type { Shot } from '../rules/targets.ts';

/** A shot as a question about targets lists it. */
export type MeasuredShot = Pick<Shot, 'weapon' | 'target' | 'range' | 'obstructed' | 'inArc' | 'line'> & {
  readonly spend?: Shot['spend'];
  readonly from?: ShipId;
};

/** The attack that a shot would be if it were declared, before any die is rolled. */
export function declaredAttack(attacker: string, shot: MeasuredShot, source: string | null): Attack {
  const { target, weapon, range, obstructed, inArc, line } = shot;
  return {
    number: 0,
    attacker: attacker as ShipId,
    defender: target,
    weapon,
    range,
    obstructed,
    inArc,
    line,
    attackDice: [],
    defenseDice: [],
    criticalsFirst: false,
    outcome: null,
    source,
  };
}
