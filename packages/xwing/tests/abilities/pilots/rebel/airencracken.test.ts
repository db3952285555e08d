import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const start = (x: number) =>
  xwingTable({
    airen: { pilot: 'airencracken', at: [450, 300] },
    wing: { pilot: 'rookiepilot', at: [x, 300] },
    enemy: { pilot: 'academypilot', at: [450, 450, 180] },
  }).attack('airen', 'enemy', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] });

test('after its attack another friendly ship at range 1 may perform a free action', () => {
  start(530)
    .offersExactly({ use: 'airen.pilot', choice: 'wing' }, { pass: true })
    .uses('airencracken', 'wing')
    .asks('performAction', { ship: 'wing' })
    .acts('focus')
    .has('wing', { tokens: { focus: 1 } })
    .has('airen', { tokens: { focus: 0 } })
    .ends();
});

test('not at range 2', () => {
  start(600)
    .doesNotOffer('airencracken')
    .has('wing', { tokens: { focus: 0 } })
    .ends();
});
