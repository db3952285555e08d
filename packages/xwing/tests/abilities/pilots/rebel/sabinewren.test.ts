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
