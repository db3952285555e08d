import type { PoolOdds, ShotAsked, ShotInDetail } from '@sortie/legion/odds';
import type { LegionView } from '@sortie/legion/view';

/** What the page wants to know of an attack. */
export type OddsTask =
  | { readonly kind: 'shots'; readonly view: LegionView; readonly shots: readonly ShotAsked[] }
  | { readonly kind: 'pool'; readonly view: LegionView };

export interface OddsFound {
  /** In the order in which they were asked for; null for a shot that cannot be made. */
  readonly shots: readonly (ShotInDetail | null)[];
  /** Of the pool that is being resolved. */
  readonly pool: PoolOdds | null;
}
