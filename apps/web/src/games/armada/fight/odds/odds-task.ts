import type { MeasuredShot } from '@sortie/armada/model';
import type { AskedWindow, FightOdds } from '@sortie/armada/odds';
import type { ArmadaView } from '@sortie/armada/view';
import type { Plain } from '@sortie/kernel';

/** What the page wants to know of an attack. */
export type OddsTask =
  | {
      readonly kind: 'shots';
      readonly view: ArmadaView;
      readonly unit: string;
      readonly shots: readonly MeasuredShot[];
    }
  | {
      readonly kind: 'uses';
      readonly view: ArmadaView;
      readonly asked: AskedWindow;
      /** Uses and their ways, and null to let the window go by. */
      readonly answers: readonly ({ readonly use: string; readonly choice: Plain } | null)[];
    }
  | { readonly kind: 'attack'; readonly view: ArmadaView; readonly asked?: AskedWindow };

export interface OddsFound {
  /** In the order of what was asked; null where nobody knows. */
  readonly odds: readonly (FightOdds | null)[];
  /** The place of what is best for whoever is asked; null where nothing stands out. */
  readonly best: number | null;
}
