import { isPlayable, lacksAbility } from '@sortie/xwing/coverage';

/** Why a game with this card cannot be played here today: its ability is not written, or its ship has rules of its own. */
export function whyNotPlayable(card: string): 'ability' | 'ship' | undefined {
  if (isPlayable(card)) return undefined;
  return lacksAbility(card) ? 'ability' : 'ship';
}
