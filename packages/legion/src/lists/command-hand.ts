import type { CommandCardId } from '../catalogue/index.ts';
import type { Army } from './army.ts';

/** The card that every hand has besides the six chosen ones. */
export const standingOrders = 'standing-orders' satisfies CommandCardId;

/** The cards with which the game begins. lg.army.command-hand.standing-orders-seventh */
export function commandHandOf({ commands }: Army): readonly string[] {
  return [...commands, standingOrders];
}
