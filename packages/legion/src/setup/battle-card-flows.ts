import { flow, step } from '../rules/words.ts';

/** What the battle cards in use ask for in set-up and afterwards. */
export const placeObjectiveTokens = flow('placeObjectiveTokens', [step('place', () => [])]);
export const placeConditionTokens = flow('placeConditionTokens', [step('place', () => [])]);
export const setAside = flow('setAside', [step('choose', () => [])]);
export const arrive = flow('arrive', []);
