import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    black: { pilot: 'blacksquadronpilot', at: [450, 400], upgrades: ['sensorcluster'], ...own },
    enemy: { pilot: 'rookiepilot', at: [450, 560, 180], ...other },
  });

test('a focus token makes one blank an evade result', () => {
  duel({ tokens: { focus: 1 } })
    .attack('enemy', 'black', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('sensorcluster')
    .has('black', { damage: [], tokens: { focus: 0 } })
    .ends();
});

test('without the token the blank stays', () => {
  duel()
    .attack('enemy', 'black', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('black', { damage: [{}] })
    .ends();
});
