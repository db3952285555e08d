import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (defense: readonly string[], attack: readonly string[]) =>
  xwingTable({
    kath: { pilot: 'kathscarlet', faction: 'imperial', at: [450, 300] },
    rookie: { pilot: 'rookiepilot', at: [450, 500, 180] },
  }).attack('kath', 'rookie', { attack, defense });

test('the defender receives one stress token when it cancels a critical', () => {
  duel(['evade', 'evade'], ['crit', 'crit', 'blank'])
    .has('rookie', { tokens: { focus: 0, evade: 0, stress: 1, ion: 0, cloak: 0 }, shields: 2 })
    .ends();
});

test('cancelling only hits gives no stress', () => {
  duel(['evade', 'blank'], ['hit', 'crit', 'blank'])
    .has('rookie', { tokens: { focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 }, shields: 1 })
    .ends();
});

test('an attack on Kath Scarlet gives no stress', () => {
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 300] },
    kath: { pilot: 'kathscarlet', faction: 'imperial', at: [450, 500, 0], hasFought: true },
  })
    .attack('rookie', 'kath', { attack: ['crit', 'blank', 'blank'], defense: ['evade', 'blank'] })
    .has('kath', { tokens: { focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 } })
    .ends();
});
