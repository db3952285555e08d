import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (speed: number, bearing: string, own: object = {}) =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['crew:unkarplutt'],
        dial: { speed, bearing },
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 300, 180] },
    },
    { phase: 'activation' },
  );

test('after running into an enemy a free action costs 1 damage', () => {
  flying(2, 'straight')
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('unkarplutt')
    .acts('focus')
    .has('wedge', { shields: 2 })
    .ends();
});

test('with room ahead nothing is offered', () => {
  flying(2, 'turnLeft').asks('performAction').has('wedge', { shields: 3 });
});

test('running into a friend brings none', () => {
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 200],
        upgrades: ['crew:unkarplutt'],
        dial: { speed: 2, bearing: 'straight' },
      },
      friend: { pilot: 'rookiepilot', at: [450, 300], activated: true },
      enemy: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  ).doesNotOffer('unkarplutt');
});
