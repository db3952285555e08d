import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { damageOn, strike } from './duel.ts';

const rule = 'ar.known.damage.injured-crew';

shows(rule, 'the owner discards one of the ship’s defense tokens; then Injured Crew lies facedown', () => {
  const table = strike(['injured-crew'], { defenseTokens: ['readied', 'readied', 'exhausted'] })
    .asksSeat('p1')
    .offersExactly(
      { use: 'victory.d1000', choice: { token: 0 } },
      { use: 'victory.d1000', choice: { token: 1 } },
      { use: 'victory.d1000', choice: { token: 2 } },
    )
    .uses('injured-crew', { token: 2 })
    .has('victory', { defenseTokens: [{ state: 'readied' }, { state: 'readied' }, { state: 'discarded' }] });
  expect(damageOn(table, 'victory')).toEqual(['facedown']);
  table.ends();
});

shows(rule, 'of two tokens alike one is offered, a discarded one is not', () => {
  strike(['injured-crew'], { defenseTokens: ['discarded'] }).has('victory', {
    defenseTokens: [{ state: 'discarded' }, { state: 'discarded' }, { state: 'readied' }],
  });
});

shows(rule, 'a ship without defense tokens has none to discard', () => {
  const table = strike(['injured-crew'], { defenseTokens: ['discarded', 'discarded', 'discarded'] });
  expect(damageOn(table, 'victory')).toEqual(['facedown']);
  table.asks('chooseCourse', { ship: 'corvette' }).ends();
});

shows(
  [rule, 'ar.damage.card-faceup-effects'],
  'the card speaks when it is dealt, not when another is',
  () => {
    const table = strike(['power-failure'], { faceup: ['injured-crew'] });
    table.has('victory', {
      defenseTokens: [{ state: 'readied' }, { state: 'readied' }, { state: 'readied' }],
    });
    expect(damageOn(table, 'victory')).toEqual(['injured-crew', 'power-failure']);
    table.asks('chooseCourse', { ship: 'corvette' }).ends();
  },
);
