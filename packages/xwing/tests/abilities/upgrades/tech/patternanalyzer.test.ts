import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (dial: { speed: number; bearing: string }, own: object = {}, rest: object = {}) =>
  xwingTable(
    {
      fo: { pilot: 'omegasquadronpilot', at: [450, 300], upgrades: ['patternanalyzer'], dial, ...own },
      x: { pilot: 'rookiepilot', at: [800, 850, 180] },
    },
    { phase: 'activation', ...rest },
  );
const loop = { speed: 2, bearing: 'segnorsLoopLeft' };

shows('xw.later.stress.checked-later', 'after a red maneuver the ship acts, and is stressed then', () => {
  flying(loop)
    .offersExactly({ use: 'fo.u1', choice: null }, { pass: true })
    .uses('patternanalyzer')
    .asks('performAction')
    .has('fo', { tokens: { stress: 0 } })
    .acts('evade')
    .has('fo', { tokens: { stress: 1 } })
    .until('setDial')
    .has('fo', { tokens: { stress: 1 } });
});

test('left, the stress comes first and there is no action', () => {
  flying(loop)
    .passes()
    .until('setDial')
    .has('fo', { actions: [], tokens: { stress: 1 } });
});

shows('xw.later.stress.checked-later', 'a skipped step does not lose the check', () => {
  flying(
    { speed: 4, bearing: 'koiogranTurn' },
    { at: [450, 300] },
    {
      obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 500, 0] }],
      attackDice: ['blank'],
    },
  )
    .uses('patternanalyzer')
    .until('setDial')
    .has('fo', { tokens: { stress: 1 } });
});

test('a green maneuver takes the stress after the action, for which the ship is still stressed', () => {
  flying({ speed: 2, bearing: 'straight' }, { tokens: { stress: 1 } })
    .uses('patternanalyzer')
    .until('setDial')
    .has('fo', { actions: [], tokens: { stress: 0 } });
});

test('after a white maneuver there is nothing to put off', () => {
  flying({ speed: 4, bearing: 'straight' }).doesNotOffer('patternanalyzer').asks('performAction');
});
