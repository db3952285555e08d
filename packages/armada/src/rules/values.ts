import type { RulesTable } from '../abilities/rules-table.ts';
import type { DicePool, DieColour, HullZone } from '../catalogue/index.ts';
import { bandsOfColour, dicePool, dieColours, shipCard, squadronCard } from '../catalogue/index.ts';
import type { AttackRange, Ship, Shot, Unit } from '../model/index.ts';

export function hullValue({ cards }: RulesTable, ship: Ship): number {
  return shipCard(ship.card).hull + cards.sum('hullValue', { ship });
}

export function commandValue(ship: Pick<Ship, 'card'>): number {
  return shipCard(ship.card).command;
}

export function squadronValue({ cards }: RulesTable, ship: Ship): number {
  return shipCard(ship.card).squadron + cards.sum('squadronValue', { ship });
}

export function engineeringValue({ cards }: RulesTable, ship: Ship): number {
  const printed = shipCard(ship.card).engineering;
  return cards.replace('engineeringValue', { printed }, ship.id, printed);
}

/** ar.shields.cap-at-max */
export function maxShields(ship: Pick<Ship, 'card'>, zone: HullZone): number {
  return shipCard(ship.card).shields[zone];
}

/** The yaw of each joint at a speed, cards counted in. ar.yaw.max-clicks, ar.speed-chart.columns-and-rows */
export function yawsOf({ cards }: RulesTable, ship: Ship, speed: number): readonly number[] {
  const printed = shipCard(ship.card).speedChart[speed] ?? [];
  return printed.map((yaw, index) => Math.max(0, yaw + cards.sum('yaw', { ship, speed, joint: index + 1 })));
}

/** The battery of a hull zone or a squadron. ar.attack.armament.battery-per-zone, ar.attack.armament.squadron-battery */
export function batteryOf({ cards }: RulesTable, unit: Unit, zone: HullZone | null): DicePool {
  const printed =
    unit.kind === 'ship' ? shipCard(unit.card).armament[zone!] : squadronCard(unit.card).battery;
  return addEach(printed, (colour) => cards.sum('battery', { unit, zone, colour }));
}

/** One for all hull zones of a ship. ar.attack.armament.ship-anti-squadron */
function antiSquadronOf({ cards }: RulesTable, unit: Unit): DicePool {
  const { antiSquadron } = unit.kind === 'ship' ? shipCard(unit.card) : squadronCard(unit.card);
  return addEach(antiSquadron, (colour) => cards.sum('antiSquadron', { unit, colour }));
}

function addEach(pool: DicePool, more: (colour: DieColour) => number): DicePool {
  const each = (colour: DieColour) => Math.max(0, pool[colour] + more(colour));
  return { red: each('red'), blue: each('blue'), black: each('black') };
}

/**
 * The armament used against this target: battery against ships, anti-squadron against squadrons.
 * ar.attack.roll.battery-vs-ship, ar.attack.roll.anti-squadron-vs-squadron
 */
export function armamentOf(
  table: RulesTable,
  { attacker, zone, defender }: Pick<Shot, 'attacker' | 'zone' | 'defender'>,
): DicePool {
  return defender.kind === 'ship' ? batteryOf(table, attacker, zone) : antiSquadronOf(table, attacker);
}

function isGathered(table: RulesTable, shot: Shot, colour: DieColour): boolean {
  // Attacks by squadrons use every colour.
  if (shot.attacker.kind === 'squadron') return true;
  const range: AttackRange = shot.range;
  if (range === 'distance1' || bandsOfColour[colour].includes(range)) return true;
  return table.cards.permits({ kind: 'dieAtRange', shot, colour });
}

/** The dice valid at the range of the attack. ar.attack.roll.dice-by-range, ar.range.attack.by-armament-in-use */
export function diceFor(table: RulesTable, shot: Shot): DicePool {
  const armament = armamentOf(table, shot);
  return dicePool(
    Object.fromEntries(
      dieColours
        .filter((colour) => isGathered(table, shot, colour))
        .map((colour) => [colour, armament[colour]]),
    ),
  );
}

export function countDice(pool: DicePool): number {
  return pool.red + pool.blue + pool.black;
}
