export type { BattleCardsView, LegionView, PlayerView, UnitView } from './legion-view.ts';
export { tableOfView } from './table-of-view.ts';
