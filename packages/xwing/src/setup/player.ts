import type { SeatId, Side } from '@sortie/kernel';
import type { Squad } from '../lists/index.ts';

/** Somebody at the table with the ships they control. xw.setup.sides.two, xw.optional.team.ownership */
export interface Player {
  readonly id: SeatId;
  readonly seat: SeatId;
  readonly side: Side;
  readonly squad: Squad;
}
