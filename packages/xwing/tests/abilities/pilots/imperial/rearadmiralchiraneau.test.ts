import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (y: number) =>
  xwingTable({
    rear: { pilot: 'imperial:vt49decimator:rearadmiralchiraneau', at: [450, 300] },
    rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
  });

test('at range 1-2 one focus result may become a critical', () => {
  attacking(510)
    .attack('rear', 'rookie', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'rear.pilot', choice: 0 }, { pass: true })
    .uses('rearadmiralchiraneau', 0)
    .has('rookie', { shields: 1 })
    .ends();
});

test('not at range 3', () => {
  attacking(600)
    .attack('rear', 'rookie', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('rookie', { shields: 2 })
    .ends();
});

test('what it becomes is a critical', () => {
  xwingTable({
    rear: { pilot: 'imperial:vt49decimator:rearadmiralchiraneau', at: [450, 300] },
    rookie: { pilot: 'rookiepilot', at: [450, 510, 180], shields: 0 },
  })
    .attack('rear', 'rookie', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .uses('rearadmiralchiraneau', 0)
    .has('rookie', { damage: [{ faceup: true }] })
    .ends();
});
