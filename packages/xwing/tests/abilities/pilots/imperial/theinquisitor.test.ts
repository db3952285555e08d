import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

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

test('at range 2 as well', () => {
  attacking(500)
    .attack('inq', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .ends();
});

test('a secondary weapon attacks from where it is', () => {
  const { attackNow } = xwingTable({
    inq: {
      pilot: 'theinquisitor',
      at: [450, 300],
      upgrades: ['protonrockets', 'concussionmissiles'],
      lock: 'rookie',
      tokens: { focus: 1 },
    },
    rookie: { pilot: 'rookiepilot', at: [450, 620, 180] },
  }).attack('inq', 'rookie', {
    weapon: 'concussionmissiles',
    attack: ['focus', 'blank', 'blank', 'blank'],
  });
  expect(attackNow.range).toBe(3);
});
