import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacked = (jam: number) =>
  xwingTable({
    feroph: { pilot: 'captainferoph', at: [450, 400], shields: 1 },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], tokens: { jam } },
  }).attack('rookie', 'feroph', { attack: ['hit', 'blank', 'blank'], defense: ['blank'] });

test('against a jammed attacker an evade is added', () => {
  attacked(1).has('feroph', { shields: 1 }).ends();
});

test('against another one it is not', () => {
  attacked(0).has('feroph', { shields: 0 }).ends();
});
