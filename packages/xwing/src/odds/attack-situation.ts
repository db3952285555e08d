import type { AttackFace, DefenseFace } from '../model/index.ts';

/** An attack as far as its odds go. */
export interface AttackSituation {
  /** Dice already rolled count as they lie; the rest are still to be rolled. */
  readonly attack: { readonly faces: readonly AttackFace[]; readonly toRoll: number };
  readonly defense: { readonly faces: readonly DefenseFace[]; readonly toRoll: number };
  /** What the attacker can still do to its dice. */
  readonly attacker: {
    readonly focus: number;
    readonly targetLock: boolean;
    /** Places among the rolled faces that may not be rerolled again. */
    readonly rerolled?: readonly number[];
  };
  readonly defender: { readonly focus: number; readonly evade: number };
  readonly shields: number;
  /** Hull left. */
  readonly hull: number;
  /** The Damage cards nobody has seen and how many Direct Hits are among them. */
  readonly deck?: UnseenCards;
}

export interface UnseenCards {
  readonly cards: number;
  readonly directHits: number;
}

export interface AttackOdds {
  /** Results that stay uncancelled. */
  readonly expectedHits: number;
  readonly expectedCrits: number;
  readonly expectedDamage: number;
  readonly chanceToHit: number;
  /** That the defender's last hull is gone; with a deck, a Direct Hit dealt faceup counts twice. */
  readonly chanceToDestroy: number;
  /** The chance of exactly so many uncancelled results. */
  readonly damage: readonly number[];
}
