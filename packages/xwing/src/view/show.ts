import type { Point, Pose } from '@sortie/geometry';
import type { Viewer } from '@sortie/kernel';
import type { Maneuver } from '../catalogue/index.ts';
import type {
  Attack,
  AttackDie,
  BombToken,
  ConditionInPlay,
  DamageInPlay,
  DefenseDie,
  Dispute,
  Lasting,
  Lock,
  MissionState,
  Obstacle,
  Options,
  Ruling,
  Satellite,
  Ship,
  Touch,
  UpgradeInPlay,
} from '../model/index.ts';
import type { AttackView, DamageView, ShipView } from './xwing-view.ts';

// What everybody may know of each thing, field by field: a field that is not named here is seen by nobody.

export function showPose({ x, y, heading }: Pose): Pose {
  return { x, y, heading };
}

export function showPoint({ x, y }: Point): Point {
  return { x, y };
}

export function showManeuver({ speed, bearing, difficulty, energy, along }: Maneuver): Maneuver {
  return {
    speed,
    bearing,
    difficulty,
    ...(energy === undefined ? {} : { energy }),
    ...(along ? { along } : {}),
  };
}

function showUpgrade({ key, card, faceup, tokens }: UpgradeInPlay): UpgradeInPlay {
  return { key, card, faceup, tokens };
}

export function showLasting({ source, effect, until, serial }: Lasting): Lasting {
  return { source, effect: showEffect(effect), until, serial };
}

function showEffect(effect: Lasting['effect']): Lasting['effect'] {
  switch (effect.kind) {
    case 'agility':
    case 'primaryWeapon':
    case 'attackDice':
    case 'defenseDice':
      return { kind: effect.kind, by: effect.by };
    case 'pilotSkill':
      return { kind: effect.kind, to: effect.to };
    case 'copiesPilot':
      return { kind: effect.kind, pilot: effect.pilot };
    case 'rules':
      return { kind: effect.kind, of: effect.of, name: effect.name };
    case 'mark':
      return { kind: effect.kind, mark: effect.mark };
    default:
      return { kind: effect.kind };
  }
}

export function showCondition({ key, card, by, serial, holds }: ConditionInPlay): ConditionInPlay {
  return { key, card, by, serial, ...(holds ? { holds } : {}) };
}

function showLock({ target, letter, second }: Lock): Lock {
  return { target, letter, ...(second ? { second } : {}) };
}

/** Nobody looks under a facedown Damage card but the referee. */
export function showDamage({ key, card, faceup, round, serial }: DamageInPlay, viewer: Viewer): DamageView {
  const known = faceup || viewer === 'referee' ? card : null;
  return { key, card: known, faceup, round, serial, counter: card === null };
}

/** What depends on who looks, or on what counts now. */
type Beheld = Pick<ShipView, 'damage' | 'dial' | 'usedThisRound'>;

export function showShip(ship: Ship, beheld: Beheld): Omit<ShipView, 'criticalHits' | 'values'> {
  const { tokens, lock, otherLock } = ship;
  return {
    id: ship.id,
    seat: ship.seat,
    side: ship.side,
    type: ship.type,
    pilot: ship.pilot,
    identifier: ship.identifier && {
      numeral: ship.identifier.numeral,
      colour: ship.identifier.colour,
    },
    upgrades: ship.upgrades.map(showUpgrade),
    pose: ship.pose && showPose(ship.pose),
    shields: ship.shields,
    damage: beheld.damage,
    tokens: {
      focus: tokens.focus,
      evade: tokens.evade,
      stress: tokens.stress,
      ion: tokens.ion,
      cloak: tokens.cloak,
      tractorBeam: tokens.tractorBeam,
      jam: tokens.jam,
      weaponsDisabled: tokens.weaponsDisabled,
      reinforceFore: tokens.reinforceFore,
      reinforceAft: tokens.reinforceAft,
    },
    conditions: ship.conditions.map(showCondition),
    mobileArc: ship.mobileArc,
    lock: lock && showLock(lock),
    ...(otherLock ? { otherLock: showLock(otherLock) } : {}),
    dial: beheld.dial,
    dialRevealed: ship.dialRevealed,
    missedDial: ship.missedDial,
    activated: ship.activated,
    hasFought: ship.hasFought,
    speedFlown: ship.speedFlown,
    actions: ship.actions,
    bombDropped: ship.bombDropped,
    lasting: ship.lasting.map(showLasting),
    usedThisRound: beheld.usedThisRound,
    doomed: ship.doomed,
    gone: ship.gone,
    goneInRound: ship.goneInRound,
    ...(ship.docked === undefined ? {} : { docked: ship.docked }),
    reinforcement: ship.reinforcement,
  };
}

