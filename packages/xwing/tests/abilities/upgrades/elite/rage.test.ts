import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const skies = () =>
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 300],
        upgrades: ['rage'],
        dial: { speed: 1, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 600, 180] },
    },
    { phase: 'activation' },
  );

test('after its action up to three attack dice may be rerolled', () => {
  skies()
    .acts('card wedge.u1')
    .has('wedge', { tokens: { focus: 1, stress: 2 } })
    .attack('wedge', 'academy', {
      attack: ['blank', 'blank', 'blank', 'hit', 'crit', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .uses('rage', [0, 1, 2])
    .attackDice('hit', 'crit', 'hit')
    .passes()
    .ends();
});

test('without the action it rerolls nothing', () => {
  skies()
    .acts('focus')
    .attack('wedge', 'academy', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offers('focus')
    .has('wedge', { tokens: { focus: 1, stress: 0 } });
});

test('of four dice no more than three', () => {
  const near = xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 300],
        upgrades: ['rage'],
        dial: { speed: 1, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 500, 180] },
    },
    { phase: 'activation' },
  )
    .acts('card wedge.u1')
    .attack('wedge', 'academy', {
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    });
  const most = near.answersOffered.map((each) => {
    const { use, choice } = each as { readonly use?: string; readonly choice?: readonly number[] };
    return use === 'wedge.u1' ? (choice?.length ?? 0) : 0;
  });
  expect(Math.max(...most)).toBe(3);
});

test('what another card began on the ship is no rage', () => {
  xwingTable(
    {
      wedge: {
        pilot: 'redsquadronveteran',
        at: [450, 300],
        upgrades: ['rage', 'r2f2'],
        dial: { speed: 1, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 600, 180] },
    },
    { phase: 'activation' },
  )
    .acts('card wedge.u2')
    .attack('wedge', 'academy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('rage');
});
