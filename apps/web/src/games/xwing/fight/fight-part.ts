export { AttackUnderWay } from './attack-under-way.tsx';
export { FightAsk } from './fight-ask.tsx';
export { ReportAgain } from './report-again.tsx';
