import type { Reason } from '@sortie/cards';
import { CardWindows } from '@sortie/cards';
import type { LegionCards } from './card-rules.ts';
import { windowSubject } from './windows.ts';

/** The rule behind each reason why a card cannot be used. */
const reasons: Readonly<Record<Reason, string>> = {
  usedHere: 'lg.timing.when',
  usedUp: 'lg.timing.when',
  exhausted: 'lg.cards.exhaust.unusable',
  discarded: 'lg.cards.abilities',
  notInForce: 'lg.cards.double-sided.active-side',
  silenced: 'lg.golden-rules.cannot-is-absolute',
  ownerGone: 'lg.defeat.unit',
  otherWindow: 'lg.timing.when',
  conditionUnmet: 'lg.timing.when',
  noChoice: 'lg.cards.abilities',
  otherChoice: 'lg.cards.abilities',
  otherTurn: 'lg.timing.after-action-order',
};

/** Which cards hear Legion's windows, over a state or over what a player sees of one. */
export const cardWindows = new CardWindows<LegionCards>({
  subjects: windowSubject,
  reasons,
  turns: {
    modifyAttackDice: 'lg.attack.6.attacker-then-defender',
    modifyDefenseDice: 'lg.attack.8.defender-then-attacker',
    endOfActivation: 'lg.timing.end-of-activation-order',
  },
});
