export { Chance } from './chance.ts';
export { runTrial, type TrialPlan, type TrialResult } from './run-trial.ts';
export type { Trial } from './trial.ts';
export { trialReport } from './trial-report.ts';
export { WatchedCards, type Ways } from './watched-cards.ts';
