import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = () =>
  xwingTable({
    tomax: { pilot: 'tomaxbren', at: [450, 400], upgrades: ['crackshot'] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('tomax', 'rookie', { attack: ['hit', 'blank'], defense: ['evade', 'blank'] });

test('a discarded Elite upgrade comes back', () => {
  attacking()
    .offersExactly({ use: 'tomax.u1', choice: null }, { pass: true })
    .uses('crackshot')
    .has('rookie', { shields: 1 })
    .has('tomax', { upgrades: [{ faceup: true }] });
});

test('that of another pilot stays discarded', () => {
  xwingTable({
    other: { pilot: 'gammasquadronveteran', at: [450, 400], upgrades: ['crackshot'] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  })
    .attack('other', 'rookie', { attack: ['hit', 'blank'], defense: ['evade', 'blank'] })
    .uses('crackshot')
    .has('other', { upgrades: [{ faceup: false }] });
});
