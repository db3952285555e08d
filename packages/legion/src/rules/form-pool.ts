import type { Plain, Refusal } from '@sortie/kernel';
import { region } from '@sortie/kernel';
import type { AttackDice } from '../catalogue/index.ts';
import type {
  Attacking,
  FormedPool,
  LegionQuestion,
  LegionState,
  PoolAnswer,
  PoolRegion,
  PoolRegionWeapon,
  PoolWeapon,
  Unit,
  WeaponChoice,
} from '../model/index.ts';
import { unitOf } from './in-play.ts';
import { bestHalf, isDisrupted, multiplyDice } from './pool-dice.ts';
import {
  type PoolOption,
  poolOptionAgainst,
  poolOptions,
  type WeaponOption,
  weaponsPerMiniature,
} from './pool-options.ts';
import type { WantedPool } from './read-pool.ts';
import { mayDecline, refusePool } from './refuse-pool.ts';
import { bestPool, suggestPools } from './suggest-pools.ts';
import { timesAddedBy } from './times-added.ts';

/** All dice of the weapon, or the chosen half of a disrupted one. lg.vehicle.weapon-disrupted.half-dice */
function diceOf(unit: Unit, option: WeaponOption, choice: WeaponChoice): AttackDice {
  const times = timesAddedBy(option, choice);
  return isDisrupted(unit, option.weapon.name)
    ? (choice.dice ?? bestHalf(option.weapon, times))
    : multiplyDice(option.weapon.dice, times);
}

/** The pool that a legal answer forms, with all its dice. lg.attack.2.gather-dice, lg.attack.3.pools-before-dice */
export function formedPool(state: LegionState, attack: Attacking, wanted: WantedPool): FormedPool {
  const option = poolOptionAgainst(state, attack, wanted.defender)!;
  const unit = unitOf(state, attack.unit);
  const weapons = wanted.weapons.map((choice): PoolWeapon => {
    const found = option.weapons.find(({ weapon }) => weapon.name === choice.weapon)!;
    const { weapon, miniatures } = choice;
    return { weapon, card: found.card, miniatures, dice: diceOf(unit, found, choice) };
  });
  return { defender: option.defender.id, type: option.type, range: option.range, weapons };
}

function describeWeapon(unit: Unit, { weapon, card }: WeaponOption): PoolRegionWeapon {
  const { name, keywords, range } = weapon;
  const dice = isDisrupted(unit, name) ? bestHalf(weapon, 1) : weapon.dice;
  return { weapon: name, card, dice, keywords, range };
}

/** Each weapon that can be used against one target or the other, once. */
function describeWeapons(unit: Unit, options: readonly PoolOption[]): readonly PoolRegionWeapon[] {
  const byName = new Map<string, PoolRegionWeapon>();
  for (const weapon of options.flatMap(({ weapons }) => weapons)) {
    byName.set(weapon.weapon.name, describeWeapon(unit, weapon));
  }
  return [...byName.values()];
}

function describeOption({ defender, type, range, weapons }: PoolOption): PoolRegion['targets'][number] {
  return {
    defender: defender.id,
    type,
    range,
    weapons: weapons.map(({ weapon, users }) => ({
      weapon: weapon.name,
      miniatures: users.map(({ miniature }) => miniature),
    })),
  };
}

/** A rough answer as it is where it is legal, otherwise what of it can be used, or the best against its defender. */
function completePool(
  state: LegionState,
  attack: Attacking,
  options: readonly PoolOption[],
  rough: Plain,
): PoolAnswer | Refusal {
  const why = refusePool(state, attack, rough);
  if (why === undefined) return rough as unknown as PoolAnswer;
  const { defender, weapons } = (rough ?? {}) as { readonly defender?: unknown; readonly weapons?: unknown };
  const option = options.find((each) => each.defender.id === defender);
  const most = weaponsPerMiniature(state, unitOf(state, attack.unit));
  return option ? bestPool(option, attack, most, weapons) : why;
}

/** Steps 1 and 2 as one question: the defender, and which miniatures add which weapons. */
export function formPoolRequest(
  state: LegionState,
  attack: Attacking,
): LegionQuestion<'formPool'> | undefined {
  const options = poolOptions(state, attack);
  if (options.length === 0) return undefined;
  const unit = unitOf(state, attack.unit);
  return {
    seat: unit.seat,
    // lg.attack.1.choose-enemy-unit, lg.attack.3.additional-defender
    rule: attack.pools.length === 0 ? 'lg.attack.1.choose-enemy-unit' : 'lg.attack.3.additional-defender',
    about: { unit: unit.id, source: attack.source, formed: attack.pools.map(({ defender }) => defender) },
    answers: region<PoolAnswer, PoolRegion>({
      region: {
        kind: 'pool',
        unit: unit.id,
        weaponsEach: weaponsPerMiniature(state, unit),
        weapons: describeWeapons(unit, options),
        targets: options.map(describeOption),
      },
      refuse: (answer) => refusePool(state, attack, answer),
      *suggest() {
        const most = weaponsPerMiniature(state, unit);
        for (const option of options) yield* suggestPools(option, attack, most);
        if (mayDecline(attack)) yield { decline: true };
      },
      complete: (rough) => completePool(state, attack, options, rough),
    }),
  };
}
