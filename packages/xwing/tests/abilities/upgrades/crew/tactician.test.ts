import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['tactician'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('a ship attacked in arc at range 2 is stressed afterwards', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('enemy', { tokens: { stress: 1 } })
    .ends();
});

test('not at range 3', () => {
  duel({}, { at: [450, 660, 180] })
    .attack('wedge', 'enemy', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank', 'blank'],
    })
    .has('enemy', { tokens: { stress: 0 } })
    .ends();
});

test('the stress comes before its player is asked for anything', () => {
  duel({ upgrades: ['tactician', 'crew:captainrex'] })
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offers('captainrex')
    .has('enemy', { tokens: { stress: 1 } });
});
