import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const start = (y: number) =>
  xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades: ['glitterstim'] },
    enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, y, 180] },
  });

test('as combat starts it may be taken: focus results become hits, and evades in defense', () => {
  start(560)
    .offersExactly({ use: 'ace.u1', choice: null }, { pass: true })
    .uses('glitterstim')
    .has('ace', { tokens: { stress: 1 }, upgrades: [{ faceup: false }] })
    .attack('ace', 'enemy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('lasting2')
    .has('enemy', { damage: [{}, {}] })
    .attack('enemy', 'ace', { attack: ['hit', 'blank'], defense: ['focus', 'blank'] })
    .uses('lasting2')
    .has('ace', { shields: 1 })
    .ends();
});

test('left alone it changes nothing', () => {
  start(560)
    .passes()
    .attack('ace', 'enemy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('enemy', { damage: [] })
    .ends();
});
