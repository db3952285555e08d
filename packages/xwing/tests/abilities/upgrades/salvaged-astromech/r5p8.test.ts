import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades: ['r5p8'], ...own },
    enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
  });

test('after defending a hit strikes the attacker', () => {
  duel()
    .attack('enemy', 'ace', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'ace.u1', choice: null }, { pass: true })
    .dice({ attack: ['hit'] })
    .uses('r5p8')
    .has('enemy', { damage: [{}] })
    .ends();
});

test('a critical strikes both, a blank nobody', () => {
  duel()
    .attack('enemy', 'ace', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .dice({ attack: ['crit'] })
    .uses('r5p8')
    .has('enemy', { damage: [{}] })
    .has('ace', { shields: 0 })
    .ends();
  duel()
    .attack('enemy', 'ace', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .dice({ attack: ['blank'] })
    .uses('r5p8')
    .has('enemy', { damage: [] })
    .ends();
});

test('after an attack of its own it is silent', () => {
  duel()
    .attack('ace', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('r5p8')
    .ends();
});
