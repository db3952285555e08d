import { card } from '../card-words.ts';

/** lg.unit-keyword.expert-climber.no-roll */
export const expertClimber = card('expertClimber', {
  permits: { clamberSafely: ({ unit }, { self }) => unit.id === self },
});
