import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const coordinating = (stress: number, pilot = 'ap5') =>
  xwingTable(
    {
      shuttle: { pilot, at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      wing: { pilot: 'rookiepilot', at: [550, 300], tokens: { stress }, activated: true },
      tie: { pilot: 'academypilot', at: [450, 600, 180] },
    },
    { phase: 'activation' },
  ).acts('coordinate', { target: 'wing' });

shows(
  'xw.later.coordinate.action',
  'before the chosen ship acts, two stress tokens may take one off it',
  () => {
    coordinating(1)
      .offersExactly({ use: 'shuttle.pilot', choice: null }, { pass: true })
      .uses('ap5')
      .has('shuttle', { tokens: { stress: 2 } })
      .has('wing', { tokens: { stress: 0 } })
      .asks('performAction', { ship: 'wing', free: true });
  },
);

test('a ship that stays stressed performs no free action', () => {
  coordinating(2)
    .uses('ap5')
    .has('wing', { tokens: { stress: 1 } })
    .asks('declareTarget');
});

test('not for a ship without stress, and not by another pilot', () => {
  coordinating(0).asks('performAction', { ship: 'wing' });
  coordinating(1, 'rebel:sheathipedeclassshuttle:fennrau').doesNotOffer('ap5');
});

test('what another ship coordinates is none of its business', () => {
  xwingTable(
    {
      ap: { pilot: 'ap5', at: [350, 300] },
      shuttle: {
        pilot: 'rebel:sheathipedeclassshuttle:fennrau',
        at: [450, 300],
        dial: { speed: 1, bearing: 'straight' },
      },
      wing: { pilot: 'rookiepilot', at: [550, 300], tokens: { stress: 1 }, activated: true },
      tie: { pilot: 'academypilot', at: [450, 600, 180] },
    },
    { phase: 'activation' },
  )
    .acts('coordinate', { target: 'wing' })
    .doesNotOffer('ap5')
    .has('wing', { tokens: { stress: 1 } });
});
