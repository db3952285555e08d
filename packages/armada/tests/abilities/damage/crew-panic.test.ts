import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { duel } from './duel.ts';

const rule = 'ar.known.damage.crew-panic';
const dials = ['repair', 'squadron'] as const;
const ways = [
  { use: 'victory.d1', choice: { sufferDamage: true } },
  { use: 'victory.d1', choice: { discardDial: true } },
];
const panic = (more: object = {}) => duel({ victory: { faceup: ['crew-panic'], dials, ...more } });

shows(
  [rule, 'ar.damage.unspecified-zone', 'ar.timing.before'],
  'before the dial is revealed the ship must suffer 1 damage, on a zone of its owner’s choice, or discard the dial',
  () => {
    panic()
      .has('victory', { revealedDial: null })
      .asksSeat('p1')
      .offersExactly(...ways)
      .uses('crew-panic', { sufferDamage: true })
      .asks('chooseZone', { ship: 'victory', points: 1, source: 'crew-panic' })
      .offersExactly({ zone: 'front' }, { zone: 'left' }, { zone: 'right' }, { zone: 'rear' })
      .answers({ zone: 'left' })
      .has('victory', { shields: { front: 3, left: 2, right: 3, rear: 1 }, revealedDial: 'repair' })
      .offers('convertDial', 'repair');
  },
);

shows(rule, 'a ship that discards the dial reveals none this round', () => {
  const table = panic()
    .uses('crew-panic', { discardDial: true })
    .has('victory', { revealedDial: null, usedDial: 'repair', dials: [{ command: 'squadron' }] })
    .asks('declareTarget');
  table.until('assignDials');
  expect(table.events('dialRevealed')).toEqual([]);
  table.has('victory', { dials: [{ command: 'squadron' }] });
});

shows(rule, 'it is the same with the last dial of the stack', () => {
  panic({ dials: ['repair'] }).offersExactly(...ways);
});

shows(rule, 'with two of them one discarded dial settles both', () => {
  panic({ faceup: ['crew-panic', 'crew-panic'] })
    .answers({ use: 'victory.d1', choice: { discardDial: true } })
    .asks('declareTarget');
});

shows(rule, 'it says nothing of other ships, nor of a ship without dials', () => {
  panic({ dials: [] }).asks('declareTarget');
  duel({ victory: { dials }, corvette: { faceup: ['crew-panic'], dials: ['navigate'] } })
    .has('victory', { revealedDial: 'repair' })
    .offers('convertDial', 'repair');
});
