import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';

const flying = (pilot: string, bearing = 'segnorsLoopLeft', more: object = {}) =>
  xwingTable(
    {
      ig: { pilot, at: [450, 300], dial: { speed: 3, bearing }, ...more },
      enemy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  );

shows('xw.later.maneuver.other-template', 'the loop may be flown along the turn template', () => {
  flying('ig88d')
    .offersExactly({ use: 'ig.pilot', choice: null }, { pass: true })
    .uses('ig88d')
    // A quarter turn of 125 mm radius or so to the left, then about: the nose looks back to the right.
    .has('ig', { pose: { heading: 90 }, tokens: { stress: 1 } });
});

shows('xw.later.maneuver.other-template', 'left alone, it follows the bank template', () => {
  flying('ig88d')
    .passes()
    .has('ig', { pose: { heading: 135 }, tokens: { stress: 1 } });
});

shows('xw.later.maneuver.other-template', 'only the loop may, and only this pilot', () => {
  flying('ig88d', 'bankLeft')
    .asks('performAction')
    .has('ig', { pose: { heading: 315 } });
  flying('ig88a').has('ig', { pose: { heading: 135 } });
});
