export { objectives } from '../kit/setup-options.ts';
export { baseLength } from '../rules/base.ts';
export { type RollTemplate, rollTemplates } from '../rules/roll-templates.ts';
export { templateOf } from '../rules/template-of.ts';
export { dialNow } from './dial-now.ts';
export { measuringFrom } from './measuring-from.ts';
export { silhouetteOf } from './silhouettes/silhouette-of.ts';
export type { AttackView, ShipView, XwingView } from './xwing-view.ts';
