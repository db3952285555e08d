import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const shot = (kanan: Partial<Spec>, attack: readonly string[]) =>
  xwingTable({
    kanan: {
      pilot: 'rebel:vcx100:kananjarrus',
      at: [600, 450],
      tokens: { focus: 1 },
      hasFought: true,
      ...kanan,
    },
    wing: { pilot: 'rookiepilot', at: [450, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack('enemy', 'wing', { attack, defense: ['blank', 'blank'] });

test('for a focus token an enemy at range 1-2 rolls 1 die fewer', () => {
  shot({}, ['blank'])
    .offersExactly({ use: 'kanan.pilot', choice: null }, { pass: true })
    .uses('kananjarrus')
    .has('kanan', { tokens: { focus: 0 } })
    .ends();
});

test('left alone, the dice stay', () => {
  shot({}, ['blank', 'blank']).passes().ends();
});

test('not without a token, not at range 3', () => {
  shot({ tokens: {} }, ['blank', 'blank']).doesNotOffer('kananjarrus').ends();
  shot({ at: [770, 500] }, ['blank', 'blank'])
    .doesNotOffer('kananjarrus')
    .ends();
});

test('the token is spent', () => {
  const table = shot({ tokens: { focus: 2 } }, ['blank'])
    .uses('kananjarrus')
    .ends();
  expect(table.events('tokensRemoved').filter(({ spent }) => spent)).toMatchObject([
    { ship: 'kanan', token: 'focus', count: 1 },
  ]);
});
