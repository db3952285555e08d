import { innermost, innermostFrame } from '@sortie/kernel';
import type { RulesTable } from '../abilities/cards-in-play.ts';
import type { Attack, AttackGrant, TableTop, XwingState } from '../model/index.ts';
import { TableOverTop } from './table-over-top.ts';

/** A table over something that does not change, such as a player's view. */
export function tableOver(top: TableTop, attack: Attack | null | (() => Attack)): RulesTable {
  return new TableOverTop(top, typeof attack === 'function' ? attack : () => attack ?? undefined);
}

const tables = new WeakMap<XwingState, RulesTable>();

export function tableOf(state: XwingState): RulesTable {
  let table = tables.get(state);
  if (!table) {
    const { stack } = state.engine;
    const attack = () => innermost<Attack>(state, 'attack');
    /** An attack that is declared and not yet under way. */
    const paying = () => {
      const grant = innermostFrame<AttackGrant>(state, 'grantedAttack');
      const isUnderWay = !grant || stack.slice(stack.indexOf(grant)).some(({ flow }) => flow === 'attack');
      return isUnderWay || grant.at.declared === undefined ? undefined : grant.at;
    };
    table = new TableOverTop(state, attack, paying);
    tables.set(state, table);
  }
  return table;
}
