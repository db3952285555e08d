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
