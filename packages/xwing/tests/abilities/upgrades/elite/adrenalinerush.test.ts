import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const revealing = (speed: number, bearing: string) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['adrenalinerush'],
        dial: { speed, bearing },
      },
      academy: { pilot: 'academypilot', at: [450, 800, 180] },
    },
    { phase: 'activation' },
  );

test('a revealed red maneuver may be white, at the price of the card', () => {
  revealing(4, 'koiogranTurn')
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('adrenalinerush')
    .has('wedge', { tokens: { stress: 0 }, upgrades: [{ faceup: false }] })
    .asks('performAction')
    .ends();
});

test('left alone, the maneuver stresses', () => {
  revealing(4, 'koiogranTurn')
    .passes()
    .has('wedge', { tokens: { stress: 1 }, upgrades: [{ faceup: true }] })
    .ends();
});

test('a white maneuver is none of its concern', () => {
  revealing(3, 'straight')
    .asks('performAction')
    .has('wedge', { upgrades: [{ faceup: true }] });
});

test('the red maneuver of a friend is left as it is', () => {
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['adrenalinerush'],
        dial: { speed: 4, bearing: 'koiogranTurn' },
      },
      friend: { pilot: 'rookiepilot', at: [250, 200], dial: { speed: 4, bearing: 'koiogranTurn' } },
      academy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  )
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .has('friend', { tokens: { stress: 1 } });
});
