import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (upgrades: readonly string[], stress: number) =>
  xwingTable(
    {
      kim: {
        pilot: 'scum:scurrgh6bomber:lokrevenant',
        at: [450, 400],
        upgrades: ['proximitymines', ...upgrades],
        tokens: { stress },
        dial: { speed: 3, bearing: 'bankLeft' },
      },
      enemy: { pilot: 'academypilot', at: [100, 850, 180] },
    },
    { phase: 'activation' },
  );

test('a bomb is dropped by its action under stress, and the card may go for the stress', () => {
  flying(['r4e1'], 2)
    .offersNoAction('focus')
    .acts('card kim.u1')
    .offersExactly({ use: 'kim.u2', choice: null }, { pass: true })
    .uses('r4e1')
    .has('kim', { tokens: { stress: 1 }, upgrades: [{ faceup: false }, { faceup: false }] })
    .ends();
});

test('without stress the card has nothing to remove', () => {
  flying(['r4e1'], 0)
    .acts('card kim.u1')
    .doesNotOffer('r4e1')
    .has('kim', { upgrades: [{}, { faceup: true }] });
});

test('without the card stress bars the action', () => {
  flying([], 1)
    .doesNotOffer('proximitymines')
    .has('kim', { actions: [], tokens: { stress: 1 } });
});

test('the action of a torpedo counts as well, with a single stress token, that of another card does not', () => {
  const bomber = (upgrades: readonly string[]) =>
    xwingTable(
      {
        kim: {
          pilot: 'scum:scurrgh6bomber:lokrevenant',
          at: [450, 200],
          upgrades,
          tokens: { stress: 1 },
          dial: { speed: 3, bearing: 'bankLeft' },
        },
        enemy: { pilot: 'academypilot', faction: 'imperial', at: [850, 850, 180] },
      },
      {
        phase: 'activation',
        obstacles: [{ kind: 'asteroid', outline: 0, at: [300, 450, 0] }],
        attackDice: ['blank'],
      },
    );
  bomber(['seismictorpedo', 'r4e1'])
    .acts('card kim.u1', { choice: 'o1' })
    .offers('r4e1')
    .uses('r4e1')
    .has('kim', { tokens: { stress: 0 } });
  expect(bomber(['marksmanship', 'r4e1']).open.map(({ kind }) => kind)).not.toContain('performAction');
});
