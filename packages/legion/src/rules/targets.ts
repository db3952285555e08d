import type { Attacking, AttackType, LegionState, Unit, UnitId } from '../model/index.ts';
import { areInMelee, attackRange } from './distances.ts';
import { areFriendly, findUnit, isOnBattlefield, unitOf, unitsOnBattlefield } from './in-play.ts';
import { tableOf } from './table.ts';

/** What an attack must be so that a unit may be declared. */
export type AttackTerms = Pick<Attacking, 'unit' | 'types' | 'against' | 'notAgainst' | 'pools'>;

/** A unit that may be declared as a defender, as far as the two units are concerned. */
export interface Aim {
  readonly defender: Unit;
  readonly type: AttackType;
  readonly range: number;
}

/**
 * Units in melee with each other attack in melee, all others at range; which of their miniatures touch is not asked.
 * lg.melee.attack-is-melee, lg.attack.two-types, lg.melee.non-contact-minis-fight
 */
export function attackTypeAgainst(attacker: Unit, defender: Unit): AttackType {
  return areInMelee(attacker, defender) ? 'melee' : 'ranged';
}

/** What speaks against any attack of the unit. */
function whyNotAttack(attacker: Unit): string | undefined {
  if (attacker.whereabouts === 'transported') return 'lg.transport.no-attack';
  return isOnBattlefield(attacker) ? undefined : 'lg.attack.roles';
}

/** What speaks against its ranged attacks, whoever defends. */
function whyNotRanged(state: LegionState, attacker: Unit): string | undefined {
  // In melee with a vehicle alone a unit is not engaged and may shoot at others. lg.melee.engaged.not-with-vehicles
  return tableOf(state).isEngaged(attacker.id) ? 'lg.melee.engaged.no-ranged-attacks' : undefined;
}

/** What the effect that grants the attack says against the defender. */
function whyNotGranted(terms: AttackTerms, defender: UnitId, type: AttackType): string | undefined {
  if (terms.against !== null && terms.against !== defender) return 'lg.attack.1.choose-enemy-unit';
  if (terms.notAgainst.includes(defender)) return 'lg.unit-keyword.gunslinger.second-attack';
  return terms.types === 'any' || terms.types === type ? undefined : 'lg.attack.two-types';
}

/** A unit that may be declared, or the rule against declaring it. */
type Judged = Aim | string;

/** Judges one unit after the other as a defender; what does not depend on the defender is asked at most once. */
function judgeDefenders(state: LegionState, terms: AttackTerms): (id: string) => Judged {
  const table = tableOf(state);
  const attacker = unitOf(state, terms.unit);
  let notRanged: string | undefined | null = null;
  return (id) => {
    const defender = findUnit(state, id);
    // lg.attack.1.choose-enemy-unit
    if (!defender || areFriendly(attacker, defender) || !isOnBattlefield(defender)) {
      return 'lg.attack.1.choose-enemy-unit';
    }
    if (terms.pools.some((pool) => pool.defender === defender.id)) return 'lg.attack.3.one-pool-per-defender';
    const type = attackTypeAgainst(attacker, defender);
    const isRanged = type === 'ranged';
    if (isRanged && notRanged === null) notRanged = whyNotRanged(state, attacker);
    const refused =
      whyNotAttack(attacker) ?? (isRanged ? notRanged : undefined) ?? whyNotGranted(terms, defender.id, type);
    if (refused) return refused;
    if (isRanged && table.isEngaged(defender.id)) return 'lg.melee.engaged.not-ranged-target';
    const aim: Aim = { defender, type, range: attackRange(attacker, defender) };
    return table.isForbidden({ kind: 'target', target: { attacker, ...aim } })
      ? 'lg.golden-rules.cannot-is-absolute'
      : aim;
  };
}

/** The rule against declaring a unit as a defender; undefined when it may be, if a weapon can join the pool. */
export function whyNotDefender(state: LegionState, terms: AttackTerms, id: string): string | undefined {
  const judged = judgeDefenders(state, terms)(id);
  return typeof judged === 'string' ? judged : undefined;
}

/** The rules against these units as defenders, each once. */
export function rulesAgainstDefenders(
  state: LegionState,
  terms: AttackTerms,
  units: readonly Unit[],
): readonly (string | undefined)[] {
  const judge = judgeDefenders(state, terms);
  const rules = new Set<string | undefined>();
  for (const { id } of units) {
    const judged = judge(id);
    rules.add(typeof judged === 'string' ? judged : undefined);
  }
  return [...rules];
}

/** The enemies that nothing between the two units speaks against, one by one. lg.attack.3.checked-per-defender */
export function* aimsOf(state: LegionState, terms: AttackTerms): Generator<Aim> {
  const judge = judgeDefenders(state, terms);
  for (const { id } of unitsOnBattlefield(state)) {
    const judged = judge(id);
    if (typeof judged !== 'string') yield judged;
  }
}
