import type { Point, Pose } from '@sortie/geometry';
import type { Viewer } from '@sortie/kernel';
import type { DicePool } from '../catalogue/index.ts';
import type {
  Attack,
  AttackDie,
  Course,
  DamageInPlay,
  DefenseTokenInPlay,
  MadeAttack,
  Maneuvering,
  ObjectiveState,
  ObjectiveToken,
  Obstacle,
  Options,
  Ship,
  ShipActivation,
  Squadron,
  SquadronActivation,
  UpgradeInPlay,
} from '../model/index.ts';
import type { AttackView, DamageView, ShipView, SquadronView } from './armada-view.ts';

// What everybody may know of each thing, field by field: a field that is not named here is seen by nobody.

export function showPose({ x, y, heading }: Pose): Pose {
  return { x, y, heading };
}

export function showPoint({ x, y }: Point): Point {
  return { x, y };
}

export function showPool({ red, blue, black }: DicePool): DicePool {
  return { red, blue, black };
}

function showUpgrade({ key, card, faceup, exhausted }: UpgradeInPlay): UpgradeInPlay {
  return { key, card, faceup, exhausted };
}

function showToken({ token, state }: DefenseTokenInPlay): DefenseTokenInPlay {
  return { token, state };
}

function showMadeAttack({ activation, zone, targets }: MadeAttack): MadeAttack {
  return { activation, zone, targets: targets.map((target) => ({ unit: target.unit, zone: target.zone })) };
}

/** Nobody looks under a facedown damage card but the referee. ar.damage.ship-card-when-no-shields */
export function showDamage({ key, card, faceup, inForce, serial }: DamageInPlay, viewer: Viewer): DamageView {
  const known = faceup || viewer === 'referee' ? card : null;
  return { key, card: known, faceup, inForce, serial, faceless: card === null };
}

/** What depends on who looks, or on what counts now. */
type BeheldShip = Pick<ShipView, 'damage' | 'dials' | 'usedThisRound' | 'values'>;

export function showShip(ship: Ship, { damage, dials, usedThisRound, values }: BeheldShip): ShipView {
  const { shields } = ship;
  return {
    kind: ship.kind,
    id: ship.id,
    seat: ship.seat,
    side: ship.side,
    card: ship.card,
    upgrades: ship.upgrades.map(showUpgrade),
    pose: ship.pose && showPose(ship.pose),
    speed: ship.speed,
    shields: { front: shields.front, left: shields.left, right: shields.right, rear: shields.rear },
    damage,
    defenseTokens: ship.defenseTokens.map(showToken),
    dials,
    revealedDial: ship.revealedDial,
    usedDial: ship.usedDial,
    commandTokens: ship.commandTokens,
    activated: ship.activated,
    resolved: ship.resolved,
    attacks: ship.attacks.map(showMadeAttack),
    destroyed: ship.destroyed,
    removed: ship.removed,
    setAside: ship.setAside,
    usedThisRound,
    values,
  };
}

type BeheldSquadron = Pick<SquadronView, 'usedThisRound' | 'activated' | 'engagedWith'>;

export function showSquadron(squadron: Squadron, beheld: BeheldSquadron): SquadronView {
  return {
    kind: squadron.kind,
    id: squadron.id,
    seat: squadron.seat,
    side: squadron.side,
    card: squadron.card,
    at: squadron.at && showPoint(squadron.at),
    hull: squadron.hull,
    defenseTokens: squadron.defenseTokens.map(showToken),
    slider: squadron.slider,
    attacks: squadron.attacks.map(showMadeAttack),
    destroyed: squadron.destroyed,
    removed: squadron.removed,
    setAside: squadron.setAside,
    usedThisRound: beheld.usedThisRound,
    activated: beheld.activated,
    engagedWith: beheld.engagedWith,
  };
}

function showDie({ face, timesRerolled, cancelled, added, colour }: AttackDie): AttackDie {
  return { face, timesRerolled, cancelled, colour, ...(added ? { added } : {}) };
}

export function showAttack(attack: Attack, armament: DicePool): AttackView {
  return {
    number: attack.number,
    attacker: attack.attacker,
    zone: attack.zone,
    defender: attack.defender,
    defendingZone: attack.defendingZone,
    range: attack.range,
    obstructed: attack.obstructed,
    line: [showPoint(attack.line[0]), showPoint(attack.line[1])],
    counter: attack.counter,
    gathered: showPool(attack.gathered),
    dice: attack.dice.map(showDie),
    locked: attack.locked,
    marked: attack.marked,
    spent: attack.spent,
    redirectTo: attack.redirectTo,
    braced: attack.braced,
    critical: attack.critical,
    faceupLeft: attack.faceupLeft,
    total: attack.total,
    suffered: attack.suffered,
    turnedFaceup: attack.turnedFaceup,
    squadrons: attack.squadrons,
    source: attack.source,
    armament,
  };
}

export function showShipActivation(activation: ShipActivation): ShipActivation {
  const { ship, number, revealsNothing } = activation;
  return { ship, number, revealsNothing };
}

export function showSquadronActivation(activation: SquadronActivation): SquadronActivation {
  const { squadron, number, by, moved, attacks, deed } = activation;
  return { squadron, number, by, moved, attacks, deed };
}

export function showCourse({ clicks, side }: Course): Course {
  return { clicks, side };
}

export function showManeuver(maneuver: Maneuvering): Maneuvering {
  return {
    ship: maneuver.ship,
    fixedSpeed: maneuver.fixedSpeed,
    extraYaw: maneuver.extraYaw,
    navigated: maneuver.navigated,
    course: maneuver.course && showCourse(maneuver.course),
    start: maneuver.start && showPose(maneuver.start),
    reached: maneuver.reached,
    overlapped: maneuver.overlapped,
    nearest: maneuver.nearest,
    displaced: maneuver.displaced,
    obstacles: maneuver.obstacles,
    source: maneuver.source,
  };
}

export function showObstacle({ id, pose }: Obstacle): Obstacle {
  return { id, pose: pose && showPose(pose) };
}

export function showObjective({ card, ships }: ObjectiveState): ObjectiveState {
  return { card, ships };
}

export function showObjectiveToken({ id, at, on }: ObjectiveToken): ObjectiveToken {
  return { id, at: at && showPoint(at), on };
}

export function showOptions(options: Options): Options {
  return {
    points: options.points,
    area: { width: options.area.width, depth: options.area.depth },
    setUpWidth: options.setUpWidth,
    obstacles: options.obstacles,
    roundLimit: options.roundLimit,
    objectives: options.objectives,
    agreedObjective: options.agreedObjective,
  };
}
