import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const duel = (y: number) =>
  armadaTable({
    frigate: {
      ship: 'assault-frigate-mark-ii-a',
      at: [900, 300, 0],
      upgrades: ['point-defense-reroute'],
    },
    tie: { squadron: 'tie-fighter-squadron', at: [900, y] },
    victory: { ship: 'victory-i-class', at: [200, 700, 180] },
  });

shows(
  'ar.known.upgrade.offensive-retrofits',
  'at close range critical icons may be rerolled against a squadron, any of them',
  () => {
    duel(430)
      .attack('frigate', 'tie', { zone: 'front', blue: ['critical', 'critical', 'hit'] })
      .offersExactly({ use: 'frigate.u1', choice: null }, { pass: true })
      .uses('point-defense-reroute')
      .asks('rerollDie', { unit: 'frigate', source: 'frigate.u1' })
      .offersExactly({ die: 0 }, { decline: true })
      .answers({ die: 0 })
      .offersExactly({ die: 1 }, { decline: true })
      .answers({ decline: true })
      .has('tie', { hull: 2 })
      .ends();
  },
);

test('both are rerolled together once they are named', () => {
  const table = duel(430)
    .attack('frigate', 'tie', { zone: 'front', blue: ['critical', 'critical', 'hit', 'accuracy'] })
    .uses('point-defense-reroute')
    .answers({ die: 0 })
    .has('tie', { hull: 3 })
    .answers({ die: 1 })
    .has('tie', { hull: 2 });
  table.ends();
});

test('a single critical is rerolled without a question', () => {
  duel(430)
    .attack('frigate', 'tie', { zone: 'front', blue: ['critical', 'hit', 'hit'] })
    .uses('point-defense-reroute')
    .has('tie', { hull: 1 })
    .ends();
});

test('not at medium range, not without a critical, and not against a ship', () => {
  duel(520)
    .attack('frigate', 'tie', { zone: 'front', blue: ['critical', 'critical'] })
    .has('tie', { hull: 3 })
    .ends();
  duel(430)
    .attack('frigate', 'tie', { zone: 'front', blue: ['hit', 'accuracy'] })
    .has('tie', { hull: 2 })
    .ends();
  bowToBow('close', {
    frigate: { ship: 'assault-frigate-mark-ii-a', upgrades: ['point-defense-reroute'] },
    victory: { ship: 'victory-i-class', ...noTokens },
  })
    .attack('frigate', 'victory', { ...front, red: ['critical', 'blank'], blue: ['hit'] })
    .offers('critical');
});
