import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (stress: number) =>
  xwingTable({
    valen: { pilot: 'valenrudor', at: [450, 400], tokens: { stress } },
    wedge: { pilot: 'wedgeantilles', faction: 'rebel', at: [450, 600, 180] },
  }).attack('wedge', 'valen', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] });

test('an attack on it brings a free action', () => {
  duel(0)
    .offersExactly({ use: 'valen.pilot', choice: null }, { pass: true })
    .uses('valenrudor')
    .asks('performAction', { ship: 'valen', free: true })
    .acts('focus')
    .has('valen', { tokens: { focus: 1 } })
    .asks('declareTarget', { ship: 'valen' });
});

test('not under stress', () => {
  duel(1).asks('declareTarget', { ship: 'valen' });
});
