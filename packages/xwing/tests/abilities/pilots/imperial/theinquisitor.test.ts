import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (y: number) =>
  xwingTable({
    inq: { pilot: 'theinquisitor', at: [450, 300] },
    rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
  });

test('at range 3 the primary weapon attacks as at range 1', () => {
  attacking(620).attack('inq', 'rookie', {
    attack: ['blank', 'blank', 'blank'],
    defense: ['blank', 'blank'],
  });
});

test('attacked at range 3 it has its extra die, and the attacker none', () => {
  attacking(620)
    .attack('rookie', 'inq', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank', 'blank'],
    })
    .ends();
});
