import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const stressed = (pilot: string) =>
  xwingTable(
    {
      wing: { pilot, at: [450, 300], tokens: { stress: 1 }, dial: { speed: 3, bearing: 'bankLeft' } },
      academy: { pilot: 'academypilot', at: [450, 800, 180] },
    },
    { phase: 'activation' },
  );

shows(
  'xw.timing.precedence.card-beats-rule',
  'Tycho Celchu performs actions although stressed ships do not',
  () => {
    stressed('tychocelchu')
      .acts('evade')
      .has('wing', { actions: ['evade'], tokens: { focus: 0, evade: 1, stress: 1, ion: 0, cloak: 0 } });
  },
);

test('another stressed pilot is offered no action', () => {
  stressed('greensquadronpilot')
    .has('wing', { activated: true, actions: [] })
    .asks('declareTarget', { ship: 'academy' });
});

test('Tycho Celchu lets no other stressed ship act', () => {
  const table = xwingTable(
    {
      wing: {
        pilot: 'greensquadronpilot',
        at: [450, 300],
        tokens: { stress: 1 },
        dial: { speed: 3, bearing: 'bankLeft' },
      },
      tycho: { pilot: 'tychocelchu', at: [550, 300] },
      academy: { pilot: 'academypilot', at: [450, 800, 180] },
    },
    { phase: 'activation' },
  );
  expect(table.open.map(({ kind }) => kind)).not.toContain('performAction');
});
