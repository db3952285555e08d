import type { Miniature, SufferingWounds, Unit } from '../model/index.ts';
import { miniaturesLeft } from './in-play.ts';
import { isNoncombatant } from './values.ts';

type Wounds = Pick<SufferingWounds, 'among' | 'leaderLast'>;

/** Those that no attacking miniature sees are left out. lg.wound.assign.los-required */
function withinSight(miniatures: readonly Miniature[], { among }: Wounds): readonly Miniature[] {
  return among === null ? miniatures : miniatures.filter(({ id }) => among.includes(id));
}

/**
 * The leader comes last unless it alone is wounded, or alone in sight: also where it has the most wounds of several.
 * lg.wound.assign.leader-last, lg.wound.assign.wounded-leader-first, lg.vertical.clamber.wounds-leader-last
 */
function mayWoundLeader(unit: Unit, seen: readonly Miniature[], { leaderLast }: Wounds): boolean {
  const others = miniaturesLeft(unit).filter(({ id }) => id !== unit.leader);
  if (seen.every(({ id }) => id === unit.leader)) return true;
  const leader = seen.find(({ id }) => id === unit.leader);
  return (
    !leaderLast && leader !== undefined && leader.wounds > 0 && others.every(({ wounds }) => wounds === 0)
  );
}

/** lg.wound.assign.wounded-first, lg.wound.assign.most-wounded-first, lg.wound.wounded-mini */
function mostWounded(miniatures: readonly Miniature[]): readonly Miniature[] {
  const most = Math.max(...miniatures.map(({ wounds }) => wounds));
  return miniatures.filter(({ wounds }) => wounds === most);
}

/**
 * Others without wounds come before a Noncombatant that has none. lg.upgrade-keyword.noncombatant.wounds-others-first,
 * lg.upgrade-keyword.noncombatant.only-visible, lg.upgrade-keyword.noncombatant.already-wounded
 */
function combatantsFirst(unit: Unit, miniatures: readonly Miniature[]): readonly Miniature[] {
  const combatants = miniatures.filter((each) => each.wounds > 0 || !isNoncombatant(unit, each));
  return combatants.length > 0 ? combatants : miniatures;
}

/** The miniatures that the next wound may go to; none when the rest is lost. Asked anew for every wound. */
export function woundable(unit: Unit, wounds: Wounds): readonly Miniature[] {
  const seen = withinSight(miniaturesLeft(unit), wounds);
  const open = mayWoundLeader(unit, seen, wounds) ? seen : seen.filter(({ id }) => id !== unit.leader);
  return open.length === 0 ? [] : combatantsFirst(unit, mostWounded(open));
}
