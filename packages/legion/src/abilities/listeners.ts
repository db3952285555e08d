import type { OpenWindow } from '@sortie/cards';
import type { AskedUse, Listener, Refusal, SeatId } from '@sortie/kernel';
import type { LegionEffect, LegionState } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';
import type { LegionCards } from './card-rules.ts';
import { cardWindows } from './card-windows.ts';
import { whyUnmet } from './needs.ts';

function openWindow(state: LegionState, window: string, subject: object): OpenWindow<LegionCards> {
  return { window, subject, whyUnmet: (need) => whyUnmet(state, need) };
}

/** Whether anything on the table might hear the window. */
export function isHeard(state: LegionState, window: string): boolean {
  return cardWindows.isHeard(tableOf(state).cards, window);
}

/** The abilities of a seat's units that hear a window now and apply, those that the rules give every unit included. */
export function listeners(
  state: LegionState,
  window: string,
  subject: object,
  seat: SeatId,
): Listener<LegionEffect>[] {
  return cardWindows.listeners(tableOf(state).cards, openWindow(state, window, subject), seat);
}

/** Which rule keeps a token or a card from being used in a window where a player might expect it. */
export function whyNotUsed(
  state: LegionState,
  window: string,
  subject: object,
  asked: AskedUse,
): Refusal | undefined {
  return cardWindows.whyNotUsed(tableOf(state).cards, openWindow(state, window, subject), asked);
}
