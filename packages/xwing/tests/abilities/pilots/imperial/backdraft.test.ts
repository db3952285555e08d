import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (y: number) =>
  xwingTable({
    back: { pilot: 'backdraft', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, y] },
  }).attack('back', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] });

test('in the auxiliary arc a critical may be added', () => {
  attacking(200)
    .offersExactly({ use: 'back.pilot', choice: null }, { pass: true })
    .uses('backdraft')
    .has('rookie', { shields: 1 })
    .ends();
});

test('in the front arc there is none', () => {
  attacking(600).has('rookie', { shields: 2 }).ends();
});

test('what is added is a critical', () => {
  xwingTable({
    back: { pilot: 'backdraft', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 200], shields: 0 },
  })
    .attack('back', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .uses('backdraft')
    .has('rookie', { damage: [{ faceup: true }] })
    .ends();
});
