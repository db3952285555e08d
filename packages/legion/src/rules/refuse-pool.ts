import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Attacking, LegionState, Unit, WeaponChoice } from '../model/index.ts';
import { attackRange } from './distances.ts';
import { unitOf } from './in-play.ts';
import { isDisrupted, isHalf } from './pool-dice.ts';
import {
  type Adding,
  drawsFire,
  poolOptionAgainst,
  poolOptions,
  weaponsAdded,
  weaponsPerMiniature,
  whyNotAdded,
} from './pool-options.ts';
import { isDeclined, readPool, type WantedPool } from './read-pool.ts';
import { sightOf } from './sight.ts';
import { tableOf } from './table.ts';
import { type Aim, attackTypeAgainst, whyNotDefender } from './targets.ts';
import { timesAddedBy } from './times-added.ts';
import { weaponsForAttack } from './weapons.ts';

/** An attack that may be declined, or that has a pool already, may go without another. lg.attack.2.contribution-optional */
export function mayDecline({ isOptional, pools }: Attacking): boolean {
  return isOptional || pools.length > 0;
}

function findAdding(
  state: LegionState,
  attack: Attacking,
  weapon: string,
  miniature: string,
): Omit<Adding, 'sight'> | undefined {
  const unit = unitOf(state, attack.unit);
  const one = unit.miniatures.find(({ id }) => id === miniature);
  const found = weaponsForAttack(tableOf(state), attack).find((each) => each.weapon.name === weapon);
  return one && found ? { miniature: one, weapon: found } : undefined;
}

/** The rule against one weapon of the pool and those who add it. */
function whyNotChoice(
  state: LegionState,
  attack: Attacking,
  aim: Aim,
  choice: WeaponChoice,
): Refusal | undefined {
  const { weapon, miniatures } = choice;
  // lg.attack.2.gather-dice
  if (miniatures.length === 0) return refused('lg.attack.2.gather-dice', { weapon });
  if (new Set(miniatures).size < miniatures.length) {
    return refused('lg.attack.2.one-weapon-per-mini', { weapon });
  }
  const sight = sightOf(state, unitOf(state, attack.unit));
  for (const miniature of miniatures) {
    const adding = findAdding(state, attack, weapon, miniature);
    if (!adding) return refused('lg.weapon.heavy.single-mini', { weapon, miniature });
    const rule = whyNotAdded(state, attack, aim, { ...adding, sight });
    if (rule !== undefined) return refused(rule, { weapon, miniature });
  }
  return undefined;
}

/** A miniature that adds more weapons than it may, over all pools. lg.attack.2.one-weapon-per-mini */
function whyTooMany(state: LegionState, attack: Attacking, { weapons }: WantedPool): Refusal | undefined {
  const most = weaponsPerMiniature(state, unitOf(state, attack.unit));
  const adding = weapons.flatMap(({ miniatures }) => miniatures);
  const greedy = adding.find((miniature) => {
    const here = adding.filter((each) => each === miniature).length;
    return here + weaponsAdded(attack, miniature) > most;
  });
  return greedy === undefined
    ? undefined
    : refused('lg.attack.2.one-weapon-per-mini', { miniature: greedy, most });
}

/** A disrupted weapon adds half of its dice, and only such a one is chosen from. lg.vehicle.weapon-disrupted.half-dice */
function whyNotDice(
  state: LegionState,
  attack: Attacking,
  unit: Unit,
  wanted: WantedPool,
): Refusal | undefined {
  const chosen = wanted.weapons.filter(({ dice }) => dice !== undefined);
  const option = chosen.length > 0 ? poolOptionAgainst(state, attack, wanted.defender) : undefined;
  for (const choice of chosen) {
    const found = option?.weapons.find(({ weapon }) => weapon.name === choice.weapon);
    const isLegal =
      found &&
      isDisrupted(unit, choice.weapon) &&
      isHalf(found.weapon, timesAddedBy(found, choice), choice.dice!);
    if (!isLegal) return refused('lg.vehicle.weapon-disrupted.half-dice', { weapon: choice.weapon });
  }
  return undefined;
}

/** The rule against a pool that somebody wants to form; undefined when it may be formed. */
export function refusePool(state: LegionState, attack: Attacking, answer: Plain): Refusal | undefined {
  const wanted = readPool(answer);
  if (wanted === undefined) return refused('table.malformed-answer', { field: 'defender, type, weapons' });
  if (isDeclined(wanted)) return mayDecline(attack) ? undefined : refused('lg.attack.1.choose-enemy-unit');
  const rule = whyNotDefender(state, attack, wanted.defender);
  if (rule !== undefined) return refused(rule, { unit: attack.unit, defender: wanted.defender });
  const unit = unitOf(state, attack.unit);
  const defender = unitOf(state, wanted.defender);
  const type = attackTypeAgainst(unit, defender);
  // lg.attack.ranged-conditions, lg.attack.melee-conditions, lg.attack.3.no-mixing
  if (wanted.type !== type) {
    return refused(type === 'melee' ? 'lg.attack.ranged-conditions' : 'lg.attack.melee-conditions');
  }
  if (wanted.weapons.length === 0) return refused('lg.attack.2.gather-dice');
  const names = wanted.weapons.map(({ weapon }) => weapon);
  if (new Set(names).size < names.length) return refused('lg.attack.3.same-name-same-pool');
  if (
    !drawsFire(state, defender) &&
    poolOptions(state, attack).some((each) => drawsFire(state, each.defender))
  ) {
    return refused('lg.golden-rules.component-over-rules', { unit: attack.unit, defender: defender.id });
  }
  const aim: Aim = { defender, type, range: attackRange(unit, defender) };
  for (const choice of wanted.weapons) {
    const why = whyNotChoice(state, attack, aim, choice);
    if (why) return why;
  }
  return whyTooMany(state, attack, wanted) ?? whyNotDice(state, attack, unit, wanted);
}
