import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    black: { pilot: 'blacksquadronpilot', at: [450, 400], upgrades: ['thrustcorrector'], ...own },
    enemy: { pilot: 'rookiepilot', at: [450, 560, 180], ...other },
  });

test('one evade result may take the place of the roll for a stress token', () => {
  duel()
    .attack('enemy', 'black', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'black.u1', choice: null }, { pass: true })
    .uses('thrustcorrector')
    .has('black', { damage: [], tokens: { stress: 1 } })
    .ends();
});

test('not with four stress tokens', () => {
  duel({ tokens: { stress: 4 } })
    .attack('enemy', 'black', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('black', { damage: [{}], tokens: { stress: 4 } })
    .ends();
});
