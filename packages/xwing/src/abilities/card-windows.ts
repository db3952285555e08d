import type { Reason } from '@sortie/cards';
import { CardWindows } from '@sortie/cards';
import type { XwingCards } from './card-rules.ts';
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

/** Which cards hear X-Wing's windows, over a state or over what a player sees of one. */
export const cardWindows = new CardWindows<XwingCards>({
  subjects: windowSubject,
  reasons,
  turns: {
    modifyAttackDice: 'xw.attack.modify-attack.defender-first',
    modifyDefenseDice: 'xw.attack.modify-defense.attacker-first',
  },
});
