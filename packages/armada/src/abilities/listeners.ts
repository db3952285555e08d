import type { OpenWindow } from '@sortie/cards';
import type { AskedUse, Listener, Refusal, SeatId } from '@sortie/kernel';
import type { ArmadaEffect, ArmadaState } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';
import type { ArmadaCards } from './card-rules.ts';
import { cardWindows } from './card-windows.ts';
import { whyUnmet } from './needs.ts';

function openWindow(state: ArmadaState, window: string, subject: object): OpenWindow<ArmadaCards> {
  return { window, subject, whyUnmet: (need) => whyUnmet(state, need) };
}

/** During set-up no card speaks but the objective, which has flows of its own. ar.setup.only-objective-effects */
function maySpeak({ phase }: ArmadaState): boolean {
  return phase !== 'setup';
}

/** Whether anything on the table might hear the window. */
export function isHeard(state: ArmadaState, window: string): boolean {
  return maySpeak(state) && cardWindows.isHeard(tableOf(state).cards, window);
}

/** The abilities of a seat's units that hear a window now and apply, the rules' own commands and tokens included. */
export function listeners(
  state: ArmadaState,
  window: string,
  subject: object,
  seat: SeatId,
): Listener<ArmadaEffect>[] {
  if (!maySpeak(state)) return [];
  return cardWindows.listeners(tableOf(state).cards, openWindow(state, window, subject), seat);
}

/** Which rule keeps a command, a token or a card from being used in a window where a player might expect it. */
export function whyNotUsed(
  state: ArmadaState,
  window: string,
  subject: object,
  asked: AskedUse,
): Refusal | undefined {
  return cardWindows.whyNotUsed(tableOf(state).cards, openWindow(state, window, subject), asked);
}
