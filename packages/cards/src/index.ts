export type { CardInPlay, CardSource, Standing } from './card-in-play.ts';
export type { Amount, Answers, CardRules, Cost, Setting, SharedRules, WindowAbility } from './card-rules.ts';
export { type CardShelf, cardShelf } from './card-shelf.ts';
export type { At, CardTypes, Here, SeenInWindows, WindowOf, WindowSubjects } from './card-types.ts';
export { CardWindows, type OpenWindow, type WindowRules } from './card-windows.ts';
export { type AbilityText, type CardWords, cardWords } from './card-words.ts';
export { type CardCosts, CardsOnTable } from './cards-on-table.ts';
export type { Coverage } from './coverage.ts';
export {
  type DocumentRefusal,
  type DocumentWords,
  documentRefusalText,
  documentWords,
} from './lists/document-words.ts';
export { faultNaming, type NamedFault } from './lists/named-faults.ts';
export { type Moment, type Moments, withMoments } from './moments.ts';
export type { Reason } from './reason.ts';
export { type Usable, usableOf } from './usable.ts';
export { type CardUse, isUsed, timesUsed, usesAfter } from './uses.ts';
