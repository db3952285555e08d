import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (stress: number, attackDice: readonly string[]) =>
  xwingTable(
    {
      braylen: {
        pilot: 'braylenstramm',
        at: [450, 300],
        dial: { speed: 2, bearing: 'turnLeft' },
        tokens: { stress },
      },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation', attackDice },
  );

for (const face of ['hit', 'crit'])
  test(`a ${face} takes off a stress token`, () => {
    flown(2, [face])
      .offersExactly({ use: 'braylen.pilot', choice: null }, { pass: true })
      .uses('braylenstramm')
      .has('braylen', { tokens: { stress: 1 } })
      .ends();
  });

test('a focus result takes none, and without stress nothing is rolled', () => {
  flown(1, ['focus'])
    .uses('braylenstramm')
    .has('braylen', { tokens: { stress: 1 } })
    .ends();
  flown(0, []).doesNotOffer('braylenstramm').ends();
});

test('the maneuver of a friend is no occasion', () => {
  xwingTable(
    {
      braylen: { pilot: 'braylenstramm', at: [300, 300], tokens: { stress: 1 } },
      wing: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'wing' });
});
