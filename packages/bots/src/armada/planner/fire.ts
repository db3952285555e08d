import { bandsOfColour, type DicePool, dieColours, type HullZone, hullZones } from '@sortie/armada/catalogue';
import {
  blockingZone,
  isInArc,
  isObstructed,
  type Obstructions,
  RANGE_LIMITS,
  rangeOfAttack,
  type ShipPlace,
  sightLine,
  type Target,
} from '@sortie/armada/measuring';
import type { AttackRange } from '@sortie/armada/model';
import { squareBetween } from '@sortie/geometry';
import type { Fleets, Vessel, Wing } from './fleets.ts';
import { worthOfDamage, worthOfHits } from './worth.ts';

/** Damage that a die is good for: against ships, and where criticals do not count. */
const ICONS = { red: 0.75, blue: 0.75, black: 1 } as const;
const HITS = { red: 0.5, blue: 0.5, black: 0.75 } as const;

function meanOf(dice: DicePool, each: Readonly<Record<keyof DicePool, number>>): number {
  return dice.red * each.red + dice.blue * each.blue + dice.black * each.black;
}

/** What a squadron's battery does to a ship on average: criticals count for bombers alone. */
export function bombDamage({ card, isBomber }: Wing): number {
  return meanOf(card.battery, isBomber ? ICONS : HITS);
}

/** What an armament does to a squadron on average. */
export function flakDamage(dice: DicePool): number {
  return meanOf(dice, HITS);
}

/** The farthest that two middles may be apart with something in range: long range and half of two large bases. */
const FAR = (RANGE_LIMITS.at(-1) as number) + 150;

/** The dice of an armament that reach so far. */
export function diceAt(armament: DicePool, range: AttackRange): DicePool {
  const dice = { red: 0, blue: 0, black: 0 };
  for (const colour of dieColours) {
    if (range === 'distance1' || bandsOfColour[colour].includes(range)) dice[colour] = armament[colour];
  }
  return dice;
}

/** What dice do to a ship on average, before its tokens. */
export function gunDamage(dice: DicePool): number {
  return meanOf(dice, ICONS);
}

/** The obstructed attacker gives up its worst die. */
function lessOne(mean: number): number {
  return Math.max(0, mean - 0.75);
}

/** The expected icons of the best line between two ships for each attacking zone, with the zone that it hits. */
export interface Line {
  readonly zone: HullZone;
  readonly defendingZone: HullZone;
  readonly band: 'close' | 'medium' | 'long';
  readonly icons: number;
}

/** Every line of fire from one ship at a place to another at its place. */
export function linesBetween(
  attacker: Vessel,
  from: ShipPlace,
  to: ShipPlace,
  obstructions: Obstructions,
): readonly Line[] {
  if (squareBetween(from.pose, to.pose) > FAR * FAR) return [];
  return hullZones.flatMap((zone) => {
    const source: Target = { kind: 'hullZone', ship: from, zone };
    return hullZones.flatMap((defendingZone): Line[] => {
      const target: Target = { kind: 'hullZone', ship: to, zone: defendingZone };
      if (!isInArc(source, target)) return [];
      const band = rangeOfAttack(source, target);
      if (band === 'beyond') return [];
      const icons = gunDamage(diceAt(attacker.batteries[zone], band));
      if (icons === 0) return [];
      const line = sightLine(source, target);
      if (blockingZone(line, target) !== null) return [];
      const left = isObstructed(line, source, target, obstructions) ? lessOne(icons) : icons;
      return left > 0 ? [{ zone, defendingZone, band, icons: left }] : [];
    });
  });
}

/** Where everything stands in what is imagined. */
export interface Scene {
  readonly obstructions: Obstructions;
  readonly placeOf: (vessel: Vessel) => ShipPlace;
}

/** The table with some ships elsewhere. */
export function sceneWith(fleets: Fleets, moved: ReadonlyMap<string, ShipPlace>): Scene {
  const placeOf = (vessel: Vessel) => moved.get(vessel.id) ?? vessel.place;
  return {
    obstructions: { ships: [...fleets.own, ...fleets.enemies].map(placeOf), obstacles: fleets.obstacles },
    placeOf,
  };
}

/** What the lines from each zone are worth against one ship, the best of each zone. */
function worthByZone(
  attacker: Vessel,
  defender: Vessel,
  scene: Scene,
  worths: Partial<Record<HullZone, number>>,
): void {
  const lines = linesBetween(attacker, scene.placeOf(attacker), scene.placeOf(defender), scene.obstructions);
  for (const { zone, defendingZone, band, icons } of lines) {
    const worth = worthOfDamage(defender, defendingZone, { icons, band });
    if (worth > (worths[zone] ?? 0)) worths[zone] = worth;
  }
}

/** The two best attacks, from two zones. */
function bestTwo(worths: Partial<Record<HullZone, number>>): number {
  const [first = 0, second = 0] = Object.values(worths).sort((one, other) => other - one);
  return first + second;
}

/** What one activation's fire against these ships is worth. */
export function fireAt(attacker: Vessel, defenders: readonly Vessel[], scene: Scene): number {
  const worths: Partial<Record<HullZone, number>> = {};
  for (const defender of defenders) worthByZone(attacker, defender, scene, worths);
  return bestTwo(worths);
}

/** What fire at the squadrons in a ship's best arc is worth. */
export function flakAt(attacker: Vessel, wings: readonly Wing[], place: ShipPlace): number {
  const { antiSquadron } = attacker.card;
  const reach = FAR * FAR;
  const near = wings.filter(({ at }) => squareBetween(at, place.pose) < reach);
  if (near.length === 0) return 0;
  const byZone = hullZones.map((zone) => {
    const source: Target = { kind: 'hullZone', ship: place, zone };
    let worth = 0;
    for (const wing of near) {
      const target: Target = { kind: 'squadron', at: wing.at };
      if (!isInArc(source, target)) continue;
      const band = rangeOfAttack(source, target);
      if (band !== 'beyond') worth += worthOfHits(wing, flakDamage(diceAt(antiSquadron, band)));
    }
    return worth;
  });
  return Math.max(...byZone);
}
