import { type HullZone, hullZones, shipCard } from '@sortie/armada/catalogue';
import type { ArmadaEvent, AttackDie } from '@sortie/armada/model';
import type { ArmadaView } from '@sortie/armada/view';
import { type Pose, pose } from '@sortie/geometry';
import { rolled } from '@sortie/kernel';
import { hullOf } from '../units.ts';

interface Level {
  readonly left: number;
  readonly all: number;
}

/** What a unit can lose: shields by zone, and hull. */
export interface Condition {
  readonly shields: Readonly<Partial<Record<HullZone, Level>>>;
  readonly hull: Level;
}

export interface StagedAttack {
  readonly attacker: string;
  readonly defender: string;
  readonly obstructed: boolean;
}

/** The table as far as the stage follows it, event by event. */
export interface StageTable {
  readonly poses: ReadonlyMap<string, Pose>;
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly attack: StagedAttack | null;
  readonly dice: readonly AttackDie[];
}

export function stageTableOf({ ships, squadrons, attack }: ArmadaView): StageTable {
  const poses = new Map<string, Pose>();
  const conditions = new Map<string, Condition>();
  for (const ship of ships) {
    if (ship.pose && !ship.removed) poses.set(ship.id, ship.pose);
    const { shields } = shipCard(ship.card);
    const levels = hullZones.map((zone) => [zone, { left: ship.shields[zone], all: shields[zone] }]);
    conditions.set(ship.id, { hull: hullOf(ship), shields: Object.fromEntries(levels) });
  }
  for (const squadron of squadrons) {
    if (squadron.at && !squadron.removed) poses.set(squadron.id, pose(squadron.at.x, squadron.at.y, 0));
    conditions.set(squadron.id, { hull: hullOf(squadron), shields: {} });
  }
  return { poses, conditions, attack, dice: attack?.dice ?? [] };
}

/** The table after an event. */
export function followEvent(table: StageTable, event: ArmadaEvent): StageTable {
  switch (event.kind) {
    case 'shipMoved':
      return movedTo(table, event.ship, event.to);
    case 'squadronMoved':
      return movedTo(table, event.squadron, pose(event.to.x, event.to.y, 0));
    case 'targetDeclared': {
      const { attacker, defender, obstructed } = event;
      return { ...table, attack: { attacker, defender, obstructed }, dice: [] };
    }
    case 'shieldsLost':
      return changed(table, event.ship, (before) => losingShields(before, event.zone, event.count));
    case 'shieldRecovered':
      return changed(table, event.ship, (before) => losingShields(before, event.zone, -1));
    case 'hullLost':
      return changed(table, event.squadron, losingHull);
    case 'damageDealt':
      return changed(table, event.ship, losingHull);
    default:
      return { ...table, dice: diceAfter(table.dice, event) };
  }
}

function movedTo(table: StageTable, unit: string, to: Pose): StageTable {
  return { ...table, poses: new Map(table.poses).set(unit, to) };
}

function changed(table: StageTable, unit: string, change: (before: Condition) => Condition): StageTable {
  const before = table.conditions.get(unit);
  if (!before) return table;
  return { ...table, conditions: new Map(table.conditions).set(unit, change(before)) };
}

function losingHull({ hull, ...rest }: Condition): Condition {
  return { ...rest, hull: { ...hull, left: Math.max(0, hull.left - 1) } };
}

function losingShields(condition: Condition, zone: HullZone, count: number): Condition {
  const level = condition.shields[zone];
  if (!level) return condition;
  const left = Math.max(0, level.left - count);
  return { ...condition, shields: { ...condition.shields, [zone]: { ...level, left } } };
}

function diceAfter(dice: readonly AttackDie[], event: ArmadaEvent): readonly AttackDie[] {
  const change = (place: number, to: Partial<AttackDie>) =>
    dice.map((die, index) => (index === place ? { ...die, ...to } : die));
  switch (event.kind) {
    case 'attackDiceRolled':
      return event.dice.map(({ colour, face }) => ({ ...rolled(face), colour }));
    case 'dieAdded':
      return [...dice, { ...rolled(event.face), colour: event.colour, added: true }];
    case 'dieRerolled':
      return change(event.die, { face: event.to, timesRerolled: 1 });
    case 'dieChanged':
      return change(event.die, { face: event.to });
    case 'dieRemoved':
      return change(event.die, { cancelled: true });
    default:
      return dice;
  }
}
