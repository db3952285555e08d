import type { AttackSurge, DefenseSurge } from '../catalogue/index.ts';
import type { AttackPool, LegionState } from '../model/index.ts';
import { unitOf } from './in-play.ts';
import { tableOf } from './table.ts';
import { tokenOf, weaponOfToken } from './token-weapon.ts';
import { attackSurgeOf, defenseSurgeOf } from './values.ts';

/** The attacker's chart, or the token's own. lg.attack.4.convert-surges, lg.area-weapon.detonation.uses-token-profile */
export function attackSurge(state: LegionState, pool: AttackPool): AttackSurge {
  if (pool.attacker === null) return weaponOfToken(state, tokenOf(state, pool.token!)).surge ?? null;
  return attackSurgeOf(tableOf(state), unitOf(state, pool.attacker), pool);
}

/** lg.attack.7.convert-surges */
export function defenseSurge(state: LegionState, pool: AttackPool): DefenseSurge {
  return defenseSurgeOf(tableOf(state), unitOf(state, pool.defender), pool);
}
