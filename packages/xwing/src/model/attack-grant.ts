import type { CardKey, ShipId } from './ids.ts';

/** What an attack granted by a card may do. */
export interface AttackGrant {
  readonly ship: ShipId;
  readonly weapons: 'any' | 'primary' | readonly CardKey[];
  /** The card that grants it; null is the ship's own opportunity. */
  readonly source: string | null;
  readonly mayDecline: boolean;
  readonly target?: ShipId;
  /** Only at ships that are in the auxiliary arc and not in the primary one. */
  readonly from?: 'auxiliary';
  /** Not against these ships, and not with these weapons. */
  readonly except?: {
    readonly ships?: readonly ShipId[];
    readonly weapons?: readonly ('primary' | CardKey)[];
  };
  /** The target named before the weapon. xw.attack.declare.core2012-weapon-in-roll-step */
  readonly declared?: ShipId;
  /** Once it is declared the ship cannot attack again this round. */
  readonly last?: true;
  /** The same for the rest of the phase. */
  readonly lastOfPhase?: true;
}
