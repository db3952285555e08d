import type { OpenWindow, Reason } from '@sortie/cards';
import { CardWindows } from '@sortie/cards';
import type { AskedUse, Listener, Refusal, SeatId } from '@sortie/kernel';
import type { XwingEffect, XwingState } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';
import type { XwingCards } from './card-rules.ts';
import { whyUnmet } from './needs.ts';
import { windowSubject } from './windows.ts';

/** The rule behind each reason why a card cannot be used. */
const reasons: Readonly<Record<Reason, string>> = {
  usedHere: 'xw.cards.ability.once-per-timing',
  usedUp: 'xw.cards.ability.once-per-timing',
  exhausted: 'xw.cards.ability.once-per-timing',
  discarded: 'xw.cards.upgrade.discard-facedown',
  notInForce: 'xw.damage.suffer.faceup-critical',
  silenced: 'xw.carddata.deck.core2012.injured-pilot',
  ownerGone: 'xw.cards.ability.ends-on-destruction',
  otherWindow: 'xw.cards.ability.no-header-no-action',
  conditionUnmet: 'xw.cards.ability.no-header-no-action',
  noChoice: 'xw.cards.ability.no-header-no-action',
  otherChoice: 'xw.cards.ability.no-header-no-action',
  otherTurn: 'xw.timing.simultaneous.initiative-first',
};

const windows = new CardWindows<XwingCards>({
  subjects: windowSubject,
  reasons,
  turns: {
    modifyAttackDice: 'xw.attack.modify-attack.defender-first',
    modifyDefenseDice: 'xw.attack.modify-defense.attacker-first',
  },
});

function openWindow(state: XwingState, window: string, subject: object): OpenWindow<XwingCards> {
  return { window, subject, whyUnmet: (need) => whyUnmet(state, need) };
}

/** Whether anything on the table might hear the window. */
export function isHeard(state: XwingState, window: string): boolean {
  return windows.isHeard(tableOf(state).cards, window);
}

/** The abilities of a seat's ships that hear a window now and apply, the rules' own token spending included. */
export function listeners(
  state: XwingState,
  window: string,
  subject: object,
  seat: SeatId,
): Listener<XwingEffect>[] {
  return windows.listeners(tableOf(state).cards, openWindow(state, window, subject), seat);
}

/** Which rule keeps a token or a card from being used in a window where a player might expect it. */
export function whyNotUsed(
  state: XwingState,
  window: string,
  subject: object,
  asked: AskedUse,
): Refusal | undefined {
  return windows.whyNotUsed(tableOf(state).cards, openWindow(state, window, subject), asked);
}
