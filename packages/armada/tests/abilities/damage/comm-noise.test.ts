import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { damageOn, strike } from './duel.ts';

const rule = 'ar.known.damage.comm-noise';
const dials = ['repair', 'squadron'] as const;

const everyCommand = ['navigate', 'squadron', 'repair', 'concentrateFire'].map((command) => ({ command }));

shows(rule, 'the opponent may slow the ship by 1; then Comm Noise lies facedown', () => {
  const table = strike(['comm-noise'], { dials })
    .asks('chooseForCard', { unit: 'victory', source: 'comm-noise' })
    .asksSeat('p2')
    .offersExactly({ speed: -1 }, ...everyCommand, { decline: true })
    .answers({ speed: -1 })
    .has('victory', { speed: 1, dials: [{ command: 'repair' }, { command: 'squadron' }] });
  expect(damageOn(table, 'victory')).toEqual(['facedown']);
  table.ends();
});

shows(
  [rule, 'ar.dial.hidden-until-revealed'],
  'or set the top dial, which then only the owner and the opponent know',
  () => {
    const table = strike(['comm-noise'], { dials })
      .answers({ command: 'concentrateFire' })
      .has('victory', { speed: 2, dials: [{ command: 'concentrateFire' }, { command: 'squadron' }] });
    const dialsSeenBy = (viewer: string) => table.seenBy(viewer).ships[0]!.dials;
    expect(dialsSeenBy('p1')).toEqual(['concentrateFire', 'squadron']);
    expect(dialsSeenBy('p2')).toEqual(['concentrateFire', 'hidden']);
    expect(dialsSeenBy('spectator')).toEqual(['hidden', 'hidden']);
    expect(damageOn(table, 'victory')).toEqual(['facedown']);
  },
);

shows([rule, 'ar.timing.other-cards-mandatory'], 'the opponent may also leave the ship alone', () => {
  const table = strike(['comm-noise'], { dials }).answers({ decline: true });
  table.has('victory', { speed: 2, dials: [{ command: 'repair' }, { command: 'squadron' }] });
  expect(damageOn(table, 'victory')).toEqual(['facedown']);
});

shows([rule, 'ar.speed.min-zero'], 'a ship at speed 0 is not slowed, one without dials keeps them', () => {
  strike(['comm-noise'], { speed: 0, dials }).offersExactly(...everyCommand, { decline: true });
  strike(['comm-noise']).offersExactly({ speed: -1 }, { decline: true });
  strike(['comm-noise'], { speed: 1, dials: ['repair'] }).offersExactly({ speed: -1 }, ...everyCommand, {
    decline: true,
  });
});

shows(rule, 'where there is nothing to choose the card only turns over', () => {
  const table = strike(['comm-noise'], { speed: 0 });
  expect(damageOn(table, 'victory')).toEqual(['facedown']);
  table.asks('chooseCourse', { ship: 'corvette' }).ends();
});
