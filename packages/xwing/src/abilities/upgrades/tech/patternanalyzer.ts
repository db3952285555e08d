import { ability } from '../../card-words.ts';

/** xw.later.stress.checked-later */
export const patternAnalyzer = ability('tech:patternanalyzer', {
  window: 'checkingStress',
  optional: true,
  applies: ({ self, execution: { ship, isActivation, difficulty } }) =>
    ship === self && isActivation && difficulty !== 'white',
  resolve: () => [{ kind: 'checkStressLater' }],
});
