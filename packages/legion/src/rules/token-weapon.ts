import { battleCard, upgradeCard, type Weapon } from '../catalogue/index.ts';
import type { BattlefieldToken, LegionState, TokenId } from '../model/index.ts';

export function findToken(
  { tokens }: Pick<LegionState, 'tokens'>,
  id: TokenId,
): BattlefieldToken | undefined {
  return tokens.find((each) => each.id === id);
}

export function tokenOf(state: Pick<LegionState, 'tokens'>, id: TokenId): BattlefieldToken {
  const found = findToken(state, id);
  if (!found) throw new Error(`there is no token ${id}`);
  return found;
}

/**
 * The area weapon of the token's own card, whoever placed it. lg.area-weapon.detonation.uses-token-profile,
 * lg.area-weapon.icon
 */
export function weaponOfToken(
  { battleCards }: Pick<LegionState, 'battleCards'>,
  { card }: Pick<BattlefieldToken, 'card'>,
): Weapon {
  const { condition } = battleCards.used;
  const weapon = card === null ? condition && battleCard(condition).weapon : upgradeCard(card).weapon;
  if (!weapon?.isArea) throw new Error('a token without an area weapon cannot go off');
  return weapon;
}
