import type { Point, Segment } from '@sortie/geometry';
import type { RulesTable } from '../abilities/rules-table.ts';
import type { HullZone, RangeBand } from '../catalogue/index.ts';
import { hullZones, rangeBands } from '../catalogue/index.ts';
import {
  blockingZone,
  distanceOfAttack,
  isInArc,
  isObstructed,
  rangeOfAttack,
  sightLine,
  type Target,
} from '../measuring/index.ts';
import type {
  ArmadaState,
  AttackChance,
  AttackRange,
  Ship,
  Shot,
  Squadron,
  TableTop,
  Unit,
} from '../model/index.ts';
import { heldBy } from './engagement.ts';
import { allUnits, areFriendly, isInPlay, unitOf } from './in-play.ts';
import { obstructionsOf, targetOf } from './places.ts';
import { tableOf } from './table.ts';
import { countDice, diceFor } from './values.ts';

/** A shot that was measured. */
export interface MeasuredLine extends Shot {
  readonly line: readonly [Point, Point];
}

/** A target as somebody names it. */
export interface Aim {
  readonly zone: HullZone | null;
  readonly defender: Unit;
  readonly defendingZone: HullZone | null;
}

/** What lies on a table, and the questions of the rules over it. */
export interface Overlooked {
  readonly top: Pick<TableTop, 'ships' | 'obstacles'>;
  readonly table: RulesTable;
}

function overlook(state: ArmadaState): Overlooked {
  return { top: state, table: tableOf(state) };
}

/** What speaks against a shot, in the order in which somebody at the table would see it. */
const shotFaults = [
  'friendly',
  'outOfPlay',
  'otherZone',
  'outsideArc',
  'outOfRange',
  'noDice',
  'noSight',
  'zoneUsed',
  'forbidden',
  'engaged',
] as const;

/** The rule against a shot, and what is so in this case. */
export interface NoShot {
  readonly rule: string;
  readonly fault: (typeof shotFaults)[number];
}

/** A shot, or the rule against it. */
export type Measured = MeasuredLine | NoShot;

export function isShot(measured: Measured): measured is MeasuredLine {
  return !('rule' in measured);
}

/** The zones that the ship may attack from: each once in an activation. ar.ship-activation.different-hull-zones */
function zonesToAttackFrom(state: ArmadaState, ship: Ship): readonly HullZone[] {
  return hullZones.filter((zone) => !isZoneUsed(state, ship, zone));
}

function isZoneUsed(state: ArmadaState, ship: Ship, zone: HullZone): boolean {
  const activation = tableOf(state).shipActivation?.number;
  const isUsed = ship.attacks.some((made) => made.activation === activation && made.zone === zone);
  return isUsed && !tableOf(state).cards.permits({ kind: 'sameZoneAgain', ship, zone });
}

export function aimsAt(defender: Unit, zone: HullZone | null): readonly Aim[] {
  if (defender.kind === 'squadron') return [{ zone, defender, defendingZone: null }];
  return hullZones.map((defendingZone) => ({ zone, defender, defendingZone }));
}

/** Every target that might be named. */
function allAims(state: ArmadaState, attacker: Unit, chance: AttackChance): readonly Aim[] {
  const zones =
    attacker.kind === 'squadron' ? [null] : chance.zone ? [chance.zone] : zonesToAttackFrom(state, attacker);
  const enemies = allUnits(state).filter(
    (unit) =>
      !areFriendly(unit, attacker) &&
      isInPlay(unit) &&
      (chance.target === undefined || unit.id === chance.target),
  );
  return zones.flatMap((zone) => enemies.flatMap((enemy) => aimsAt(enemy, zone)));
}

/** The range at which a squadron attacks: distance 1, or a band that a card lets it reach. ar.range.attack.squadron-distance-one */
function rangeOfSquadron(
  table: RulesTable,
  squadron: Squadron,
  from: Target,
  to: Target,
): AttackRange | undefined {
  if (distanceOfAttack(from, to) === 1) return 'distance1';
  if (to.kind !== 'hullZone') return undefined;
  const range = rangeOfAttack(from, to);
  if (range === 'beyond') return undefined;
  const reached = rangeBands.slice(rangeBands.indexOf(range));
  const isReached = (band: RangeBand) =>
    table.cards.permits({ kind: 'squadronReach', squadron, range: band });
  return reached.some(isReached) ? range : undefined;
}

function rangeOf(table: RulesTable, attacker: Unit, from: Target, to: Target): AttackRange | undefined {
  if (attacker.kind === 'squadron') return rangeOfSquadron(table, attacker, from, to);
  const range = rangeOfAttack(from, to);
  return range === 'beyond' ? undefined : range;
}

function isLineObstructed(
  { top, table: { cards } }: Overlooked,
  attacker: Unit,
  line: Segment,
  ends: readonly [Target, Target],
): boolean {
  const obstructions = obstructionsOf(top, (obstacle) => !cards.forbids({ kind: 'obstructs', obstacle }));
  return (
    isObstructed(line, ends[0], ends[1], obstructions) &&
    !cards.permits({ kind: 'ignoreObstruction', attacker })
  );
}

