import type { CardKey, ShipId } from './ids.ts';

/** What an attack granted by a card may do. */
export interface AttackGrant {
  readonly ship: ShipId;
  readonly weapons: 'any' | 'primary' | readonly CardKey[];
  /** The card that grants it; null is the ship's own opportunity. */
  readonly source: string | null;
  readonly mayDecline: boolean;
  readonly target?: ShipId;
  /** The target named before the weapon. xw.attack.declare.core2012-weapon-in-roll-step */
  readonly declared?: ShipId;
  /** The attack is repeated: its cost is paid, and its card may be discarded by now. */
  readonly paid?: true;
  /** Once it is declared the ship cannot attack again this round. */
  readonly last?: true;
}
