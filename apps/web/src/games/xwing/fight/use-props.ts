import type { Decision, Plain } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';
import type { RefereeLine, Seen } from '../../../table/table-game.ts';
import type { AbilityUse } from './ability-uses.ts';

/** What a token or a card that may be used is given. */
export interface UseProps {
  readonly use: AbilityUse;
  readonly window: string;
  readonly seen: Seen<XwingView>;
  readonly decision: Decision;
  readonly referee: RefereeLine;
  readonly busy: boolean;
  /** It promises most of all that may be done. */
  readonly isBest: boolean;
  /** Its dice or its other choices are open. */
  readonly choosing: boolean;
  readonly onChoosing: (choosing: boolean) => void;
  readonly onAnswer: (offer: Plain) => void;
}
