import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (x: number) =>
  xwingTable({
    ndru: { pilot: 'ndrusuhlak', at: [450, 400] },
    friend: { pilot: 'binayrepirate', at: [x, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  });

test('with every friend beyond range 2 one more die is rolled', () => {
  attacking(720)
    .attack('ndru', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});

test('with a friend at range 2 the dice of the weapon are rolled', () => {
  attacking(670)
    .attack('ndru', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});

test('the attack of a friend far away rolls no more', () => {
  xwingTable({
    ndru: { pilot: 'ndrusuhlak', at: [850, 100], hasFought: true },
    wing: { pilot: 'binayrepirate', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  })
    .attack('wing', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});
