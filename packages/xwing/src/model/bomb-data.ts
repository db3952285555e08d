import type { UpgradeId } from '../catalogue/index.ts';
import type { BombTokenId, ShipId } from './ids.ts';
import type { BombToken } from './state.ts';

export interface Detonation {
  readonly bomb: BombTokenId;
  /** Who set it off by crossing it; null when it goes off by itself. */
  readonly by: ShipId | null;
  /** The token, which has left the play area already. */
  readonly token: BombToken | null;
  /** It has struck everybody: what follows may end the game. */
  readonly isOver: boolean;
}

/** A bomb that lies beneath ships. */
export interface BombBeneath {
  readonly bomb: BombTokenId;
}

export interface TimedBombs {
  readonly next: BombTokenId | null;
  /** Those whose turn it was: a card may have kept one from going off. */
  readonly asked: readonly BombTokenId[];
}

/** A bomb whose tokens its player puts on the table. */
export interface PlacingBomb {
  readonly ship: ShipId;
  readonly bomb: UpgradeId;
  /** In contact with the ship. xw.later.drop.touching */
  readonly touching?: true;
}
