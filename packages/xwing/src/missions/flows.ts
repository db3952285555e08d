import { flow } from '../rules/words.ts';

/** Placement by a mission in place of deployment. */
export const missionSetUp = flow<object>('missionSetUp', []);
/** What a mission does at the start of the Activation phase. */
export const missionActivation = flow<object>('missionActivation', []);
/** What a mission does in the End phase. */
export const missionEnd = flow<object>('missionEnd', []);
