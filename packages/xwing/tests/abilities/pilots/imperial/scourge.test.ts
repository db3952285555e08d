import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const lying = ['core2-majorhullbreach', 'core2-structuraldamage'];
const attacking = (facedown: number) =>
  xwingTable({
    scourge: { pilot: 'scourge', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], facedown: lying.slice(0, facedown) },
  });

test('against a damaged ship one more die is rolled', () => {
  attacking(1)
    .attack('scourge', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});

test('against one without Damage cards the dice of the weapon are rolled', () => {
  attacking(0)
    .attack('scourge', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});

test('a friend rolls none for it', () => {
  xwingTable({
    scourge: { pilot: 'scourge', at: [550, 400], hasFought: true },
    tie: { pilot: 'academypilot', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], facedown: lying },
  })
    .attack('tie', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});
