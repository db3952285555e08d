export { attackOdds } from './attack-odds.ts';
export type { AttackOdds, AttackSituation, UnseenCards } from './attack-situation.ts';
export { type MeasuredShot, situationOf, situationOfShot } from './situation-of.ts';
