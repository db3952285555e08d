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
import { type Blow, worthOfBlow, worthOfFlak } from './worth.ts';

/** How a squadron attacks a ship: criticals count for bombers alone. */
export function bombing({ card, isBomber }: Wing): Blow {
  return { dice: card.battery, band: 'distance1', counted: isBomber ? 'hitsAndCriticals' : 'hits' };
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

/** The colour of the die that an obstructed attack is likely to go without. */
const LEAST = ['red', 'blue', 'black'] as const;

/** The dice that are left to an obstructed attacker. */
export function lessOne(dice: DicePool): DicePool {
  const colour = LEAST.find((each) => dice[each] > 0);
  return colour ? { ...dice, [colour]: dice[colour] - 1 } : dice;
}

export function countDice({ red, blue, black }: DicePool): number {
  return red + blue + black;
}

/** A line of fire between two ships: the zones at its ends and the dice that reach so far. */
export interface Line {
  readonly zone: HullZone;
  readonly defendingZone: HullZone;
  readonly band: 'close' | 'medium' | 'long';
  readonly dice: DicePool;
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
      const dice = diceAt(attacker.batteries[zone], band);
      if (countDice(dice) === 0) return [];
      const line = sightLine(source, target);
      if (blockingZone(line, target) !== null) return [];
      const left = isObstructed(line, source, target, obstructions) ? lessOne(dice) : dice;
      return countDice(left) > 0 ? [{ zone, defendingZone, band, dice: left }] : [];
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
  for (const { zone, defendingZone, band, dice } of lines) {
    const worth = worthOfBlow(defender, defendingZone, { dice, band, counted: 'hitsAndCriticals' });
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
      if (band !== 'beyond') worth += worthOfFlak(wing, diceAt(antiSquadron, band));
    }
    return worth;
  });
  return Math.max(...byZone);
}
