import type { DamageCardId, ObjectiveCardId } from '../catalogue/index.ts';
import type { CommonSquadron, CommonUpgrade } from './card-texts.ts';

/** Cards that are translated. Unique cards bear the names of people and ships, which are the same everywhere. */
export type CardNames = Readonly<
  Record<CommonUpgrade | CommonSquadron | DamageCardId | ObjectiveCardId, string>
>;
