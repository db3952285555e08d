import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const start = (x: number, focus: number) =>
  xwingTable({
    kyle: { pilot: 'rebel:hwk290:kylekatarn', at: [450, 300], tokens: { focus } },
    wing: { pilot: 'rookiepilot', at: [x, 300] },
    enemy: { pilot: 'academypilot', at: [450, 800, 180] },
  });

test('one focus token may go to another friendly ship at range 1-3', () => {
  const table = start(700, 2)
    .offersExactly({ use: 'kyle.pilot', choice: 'wing' }, { pass: true })
    .uses('kylekatarn', 'wing')
    .ends();
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'wing', token: 'focus', count: 1 }]);
  expect(table.events('tokensRemoved')[0]).toMatchObject({ ship: 'kyle', token: 'focus', count: 1 });
});

test('not beyond range 3, and not without a token', () => {
  start(850, 1)
    .doesNotOffer('kylekatarn')
    .has('wing', { tokens: { focus: 0 } });
  start(700, 0)
    .doesNotOffer('kylekatarn')
    .has('wing', { tokens: { focus: 0 } });
});
