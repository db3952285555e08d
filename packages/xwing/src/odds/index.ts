export { attackOdds } from './attack-odds.ts';
export type { AttackOdds, AttackSituation, UnseenCards } from './attack-situation.ts';
export { damageCountedBy, isIonWeapon } from './card-facts.ts';
export { type MeasuredShot, situationOf, situationOfShot } from './situation-of.ts';
