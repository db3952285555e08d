export type { ArmadaView, AttackView, DamageView, ShipView, SquadronView } from './armada-view.ts';
export { tableOfView } from './table-of-view.ts';