function showAttackDie(die: AttackDie): AttackDie {
  const { face, timesRerolled, cancelled, added, fixed, final, setAside } = die;
  return {
    face,
    timesRerolled,
    cancelled,
    ...(added ? { added } : {}),
    ...(fixed ? { fixed } : {}),
    ...(final ? { final } : {}),
    ...(setAside ? { setAside } : {}),
  };
}

function showDefenseDie({ face, timesRerolled, cancelled, added, final }: DefenseDie): DefenseDie {
  return { face, timesRerolled, cancelled, ...(added ? { added } : {}), ...(final ? { final } : {}) };
}

export function showAttack(attack: Attack, used: AttackView['used']): AttackView {
  return {
    attacker: attack.attacker,
    defender: attack.defender,
    weapon: attack.weapon,
    range: attack.range,
    obstructed: attack.obstructed,
    line: [showPoint(attack.line[0]), showPoint(attack.line[1])],
    inArc: attack.inArc,
    attackDice: attack.attackDice.map(showAttackDie),
    defenseDice: attack.defenseDice.map(showDefenseDie),
    used,
    criticalsFirst: attack.criticalsFirst,
    outcome: attack.outcome,
    ...(attack.dealt ? { dealt: attack.dealt } : {}),
    ...(attack.discardsIfHit ? { discardsIfHit: true } : {}),
    source: attack.source,
  };
}

export function showObstacle({ id, kind, outline, pose }: Obstacle): Obstacle {
  return { id, kind, outline, pose: pose && showPose(pose) };
}

export function showBomb({ id, bomb, pose, side, droppedBy }: BombToken): BombToken {
  return { id, bomb, pose: showPose(pose), side, droppedBy };
}

export function showTouch({ ships, moved }: Touch): Touch {
  return { ships, moved };
}

export function showDispute({ caller, call, rulings }: Dispute): Dispute {
  return { caller, call, rulings };
}

export function showRuling({ call, ruling, by }: Ruling): Ruling {
  return { call, ruling, by };
}

function showSatellite({ id, band, at, scannedBy, returned }: Satellite): Satellite {
  return { id, band, at: at && showPoint(at), scannedBy, returned };
}

export function showMission(mission: MissionState): MissionState {
  return {
    id: mission.id,
    rebel: mission.rebel,
    imperial: mission.imperial,
    shuttle: mission.shuttle,
    disabledShip: mission.disabledShip,
    satellites: mission.satellites.map(showSatellite),
    hundredPoints: mission.hundredPoints,
  };
}

export function showOptions(options: Options): Options {
  const { area, obstacles } = options;
  return {
    variant: options.variant,
    points: options.points,
    format: options.format,
    area: { width: area.width, depth: area.depth },
    guides: options.guides,
    obstacles: obstacles === null ? null : obstacles.map(({ kind, outline }) => ({ kind, outline })),
    damageDeck: options.damageDeck,
    ownDecks: options.ownDecks,
    roundLimit: options.roundLimit,
    timeLimit: options.timeLimit,
    timedPlanning: options.timedPlanning,
    disputes: options.disputes,
    collection: options.collection,
    mission: options.mission,
    presetForces: options.presetForces,
  };
}
