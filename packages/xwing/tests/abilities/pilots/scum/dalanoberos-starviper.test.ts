import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const flying = (speed: number, bearing: string, more: object = {}) =>
  xwingTable(
    {
      dalan: { pilot: 'scum:starviper:dalanoberos', at: [450, 300], dial: { speed, bearing }, ...more },
      enemy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  );

shows(
  'xw.later.maneuver.other-template',
  'a revealed bank may be a red Tallon roll along the bank template',
  () => {
    const table = flying(2, 'bankRight')
      .offersExactly({ use: 'dalan.pilot', choice: null }, { pass: true })
      .uses('dalanoberos')
      .asks('placeTallonRoll', { ship: 'dalan' })
      .answers({ offset: 0 })
      // 45 degrees of the bank and 90 of the roll.
      .has('dalan', { pose: { heading: 135 }, tokens: { stress: 1 } });
    expect(table.events('shipMoved').map(({ how }) => how)).toEqual(['tallonRollRight 2 bank']);
  },
);

shows(
  'xw.later.maneuver.other-template',
  'a turn along the turn template, a loop along the bank it is printed with',
  () => {
    flying(2, 'turnLeft')
      .uses('dalanoberos')
      .answers({ offset: 0 })
      .has('dalan', { pose: { heading: 180 } });
    flying(3, 'segnorsLoopLeft')
      .uses('dalanoberos')
      .answers({ offset: 0 })
      .has('dalan', { pose: { heading: 225 }, tokens: { stress: 1 } });
  },
);

shows('xw.later.maneuver.other-template', 'not under stress, nor with a straight maneuver', () => {
  flying(2, 'bankRight', { tokens: { stress: 1 } }).has('dalan', { pose: { heading: 45 } });
  flying(2, 'straight')
    .asks('performAction')
    .has('dalan', { pose: { heading: 0 } });
});

shows('xw.later.maneuver.other-template', 'what a friend reveals is none of his', () => {
  xwingTable(
    {
      dalan: { pilot: 'scum:starviper:dalanoberos', at: [300, 300], dial: { speed: 2, bearing: 'turnLeft' } },
      wing: { pilot: 'binayrepirate', at: [500, 300], dial: { speed: 2, bearing: 'straight' } },
      enemy: { pilot: 'rookiepilot', at: [800, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'wing' });
});
