import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (defender: string) =>
  xwingTable({
    tarn: { pilot: 'tarnmison', at: [450, 300], hasFought: true },
    wing: { pilot: 'rookiepilot', at: [530, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [480, 450, 180] },
  }).attack('enemy', defender, { attack: ['blank', 'blank'], defense: ['blank', 'blank'] });

test('it may lock an enemy that declares an attack on it, before dice are rolled', () => {
  shot('tarn')
    .offersExactly({ use: 'tarn.pilot', choice: null }, { pass: true })
    .uses('tarnmison')
    .has('tarn', { lock: { target: 'enemy' } })
    .ends();
});

test('not for an attack on another ship', () => {
  shot('wing').doesNotOffer('tarnmison').has('tarn', { lock: null }).ends();
});

test('it is the attacker that is locked, if it can be, whoever else could', () => {
  const attacked = (upgrades: readonly string[]) =>
    xwingTable({
      tarn: { pilot: 'tarnmison', at: [450, 300], upgrades, hasFought: true },
      enemy: { pilot: 'academypilot', at: [480, 450, 180] },
      far: { pilot: 'academypilot', at: [560, 560, 180], hasFought: true },
    }).attack('enemy', 'tarn', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] });
  attacked([])
    .uses('tarnmison')
    .has('tarn', { lock: { target: 'enemy' } });
  // They lock nothing at range 1-2.
  attacked(['longrangescanners']).has('tarn', { lock: null }).ends();
});
