export {
  type Coverage,
  cardCoverage,
  isPlayable,
  lacksAbility,
  unplayableCards,
} from './abilities/coverage.ts';
export * from './catalogue/index.ts';
export { xwing } from './game.ts';
export * from './lists/index.ts';
export * from './model/index.ts';
export * from './odds/index.ts';
export { baseLength } from './rules/base.ts';
export { type RollTemplate, rollTemplates } from './rules/roll-templates.ts';
export { templateOf } from './rules/template-of.ts';
export { begin, type SetupPlayer, type XwingSetup } from './setup/begin.ts';
export { standardOptions } from './setup/options.ts';
export type { ShipPosition, XwingPosition } from './setup/position.ts';
export { cardText } from './text/card-text.ts';
export { answerText, decisionText, eventText, refusalText } from './text/en.ts';
export { type Language, languages } from './text/language.ts';
export { type Names, namesOf } from './text/names.ts';
export { texts } from './text/texts.ts';
export { dialNow } from './view/dial-now.ts';
export { type Drawing, type DrawnBomb, type DrawnObstacle, type DrawnShip, drawingOf } from './view/draw.ts';
export type { Detail, DetailRole, Silhouette } from './view/silhouettes/silhouette.ts';
export { silhouetteOf } from './view/silhouettes/silhouette-of.ts';
export type { ShipView, XwingView } from './view/xwing-view.ts';
