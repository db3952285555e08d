import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const fel = (bearing: string, speed: number) =>
  xwingTable(
    {
      fel: { pilot: 'soontirfel', at: [450, 300], dial: { speed, bearing } },
      wing: { pilot: 'sabersquadronpilot', at: [650, 300], dial: { speed: 3, bearing: 'koiogranTurn' } },
      rookie: { pilot: 'rookiepilot', at: [450, 700, 180] },
    },
    { phase: 'activation' },
  ).until('useAbility');

test('Soontir Fel may take a focus token when he receives a stress token', () => {
  fel('koiogranTurn', 3)
    .offers('soontirfel')
    .has('fel', { tokens: { focus: 0, evade: 0, stress: 1, ion: 0, cloak: 0 } })
    .uses('soontirfel')
    .has('fel', { tokens: { focus: 1, evade: 0, stress: 1, ion: 0, cloak: 0 }, actions: [] })
    .ends();
});

test('he may decline it', () => {
  fel('koiogranTurn', 3)
    .passes()
    .has('fel', { tokens: { focus: 0, evade: 0, stress: 1, ion: 0, cloak: 0 } })
    .ends();
});

test('the stress of another ship gives him nothing', () => {
  const table = xwingTable(
    {
      fel: { pilot: 'soontirfel', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      wing: { pilot: 'sabersquadronpilot', at: [650, 300], dial: { speed: 3, bearing: 'koiogranTurn' } },
      rookie: { pilot: 'rookiepilot', at: [200, 800, 180] },
    },
    { phase: 'activation' },
  );
  table.asks('performAction', { ship: 'fel' });
  expect(table.events('tokensAssigned')).toMatchObject([{ ship: 'wing', token: 'stress', count: 1 }]);
});
