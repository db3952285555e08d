import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (pilot: string, stress = 0) =>
  xwingTable(
    {
      sabine: { pilot, at: [450, 300], dial: { speed: 2, bearing: 'straight' }, tokens: { stress } },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

for (const pilot of ['rebel:attackshuttle:sabinewren', 'rebel:tiefighter:sabinewren']) {
  test(`${pilot} may boost or barrel roll before it reveals its dial`, () => {
    const table = flying(pilot)
      .offersExactly({ use: 'sabine.pilot', choice: null }, { pass: true })
      .has('sabine', { dialRevealed: false })
      .uses('sabinewren');
    table.asks('performAction', { ship: 'sabine' });
    const actions = table.answersOffered.map((each) => (each as { action?: string }).action);
    expect(actions).not.toContain('focus');
    table.answers(
      table.answersOffered.find((each) => (each as { action?: string }).action === 'barrelRoll')!,
    );
    expect(table.ship('sabine').dialRevealed).toBe(false);
  });

  test(`${pilot} may not when stressed`, () => {
    flying(pilot, 1).doesNotOffer('sabinewren').has('sabine', { actions: [] });
  });
}

test('one of the two actions is enough, and nothing else is', () => {
  const acting = (actions: readonly string[]) =>
    xwingTable(
      {
        sabine: {
          pilot: 'rebel:tiefighter:sabinewren',
          at: [450, 300],
          dial: { speed: 2, bearing: 'straight' },
          upgrades: ['mod:engineupgrade'],
          actions,
        },
        enemy: { pilot: 'academypilot', at: [450, 850, 180] },
      },
      { phase: 'activation' },
    );
  const boosts = ['bankLeft', 'bankRight', 'straight'].map((direction) => ({ action: 'boost', direction }));
  const rolls = ['left', 'right'].map((direction) => ({ action: 'barrelRoll', direction }));
  acting([])
    .uses('sabinewren')
    .offersExactly(...boosts, ...rolls, { skip: true });
  acting(['barrelRoll'])
    .uses('sabinewren')
    .offersExactly(...boosts, { skip: true });
  acting(['boost'])
    .uses('sabinewren')
    .offersExactly(...rolls, { skip: true });
  acting(['boost', 'barrelRoll']).doesNotOffer('sabinewren');
});

test('the dial of a friend is no occasion', () => {
  xwingTable(
    {
      sabine: { pilot: 'rebel:tiefighter:sabinewren', at: [300, 300] },
      wing: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'wing' });
});
