import type { Plain } from '@sortie/kernel';
import type { RulesTable } from '../abilities/rules-table.ts';
import { type HullZone, hullZones } from '../catalogue/index.ts';
import type { ArmadaEffect, RepairAnswer, Ship } from '../model/index.ts';
import { maxShields } from './values.ts';
import { otherZones } from './zones.ts';

/** One effect that engineering points buy. */
interface Repair {
  readonly answer: RepairAnswer;
  readonly cost: number;
  readonly effects: readonly ArmadaEffect[];
}

function hasRoom({ cards }: RulesTable, ship: Ship, zone: HullZone): boolean {
  return ship.shields[zone] < maxShields(ship, zone) && !cards.forbids({ kind: 'gainShield', ship, zone });
}

/** 1 point: between any two zones, adjacent or not. ar.commands.repair.move-shields */
function shieldMoves(table: RulesTable, ship: Ship): Repair[] {
  const { id } = ship;
  return hullZones
    .filter((from) => ship.shields[from] > 0)
    .flatMap((from) =>
      otherZones(from)
        .filter((to) => hasRoom(table, ship, to))
        .map((to) => ({
          answer: { repair: 'moveShield', from, to },
          cost: 1,
          effects: [{ kind: 'moveShield', ship: id, from, to }],
        })),
    );
}

/** 2 points. ar.commands.repair.recover-shields */
function recoveries(table: RulesTable, ship: Ship): Repair[] {
  return hullZones
    .filter((zone) => hasRoom(table, ship, zone))
    .map((zone) => ({
      answer: { repair: 'recoverShield', zone },
      cost: 2,
      effects: [{ kind: 'recoverShield', ship: ship.id, zone }],
    }));
}

/** 3 points: a damage card of the owner's choice. ar.commands.repair.repair-hull */
function hullRepairs(ship: Ship): Repair[] {
  return ship.damage.map(({ key }) => ({
    answer: { repair: 'discardDamage', key },
    cost: 3,
    effects: [{ kind: 'discardDamageCard', ship: ship.id, key }],
  }));
}

/** The rule against a repair that is not on offer. */
export function whyNoRepair(table: RulesTable, ship: Ship, answer: Plain): string {
  const { repair, from, to, zone } = (answer ?? {}) as {
    readonly repair?: string;
    readonly from?: HullZone;
    readonly to?: HullZone;
    readonly zone?: HullZone;
  };
  const target = hullZones.find((each) => each === (to ?? zone));
  if (target && ship.shields[target] >= maxShields(ship, target)) return 'ar.shields.cap-at-max';
  if (target && table.cards.forbids({ kind: 'gainShield', ship, zone: target })) {
    return 'ar.precedence.cannot-is-absolute';
  }
  const source = hullZones.find((each) => each === from);
  if (source && ship.shields[source] === 0) return 'ar.shields.floor-zero';
  if (repair === 'moveShield') return 'ar.commands.repair.move-shields';
  return repair === 'recoverShield' ? 'ar.commands.repair.recover-shields' : 'ar.commands.repair.repair-hull';
}

/** What so many points could buy now. ar.commands.repair.any-order-repeatable */
export function repairsOf(table: RulesTable, ship: Ship, points: number): readonly Repair[] {
  const all = [...shieldMoves(table, ship), ...recoveries(table, ship), ...hullRepairs(ship)];
  return all.filter(({ cost }) => cost <= points);
}
