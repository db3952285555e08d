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

/** A fight beside Omega Leader, who has locked one ship. */
const beside = (lock: string, ships: Readonly<Record<string, Parameters<typeof xwingTable>[0][string]>>) =>
  xwingTable({
    omega: { pilot: 'omegaleader', at: [450, 400], lock, hasFought: true },
    ...ships,
  });
const ROOKIE = { pilot: 'rookiepilot', at: [450, 600, 180], tokens: { focus: 1 } } as const;
const WING = { pilot: 'academypilot', at: [520, 400] } as const;

test('a locked ship modifies its dice against other ships', () => {
  beside('rookie', { rookie: ROOKIE, wing: WING })
    .attack('rookie', 'wing', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offers('rookie:focus');
  beside('rookie', { rookie: { ...ROOKIE, hasFought: true }, wing: WING })
    .attack('wing', 'rookie', { attack: ['hit', 'hit'], defense: ['focus', 'blank'] })
    .offers('rookie:focus');
});

test('a locked ship helps others against Omega Leader', () => {
  beside('etahn', {
    rookie: { ...ROOKIE, tokens: {} },
    etahn: { pilot: 'etahnabaht', at: [520, 600, 180], hasFought: true },
  })
    .attack('rookie', 'omega', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offers('etahnabaht');
  xwingTable({
    omega: { pilot: 'omegaleader', at: [450, 400], lock: 'serissu' },
    scyk: { pilot: 'cartelspacer', at: [450, 600, 180], hasFought: true },
    serissu: { pilot: 'serissu', at: [520, 600, 180], hasFought: true },
  })
    .attack('omega', 'scyk', { attack: ['hit', 'hit'], defense: ['blank', 'blank', 'blank'] })
    .offers('serissu');
});
