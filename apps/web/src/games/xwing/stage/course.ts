import type { Point, Pose } from '@sortie/geometry';
import { added, type Die, rolled } from '@sortie/kernel';
import type { AttackFace, DefenseFace, Touch, XwingEvent } from '@sortie/xwing/model';
import type { XwingView } from '@sortie/xwing/view';
import { hullOf } from '../fight/hull-of.ts';
import type { StagedEvent } from './declined.ts';

export type Pool = 'attack' | 'defense';
export type AnyDie = Die<AttackFace | DefenseFace>;

export interface StagedAttack {
  readonly attacker: string;
  readonly defender: string;
  readonly obstructed: boolean;
  /** As it was measured; null where only the log knows of the attack. */
  readonly line: readonly [Point, Point] | null;
}

/** What is left of a ship. */
export interface Condition {
  readonly shields: { readonly left: number; readonly all: number };
  readonly hull: { readonly left: number; readonly all: number };
}

/** What is true at one moment between two looks at the table, as far as the stage needs it. */
export interface Course {
  readonly attack: StagedAttack | null;
  readonly dice: { readonly [Each in Pool]: readonly AnyDie[] };
  readonly poses: ReadonlyMap<string, Pose>;
  readonly touches: readonly Touch[];
  /** Empty where only the log is known. */
  readonly conditions: ReadonlyMap<string, Condition>;
}

const NO_DICE: Course['dice'] = { attack: [], defense: [] };

/** Nothing is known yet. */
export const NO_COURSE: Course = {
  attack: null,
  dice: NO_DICE,
  poses: new Map(),
  touches: [],
  conditions: new Map(),
};

/** Where a table stands. */
export function courseOf({ attack, ships, bombs, touches }: XwingView): Course {
  const placed = [...ships, ...bombs].flatMap(({ id, pose }) =>
    pose ? [[id as string, pose] as const] : [],
  );
  return {
    attack,
    dice: attack ? { attack: attack.attackDice, defense: attack.defenseDice } : NO_DICE,
    poses: new Map(placed),
    touches,
    conditions: new Map(ships.map((ship) => [ship.id, hullOf(ship)])),
  };
}

/** Where a table stood when so much had happened: what the events do not tell is as it is now. */
export function courseOfLog(events: readonly XwingEvent[], now: XwingView): Course {
  const { poses } = courseOf(now);
  return events.reduce(followEvent, { ...NO_COURSE, poses });
}

/** Everything that ends what an attack can still do. */
const ENDS: ReadonlySet<string> = new Set(['becameActive', 'hadOpportunity', 'phaseStarted', 'roundStarted']);

export function followEvent(course: Course, event: StagedEvent): Course {
  if (ENDS.has(event.kind)) return { ...course, attack: null, dice: NO_DICE };
  switch (event.kind) {
    case 'shipDeployed':
      return withPose(course, event.ship, event.pose);
    case 'shipMoved':
      return withPose(course, event.ship, event.to);
    case 'bombDropped':
      return withPose(course, event.bomb.id, event.bomb.pose);
    case 'touchesChanged':
      return { ...course, touches: event.touches };
    case 'attackDeclared': {
      const { attacker, defender, obstructed } = event;
      return { ...course, attack: { attacker, defender, obstructed, line: null }, dice: NO_DICE };
    }
    case 'shieldLost':
    case 'damageDealt':
      return { ...course, conditions: worse(course.conditions, event) };
    default:
      return { ...course, dice: followDice(course.dice, event) };
  }
}

function withPose(course: Course, id: string, pose: Pose): Course {
  return { ...course, poses: new Map([...course.poses, [id, pose]]) };
}

function followDice(dice: Course['dice'], event: StagedEvent): Course['dice'] {
  switch (event.kind) {
    case 'attackDiceRolled':
      return { attack: event.faces.map(rolled), defense: [] };
    case 'defenseDiceRolled':
      return { ...dice, defense: event.faces.map(rolled) };
    case 'dieRerolled':
      return changeDie(dice, event, (die) => ({
        ...die,
        face: event.to,
        timesRerolled: die.timesRerolled + 1,
      }));
    case 'dieChanged':
      return changeDie(dice, event, (die) => ({ ...die, face: event.to }));
    case 'dieCancelled':
      return changeDie(dice, event, (die) => ({ ...die, cancelled: true }));
    case 'dieAdded':
      return { ...dice, [event.pool]: [...dice[event.pool], added(event.face)] };
    default:
      return dice;
  }
}

function changeDie(
  dice: Course['dice'],
  { pool, die }: { readonly pool: Pool; readonly die: number },
  change: (die: AnyDie) => AnyDie,
): Course['dice'] {
  const changed = dice[pool].map((each, place) => (place === die ? change(each) : each));
  return { ...dice, [pool]: changed };
}

type Damage = Extract<XwingEvent, { kind: 'shieldLost' | 'damageDealt' }>;

/** A Direct Hit that is dealt faceup counts twice. xw.damage.direct-hit */
function worse(conditions: Course['conditions'], event: Damage): Course['conditions'] {
  const known = conditions.get(event.ship);
  if (!known) return conditions;
  const { shields, hull } = known;
  const points = event.kind === 'damageDealt' && event.card?.endsWith('-directhit') ? 2 : 1;
  const next =
    event.kind === 'shieldLost'
      ? { hull, shields: { ...shields, left: Math.max(0, shields.left - 1) } }
      : { shields, hull: { ...hull, left: Math.max(0, hull.left - points) } };
  return new Map([...conditions, [event.ship, next]]);
}
