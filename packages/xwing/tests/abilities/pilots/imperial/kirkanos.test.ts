import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (y: number, evade: number, attack: readonly string[]) =>
  xwingTable({
    kir: { pilot: 'kirkanos', at: [450, 400], tokens: { evade } },
    rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
  }).attack('kir', 'rookie', { attack, defense: ['blank', 'blank'] });

test('at range 2 an evade token may become a hit', () => {
  attacking(600, 1, ['blank', 'blank', 'blank'])
    .offersExactly({ use: 'kir.pilot', choice: null }, { pass: true })
    .uses('kirkanos')
    .has('kir', { tokens: { evade: 0 } })
    .has('rookie', { shields: 1 })
    .ends();
});

test('not at range 1, and not without the token', () => {
  attacking(520, 1, ['blank', 'blank', 'blank', 'blank'])
    .has('kir', { tokens: { evade: 1 } })
    .ends();
  attacking(600, 0, ['blank', 'blank', 'blank']).ends();
});

test('at range 3 too, and what is added is a hit', () => {
  xwingTable({
    kir: { pilot: 'kirkanos', at: [450, 400], tokens: { evade: 1 } },
    rookie: { pilot: 'rookiepilot', at: [450, 680, 180], shields: 0 },
  })
    .attack('kir', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'kir.pilot', choice: null }, { pass: true })
    .uses('kirkanos')
    .has('rookie', { damage: [{ faceup: false }] })
    .ends();
});
