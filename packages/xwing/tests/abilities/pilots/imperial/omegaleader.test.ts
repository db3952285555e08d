import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (lock: string | null) =>
  xwingTable({
    omega: { pilot: 'omegaleader', at: [450, 400], ...(lock ? { lock } : {}) },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], tokens: { focus: 1, evade: 1 } },
  } as never);

test('an enemy it has locked cannot modify dice defending against it', () => {
  duel('rookie')
    .attack('omega', 'rookie', { attack: ['hit', 'hit'], defense: ['focus', 'blank'] })
    .offers('omega:targetLock')
    .passes()
    .has('rookie', { shields: 0, tokens: { focus: 1, evade: 1 } })
    .ends();
});

test('nor attacking it', () => {
  duel('rookie')
    .attack('rookie', 'omega', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('omega', { damage: [] })
    .ends();
});

test('another one can', () => {
  duel(null)
    .attack('omega', 'rookie', { attack: ['hit', 'hit'], defense: ['focus', 'blank'] })
    .offers('rookie:focus', 'rookie:evade');
});
