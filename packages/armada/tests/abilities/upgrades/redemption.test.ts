import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const repairing = (x: number, side: 0 | 1 = 0) =>
  armadaTable({
    frigate: {
      ship: 'assault-frigate-mark-ii-b',
      at: [900, 300, 0],
      dials: ['repair'],
      shields: { front: 1 },
    },
    nebulon: { ship: 'nebulon-b-escort', upgrades: ['redemption'], at: [x, 300, 0], side },
    victory: { ship: 'victory-i-class', at: [200, 800, 180] },
  });

shows(
  'ar.known.upgrade.titles',
  'the Repair command of a friendly ship at distance 1 to 5 has a point more',
  () => {
    repairing(550).answers({ ship: 'frigate' }).uses('repair', 'dial').asks('repair', { points: 5 });
  },
);

test('not beyond distance 5, and not for an enemy ship', () => {
  repairing(530).answers({ ship: 'frigate' }).uses('repair', 'dial').asks('repair', { points: 4 });
  repairing(550, 1).uses('repair', 'dial').asks('repair', { points: 4 });
});

shows(
  ['ar.allegiance.self-is-friendly', 'ar.range.measure.self-close-distance-one'],
  'the ship helps itself',
  () => {
    armadaTable({
      nebulon: {
        ship: 'nebulon-b-escort',
        upgrades: ['redemption'],
        at: [900, 300, 0],
        dials: ['repair'],
        shields: { front: 1 },
      },
      victory: { ship: 'victory-i-class', at: [200, 800, 180] },
    })
      .uses('repair', 'dial')
      .asks('repair', { points: 4 });
  },
);
