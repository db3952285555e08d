import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { damageOn, strike } from './duel.ts';

const rule = 'ar.known.damage.shield-failure';

shows(rule, 'the opponent chooses up to two zones that lose 1 shield each; then it lies facedown', () => {
  const table = strike(['shield-failure'])
    .asks('chooseForCard', { unit: 'victory', source: 'shield-failure' })
    .asksSeat('p2')
    .offersExactly(
      { zones: ['left'] },
      { zones: ['right'] },
      { zones: ['rear'] },
      { zones: ['left', 'right'] },
      { zones: ['left', 'rear'] },
      { zones: ['right', 'rear'] },
      { decline: true },
    )
    .answers({ zones: ['left', 'rear'] })
    .has('victory', { shields: { front: 0, left: 2, right: 3, rear: 0 } });
  expect(damageOn(table, 'victory')).toEqual(['facedown']);
  table.ends();
});

shows(rule, 'the opponent may choose one zone, or none', () => {
  strike(['shield-failure'])
    .answers({ zones: ['right'] })
    .has('victory', { shields: { front: 0, left: 3, right: 2, rear: 1 } });
  strike(['shield-failure'])
    .answers({ decline: true })
    .has('victory', { shields: { front: 0, left: 3, right: 3, rear: 1 } });
});

shows(rule, 'nobody is asked about a ship without shields', () => {
  const table = strike(['shield-failure'], { shields: { front: 0, left: 0, right: 0, rear: 0 } });
  expect(damageOn(table, 'victory')).toEqual(['facedown']);
  table.asks('chooseCourse', { ship: 'corvette' }).ends();
});
