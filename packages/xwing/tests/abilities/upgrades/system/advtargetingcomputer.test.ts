import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['advtargetingcomputer'], ...own },
    enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
  });

test('against a locked ship a critical may be added, and the lock stays', () => {
  duel({ lock: 'enemy' })
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('advtargetingcomputer')
    .has('wedge', { lock: { target: 'enemy' } })
    .has('enemy', { damage: [{ faceup: true }] })
    .ends();
});

test('not without the lock', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('enemy', { damage: [] })
    .ends();
});
