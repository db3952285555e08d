import type { FightOdds } from '@sortie/armada/odds';
import type { ArmadaView } from '@sortie/armada/view';
import type { Plain } from '@sortie/kernel';
import type { OfferedUse } from '../../../table/ability-offers.ts';
import type { AskProps } from '../../../table/table-game.ts';

/** What a command, a token or a card that may be used is given. */
export interface UseProps extends AskProps<ArmadaView> {
  readonly use: OfferedUse;
  readonly busy: boolean;
  /** Its ways are shown. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onAnswer: (answer: Plain) => void;
  /** What the best of these answers promises; undefined where nobody knows, or not yet. */
  readonly oddsOf: (answers: readonly Plain[]) => FightOdds | undefined;
  /** Whether one of these answers is the best by the odds. */
  readonly isBest: (answers: readonly Plain[]) => boolean;
}
