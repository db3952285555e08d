import type { PoolRegion } from '@sortie/legion/model';
import type { LegionView, UnitView } from '@sortie/legion/view';
import type { Missing } from '../../../../table/not-offered.tsx';
import type { Seen } from '../../../../table/table-game.ts';
import { namesFor } from '../../names-for.ts';
import { cardOf, isOnBattlefield, unitOf } from '../../units.ts';

/** Enemies on the battlefield against which no pool can be formed, each asked with the leader's farthest weapon. */
export function missingTargets(
  seen: Seen<LegionView>,
  { unit: id, targets }: PoolRegion,
): readonly Missing[] {
  const { table } = seen;
  const attacker = unitOf(table, id);
  const names = namesFor(seen);
  if (!attacker) return [];
  return table.units
    .filter((unit) => unit.side !== attacker.side && isOnBattlefield(unit))
    .filter((unit) => targets.every(({ defender }) => defender !== unit.id))
    .map((unit) => ({ key: unit.id, label: names.unit(unit.id), answer: bestTry(attacker, unit) }));
}

/** What the leader would answer with the weapon of its card that reaches farthest. */
function bestTry(attacker: UnitView, { id: defender }: UnitView) {
  const isMelee = attacker.inMeleeWith.includes(defender);
  const [farthest] = cardOf(attacker)
    .weapons.filter(({ isMelee: fights, range }) => (isMelee ? fights : range !== null))
    .toSorted((one, other) => (other.range?.max ?? 0) - (one.range?.max ?? 0));
  const weapons = farthest ? [{ weapon: farthest.name, miniatures: [attacker.leader] }] : [];
  return { defender, type: isMelee ? 'melee' : 'ranged', weapons };
}

/** Weapons that no miniature can add against this defender, and can add against another or not at all. */
export function missingWeapons(
  { table }: Seen<LegionView>,
  { unit: id }: PoolRegion,
  target: PoolRegion['targets'][number],
): readonly Missing[] {
  const unit = unitOf(table, id);
  if (!unit) return [];
  const offered = new Set(target.weapons.map(({ weapon }) => weapon));
  return cardOf(unit)
    .weapons.filter(({ name }) => !offered.has(name))
    .map(({ name }) => {
      const weapons = [{ weapon: name, miniatures: [unit.leader] }];
      return { key: name, label: name, answer: { defender: target.defender, type: target.type, weapons } };
    });
}
