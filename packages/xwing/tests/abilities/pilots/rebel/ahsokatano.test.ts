import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const start = (x: number, focus: number) =>
  xwingTable({
    ahsoka: { pilot: 'ahsokatano', at: [450, 300], tokens: { focus } },
    wing: { pilot: 'rookiepilot', at: [x, 300] },
    enemy: { pilot: 'academypilot', at: [450, 850, 180] },
  });

test('a focus token gives a friendly ship at range 1, itself included, a free action', () => {
  const table = start(530, 1)
    .offersExactly(
      { use: 'ahsoka.pilot', choice: 'ahsoka' },
      { use: 'ahsoka.pilot', choice: 'wing' },
      { pass: true },
    )
    .uses('ahsokatano', 'wing')
    .has('ahsoka', { tokens: { focus: 0 } })
    .asks('performAction', { ship: 'wing' })
    .acts('focus');
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'wing', token: 'focus', count: 1 }]);
});

test('not one at range 2, and nothing without a token', () => {
  start(600, 1).offersExactly({ use: 'ahsoka.pilot', choice: 'ahsoka' }, { pass: true });
  start(530, 0).doesNotOffer('ahsokatano');
});