/**
 * Measures a shot: arc, range, dice and line of sight.
 * ar.attack.declare.ship-needs-arc-and-range, ar.attack.declare.squadron-needs-distance-one
 */
export function measureShot(over: Overlooked, attacker: Unit, aim: Aim, counter: boolean): Measured {
  const { table } = over;
  const { zone, defender, defendingZone } = aim;
  if (areFriendly(attacker, defender))
    return { rule: 'ar.attack.declare.no-friendly-targets', fault: 'friendly' };
  const [from, to] = [targetOf(attacker, zone), targetOf(defender, defendingZone)];
  if (!isInArc(from, to)) return { rule: 'ar.attack.declare.ship-needs-arc-and-range', fault: 'outsideArc' };
  const range = rangeOf(table, attacker, from, to);
  const outOfRange =
    attacker.kind === 'ship'
      ? 'ar.attack.declare.ship-needs-arc-and-range'
      : 'ar.attack.declare.squadron-needs-distance-one';
  if (range === undefined) return { rule: outOfRange, fault: 'outOfRange' };
  const line = sightLine(from, to);
  if (blockingZone(line, to) !== null) return { rule: 'ar.los.blocked-by-defender-zone', fault: 'noSight' };
  const obstructed = isLineObstructed(over, attacker, line, [from, to]);
  const shot: MeasuredLine = {
    attacker,
    zone,
    defender,
    defendingZone,
    range,
    obstructed,
    counter,
    line: [line.start, line.end],
  };
  // ar.attack.roll.no-dice-cancels: only targets against which a die can be gathered.
  if (!counter && countDice(diceFor(table, shot)) === 0) return { rule: outOfRange, fault: 'noDice' };
  if (table.cards.forbids({ kind: 'target', shot })) {
    return { rule: 'ar.precedence.cannot-is-absolute', fault: 'forbidden' };
  }
  return shot;
}

/** While another holds it, which it can then attack as well, a squadron attacks no ships. ar.engagement.must-attack-engaged-squadron */
function mustAttackSquadron(state: ArmadaState, squadron: Squadron): boolean {
  const table = tableOf(state);
  const isHeld = heldBy(state, table, squadron).length > 0;
  return isHeld && !table.cards.permits({ kind: 'attackShipWhileEngaged', squadron });
}

/** Every shot that the chance allows now. */
export function shotsOf(state: ArmadaState, chance: AttackChance): readonly MeasuredLine[] {
  const attacker = unitOf(state, chance.unit);
  const counter = chance.counter !== undefined;
  if (!counter && !isInPlay(attacker)) return [];
  const shots = allAims(state, attacker, chance)
    .map((aim) => measureShot(overlook(state), attacker, aim, counter))
    .filter(isShot);
  if (attacker.kind === 'ship' || !mustAttackSquadron(state, attacker)) return shots;
  return shots.filter(({ defender }) => defender.kind === 'squadron');
}

/** The rule against a target that is not offered. */
function whyNoShot(state: ArmadaState, chance: AttackChance, aim: Aim): NoShot {
  const attacker = unitOf(state, chance.unit);
  if (chance.zone !== undefined && aim.zone !== chance.zone) {
    return { rule: 'ar.attack.additional-squadron.same-zone', fault: 'otherZone' };
  }
  if (!isInPlay(aim.defender)) return { rule: 'ar.destroyed.out-of-play', fault: 'outOfPlay' };
  const measured = measureShot(overlook(state), attacker, aim, chance.counter !== undefined);
  if (!isShot(measured)) return measured;
  // A shot that could be measured is ruled out by what the attacker did before, or by who holds it.
  return attacker.kind === 'ship'
    ? { rule: 'ar.ship-activation.different-hull-zones', fault: 'zoneUsed' }
    : { rule: 'ar.engagement.must-attack-engaged-squadron', fault: 'engaged' };
}

/** A target of which zones may be left open. */
export interface RoughAim {
  readonly zone?: HullZone | undefined;
  readonly defender: Unit;
  readonly defendingZone?: HullZone | undefined;
}

/** Every way to attack the target with the zones that are named. */
export function completeAims(attacker: Unit, { zone, defender, defendingZone }: RoughAim): readonly Aim[] {
  const zones = attacker.kind === 'squadron' ? [null] : zone === undefined ? hullZones : [zone];
  return zones.flatMap((each) =>
    aimsAt(defender, each).filter(
      (aim) =>
        defendingZone === undefined || aim.defendingZone === null || aim.defendingZone === defendingZone,
    ),
  );
}

/** Of all ways to attack the target the one that fails last, with the rule against it. */
export function whyNotAny(state: ArmadaState, chance: AttackChance, aims: readonly Aim[]): NoShot & Aim {
  const failing = aims.map((aim) => ({ ...aim, ...whyNoShot(state, chance, aim) }));
  return failing.reduce((last, each) =>
    shotFaults.indexOf(each.fault) > shotFaults.indexOf(last.fault) ? each : last,
  );
}
