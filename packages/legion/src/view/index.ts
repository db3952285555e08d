export type { BattleCardsView, LegionView, PlayerView, UnitView } from './legion-view.ts';
export { tableOfView, topOfView } from './table-of-view.ts';
