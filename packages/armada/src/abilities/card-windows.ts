import type { Reason } from '@sortie/cards';
import { CardWindows } from '@sortie/cards';
import type { ArmadaCards } from './card-rules.ts';
import { windowSubject } from './windows.ts';

/** The rule behind each reason why a card cannot be used. */
const reasons: Readonly<Record<Reason, string>> = {
  usedHere: 'ar.timing.when',
  usedUp: 'ar.timing.while',
  exhausted: 'ar.state.exhausted-cannot-exhaust-again',
  discarded: 'ar.upgrade.discarded-facedown',
  notInForce: 'ar.damage.card-faceup-effects',
  silenced: 'ar.timing.facedown-inactive',
  ownerGone: 'ar.destroyed.ship-cards-inactive',
  otherWindow: 'ar.timing.effect-has-window',
  conditionUnmet: 'ar.timing.effect-has-window',
  noChoice: 'ar.timing.effect-has-window',
  otherChoice: 'ar.timing.effect-has-window',
  otherTurn: 'ar.timing.first-player-first',
};

/** Which cards hear Armada's windows, over a state or over what a player sees of one. */
export const cardWindows = new CardWindows<ArmadaCards>({
  subjects: windowSubject,
  reasons,
  turns: { attackEffects: 'ar.attack.effects.attacker-modifies' },
});
