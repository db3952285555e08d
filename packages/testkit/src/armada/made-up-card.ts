import type { ArmadaEffect, ArmadaEvent, ArmadaState } from '@sortie/armada/model';
import { armada } from '@sortie/armada/rules';
import type { Game } from '@sortie/kernel';
import { type MadeUpCard as AnyMadeUpCard, gameWith } from '../made-up-card.ts';

/** A card that no box holds, for windows in which no card of the catalogue speaks. */
export type MadeUpCard = AnyMadeUpCard<object, ArmadaEffect>;

/** Armada with these cards in play as well. */
export function armadaWith(...cards: readonly MadeUpCard[]): Game<ArmadaState, ArmadaEffect, ArmadaEvent> {
  return gameWith(armada, cards);
}
