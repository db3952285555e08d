import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { damageOn, strike } from './duel.ts';

const rule = 'ar.known.damage.structural-damage';

shows(
  [rule, 'ar.damage.cards-one-at-a-time'],
  'one more card is dealt facedown, then both lie facedown',
  () => {
    const table = strike(['structural-damage', 'crew-panic']);
    expect(damageOn(table, 'victory')).toEqual(['facedown', 'facedown']);
    expect(table.ship('victory').damage.map(({ card }) => card)).toEqual(['structural-damage', 'crew-panic']);
    table.asks('chooseCourse', { ship: 'corvette' }).ends();
  },
);

shows([rule, 'ar.damage.ship-destroyed-at-hull'], 'the card that it deals may destroy the ship', () => {
  const facedown = Array.from({ length: 6 }, () => 'structural-damage');
  const table = strike(['structural-damage', 'structural-damage'], { facedown });
  table.has('victory', { destroyed: 1 });
  expect(table.referee.outcome).toMatchObject({ winner: 1, rule: 'ar.win.all-ships-destroyed' });
});

shows(rule, 'dealt facedown it deals nothing', () => {
  const table = strike(['structural-damage', 'structural-damage']);
  expect(damageOn(table, 'victory')).toEqual(['facedown', 'facedown']);
  table.ends();
});
