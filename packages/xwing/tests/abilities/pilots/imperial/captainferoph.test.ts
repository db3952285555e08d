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

test('a friend that a jammed ship attacks gets none', () => {
  xwingTable({
    feroph: { pilot: 'captainferoph', at: [550, 400] },
    wing: { pilot: 'academypilot', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], tokens: { jam: 1 } },
  })
    .attack('rookie', 'wing', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('wing', { damage: [{ faceup: false }] })
    .ends();
});
