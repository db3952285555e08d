import { hullZones } from '@sortie/armada/catalogue';
import { distanceOfAttack, isSquadronInPlayArea, type Target } from '@sortie/armada/measuring';
import { type Point, squareBetween } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import { fieldsOf, isDeclining } from '../../planning/answers.ts';
import { planOf } from '../objectives/index.ts';
import { bombing } from './fire.ts';
import { type Fleets, type Vessel, type Wing, wingOf } from './fleets.ts';
import { bestAnswer, type Thinking } from './thinking.ts';
import { worthOfBlow, worthOfFlak } from './worth.ts';

/** Middles of squadrons at distance 1 of each other are no farther apart. */
const ENGAGED = 76.5 + 34;

function isNear(one: Point, other: Point): boolean {
  return squareBetween(one, other) <= ENGAGED * ENGAGED;
}

function distance(one: Point, other: Point): number {
  return Math.sqrt(squareBetween(one, other));
}

/** What the squadron's battery does to the ship's weakest zone at distance 1 of a place. */
function bombingAt(wing: Wing, ship: Vessel, at: Point): number {
  if (squareBetween(at, ship.place.pose) > 250 * 250) return 0;
  let best = 0;
  for (const zone of hullZones) {
    const from: Target = { kind: 'squadron', at };
    const to: Target = { kind: 'hullZone', ship: ship.place, zone };
    if (distanceOfAttack(from, to) !== 1) continue;
    best = Math.max(best, worthOfBlow(ship, zone, bombing(wing)));
  }
  return best;
}

function worthOfDogfight(wing: Wing, other: Wing): number {
  return worthOfFlak(other, wing.card.antiSquadron) * (other.isBomber ? 1.4 : 1);
}

/** The best that the squadron could attack from a place. */
function attackAt(fleets: Fleets, wing: Wing, at: Point): number {
  const engaged = fleets.enemyWings.filter((other) => isNear(at, other.at));
  const dogfight = Math.max(0, ...engaged.map((other) => worthOfDogfight(wing, other)));
  // Those who hold it must be attacked first. Heavy ones hold nobody.
  if (engaged.some(({ isHeavy }) => !isHeavy)) return dogfight;
  return Math.max(dogfight, ...fleets.enemies.map((ship) => bombingAt(wing, ship, at)));
}

/** Keeping the enemy's bombers from the ships is worth something by itself. */
function holdingAt(fleets: Fleets, wing: Wing, at: Point): number {
  if (wing.isHeavy) return 0;
  const held = fleets.enemyWings.filter((other) => other.isBomber && isNear(at, other.at));
  return held.length * 2.5;
}

/** What stands around a place could do to the squadron there. */
function dangerAt(fleets: Fleets, wing: Wing, at: Point): number {
  const flak = fleets.enemies
    .filter(({ place }) => squareBetween(at, place.pose) < 220 * 220)
    .reduce((sum, { card }) => sum + worthOfFlak(wing, card.antiSquadron), 0);
  const fighters = fleets.enemyWings
    .filter((other) => isNear(at, other.at))
    .reduce((sum, other) => sum + worthOfFlak(wing, other.card.antiSquadron), 0);
  return 0.5 * flak + 0.5 * fighters;
}

/** How far it still is to what the squadron is for: bombers to ships, fighters to squadrons, bombers of theirs first. */
function wayToGo(fleets: Fleets, wing: Wing, at: Point): number {
  const toShips = fleets.enemies.map(({ place }) => distance(at, place.pose));
  const toWings = fleets.enemyWings.map((other) => distance(at, other.at) - (other.isBomber ? 100 : 0));
  const wanted = wing.isBomber || toWings.length === 0 ? toShips : toWings;
  return Math.max(0, Math.min(...wanted, 3000) - 90);
}

const NEARNESS = 0.02;

function placeWorth(fleets: Fleets, wing: Wing, at: Point): number {
  if (!isSquadronInPlayArea(fleets.view.options.area, at)) return -100;
  return (
    attackAt(fleets, wing, at) +
    holdingAt(fleets, wing, at) +
    (planOf(fleets.view.objective?.card).hover?.(fleets, at) ?? 0) -
    dangerAt(fleets, wing, at) -
    NEARNESS * wayToGo(fleets, wing, at)
  );
}

/** Where a squadron moves to. */
export function chooseMove(thinking: Thinking): Plain {
  const { fleets, about } = thinking;
  const wing = wingOf(fleets, about.squadron);
  if (!wing) return thinking.answers[0]!;
  return bestAnswer(thinking, (answer) => placeWorth(fleets, wing, answer as unknown as Point));
}

/** Attack where there is something worth it; a squadron that may do both attacks last unless it is held. */
export function chooseDeed(thinking: Thinking): Plain {
  const { fleets, about, view, answers } = thinking;
  const wing = wingOf(fleets, about.squadron);
  const find = (deed: string) => answers.find((answer) => fieldsOf(answer).deed === deed);
  const [attack, move] = [find('attack'), find('move')];
  if (!wing || !attack) return move ?? answers[0]!;
  if (!move) return attack;
  const now = attackAt(fleets, wing, wing.at);
  const mayDoBoth = view.squadronActivation?.by !== null;
  if (mayDoBoth) return now > 0.5 ? attack : move;
  return now >= 0.8 ? attack : move;
}

/** What activating the squadron now is worth: what it could attack, where it stands or within its reach. */
function activationWorth(fleets: Fleets, wing: Wing): number {
  const here = attackAt(fleets, wing, wing.at);
  const isHeld = fleets.enemyWings.some((other) => !other.isHeavy && isNear(wing.at, other.at));
  if (isHeld) return here;
  const reach = 60 * wing.card.speed + 60;
  const targets = wing.isBomber
    ? fleets.enemies.map(({ place }) => distance(wing.at, place.pose))
    : fleets.enemyWings.map((other) => distance(wing.at, other.at));
  const nearest = Math.min(...targets, 3000);
  return Math.max(here, nearest < reach ? 3 : 1 - nearest / 3000);
}

/** The squadron to activate next. */
export function chooseSquadron(thinking: Thinking): Plain {
  const { fleets } = thinking;
  return bestAnswer(thinking, (answer) => {
    if (isDeclining(answer)) return -1;
    const wing = wingOf(fleets, fieldsOf(answer).squadron);
    return wing ? activationWorth(fleets, wing) : 0;
  });
}

/** Squadrons that were flown over go beside the ship where they are worth most to whoever places them. */
export function chooseDisplaced(thinking: Thinking): Plain {
  const { fleets, side } = thinking;
  return bestAnswer(thinking, (answer) => {
    const { squadron, x, y } = fieldsOf(answer);
    const wing = wingOf(fleets, squadron) ?? liftedWing(thinking, squadron);
    if (!wing || typeof x !== 'number' || typeof y !== 'number') return 0;
    const seen = wing.side === side ? fleets : turned(fleets);
    const worth = placeWorth(seen, wing, { x, y });
    return wing.side === side ? worth : -worth;
  });
}

function turned(fleets: Fleets): Fleets {
  const { own, enemies, ownWings, enemyWings } = fleets;
  return { ...fleets, own: enemies, enemies: own, ownWings: enemyWings, enemyWings: ownWings };
}

function liftedWing({ view, fleets }: Thinking, id: Plain | undefined): Wing | undefined {
  const like = [...fleets.ownWings, ...fleets.enemyWings][0];
  const squadron = view.squadrons.find((each) => each.id === id);
  return like && squadron ? { ...like, id: squadron.id, side: squadron.side, squadron } : undefined;
}
