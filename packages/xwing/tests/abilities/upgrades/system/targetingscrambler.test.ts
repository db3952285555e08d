import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const planning = (own: object = {}) =>
  xwingTable(
    {
      wing: { pilot: 'omicrongrouppilot', at: [450, 200], upgrades: ['targetingscrambler'], ...own },
      near: { pilot: 'rookiepilot', at: [450, 400, 180] },
      far: { pilot: 'rookiepilot', at: [450, 850, 180] },
    },
    { phase: 'planning' },
  );

test('for a weapons disabled token a ship at range 1-3 is assigned the condition', () => {
  planning()
    .offersExactly({ use: 'wing.u1', choice: 'near' }, { pass: true })
    .uses('targetingscrambler', 'near')
    .has('wing', { tokens: { weaponsDisabled: 1 } })
    .has('near', { conditions: [{ card: 'scrambled', by: 'wing' }] })
    .has('far', { conditions: [] });
});

test('left, it does nothing', () => {
  planning()
    .passes()
    .has('wing', { tokens: { weaponsDisabled: 0 } })
    .has('near', { conditions: [] });
});

test('with nobody in range it is not offered', () => {
  planning({ at: [850, 40] }).doesNotOffer('targetingscrambler');
});

test('range 3 is near enough, beyond it is not', () => {
  const at = (y: number) =>
    xwingTable(
      {
        wing: { pilot: 'omicrongrouppilot', at: [450, 200], upgrades: ['targetingscrambler'] },
        near: { pilot: 'rookiepilot', at: [450, y, 180] },
      },
      { phase: 'planning' },
    );
  at(550).offers('targetingscrambler');
  at(570).doesNotOffer('targetingscrambler');
});
