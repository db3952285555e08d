import { isHugeOnly } from '@sortie/xwing/catalogue';
import { isPlayable, lacksAbility } from '@sortie/xwing/coverage';

/**
 * Why a game with this card cannot be played here today: it belongs to huge ships, its ability is not written, or its
 * ship has rules of its own.
 */
export function whyNotPlayable(card: string): 'huge' | 'ability' | 'ship' | undefined {
  if (isPlayable(card)) return undefined;
  if (isHugeOnly(card)) return 'huge';
  return lacksAbility(card) ? 'ability' : 'ship';
}
