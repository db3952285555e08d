import type { OpenWindow } from '@sortie/cards';
import type { AskedUse, Listener, Refusal, SeatId } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Deed, LegionEffect, LegionState, Moving, UnitId } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';
import type { LegionCards } from './card-rules.ts';
import { cardWindows } from './card-windows.ts';
import { whyUnmetInWindow } from './window-needs.ts';

function openWindow(state: LegionState, window: string, subject: object): OpenWindow<LegionCards> {
  return { window, subject, whyUnmet: (need) => whyUnmetInWindow(state, need) };
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
  const found = cardWindows.listeners(tableOf(state).cards, openWindow(state, window, subject), seat);
  const withdrawing = unitWithdrawing(window, subject);
  return withdrawing === undefined ? found : found.filter(({ at }) => ownerOf(at) !== withdrawing);
}

function ownerOf(at: unknown): UnitId {
  return (at as { readonly self: UnitId }).self;
}

/** Whose own cards are silent while it withdraws and after it. lg.melee.withdraw.no-abilities, lg.melee.withdraw.is-move-action */
function unitWithdrawing(window: string, subject: object): UnitId | undefined {
  if (window === 'beforeMove') {
    const { unit, types } = subject as Moving;
    return types.includes('withdraw') ? unit : undefined;
  }
  if (window !== 'after') return undefined;
  const { unit, move } = subject as Deed;
  return move === 'withdraw' ? unit : undefined;
}

/** Which rule keeps a token or a card from being used in a window where a player might expect it. */
export function whyNotUsed(
  state: LegionState,
  window: string,
  subject: object,
  asked: AskedUse,
): Refusal | undefined {
  const { cards } = tableOf(state);
  const withdrawing = unitWithdrawing(window, subject);
  const isSilent = cards.index.all.some(
    ({ key, owner }) => owner === withdrawing && (asked.use === key || asked.use.startsWith(`${key}#`)),
  );
  if (isSilent) return refused('lg.melee.withdraw.no-abilities', { use: asked.use });
  return cardWindows.whyNotUsed(cards, openWindow(state, window, subject), asked);
}
