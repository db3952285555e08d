import { dicePool } from '../catalogue/index.ts';
import type { ArmadaState, Attack, AttackChance, Shot } from '../model/index.ts';
import { unitOf } from './in-play.ts';
import type { MeasuredLine } from './targets.ts';

const NO_DICE = dicePool({});

/** What is new with every defender of an attack. */
export function againstDefender(shot: MeasuredLine) {
  const { defender, defendingZone, range, obstructed, line } = shot;
  return {
    defender: defender.id,
    defendingZone,
    range,
    obstructed,
    line,
    gathered: NO_DICE,
    dice: [],
    locked: [],
    marked: [],
    // Each squadron of a series is a defender of its own. ar.defense.one-per-type
    spent: [],
    redirectTo: [],
    braced: false,
    total: null,
    suffered: 0,
  } satisfies Partial<Attack>;
}

/** The attack of a declared shot. */
export function attackOf(state: ArmadaState, chance: AttackChance, shot: MeasuredLine): Attack {
  const { defender } = shot;
  return {
    ...againstDefender(shot),
    number: state.attacks + 1,
    attacker: shot.attacker.id,
    zone: shot.zone,
    counter: chance.counter ?? null,
    critical: null,
    faceupLeft: 0,
    turnedFaceup: 0,
    squadrons: defender.kind === 'squadron' ? [defender.id] : [],
    source: chance.source,
  };
}

/** The attack as the shot that it was declared with. */
export function shotOf(state: ArmadaState, attack: Attack): Shot {
  return {
    attacker: unitOf(state, attack.attacker),
    zone: attack.zone,
    defender: unitOf(state, attack.defender),
    defendingZone: attack.defendingZone,
    range: attack.range,
    obstructed: attack.obstructed,
    counter: attack.counter !== null,
  };
}
