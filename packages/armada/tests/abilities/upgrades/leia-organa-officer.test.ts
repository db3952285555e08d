import type { Command } from '@sortie/armada/catalogue';
import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (dials: Command[] = ['repair', 'navigate']) =>
  armadaTable({
    frigate: {
      ship: 'assault-frigate-mark-ii-b',
      upgrades: ['leia-organa-officer'],
      at: [900, 300, 0],
      dials,
    },
    near: { ship: 'nebulon-b-escort', at: [570, 300, 0], dials: ['navigate'] },
    far: { ship: 'nebulon-b-support', at: [1270, 300, 0], dials: ['navigate', 'squadron'] },
    bare: { ship: 'cr90-corvette-b', at: [900, 470, 0], dials: [] },
    victory: { ship: 'victory-i-class', at: [200, 800, 180], dials: ['navigate', 'navigate', 'repair'] },
  }).answers({ ship: 'frigate' });

shows(
  'ar.known.upgrade.officers',
  'when the ship reveals a command she may set the top dial of another friendly ship to it',
  () => {
    fleet()
      .offersExactly(
        { use: 'frigate.convertDial', choice: null },
        { use: 'frigate.repair', choice: 'dial' },
        { use: 'frigate.u1', choice: { ship: 'near' } },
        { pass: true },
      )
      .uses('leia-organa-officer')
      .has('near', { dials: [{ command: 'repair' }] })
      .has('far', { dials: [{ command: 'navigate' }, { command: 'squadron' }] })
      .offers('convertDial', 'repair');
  },
);

test('also once the dial has become a token', () => {
  fleet()
    .uses('convertDial')
    .offers('leia-organa-officer', 'repair')
    .uses('leia-organa-officer')
    .has('near', { dials: [{ command: 'repair' }] });
});

test('without a dial there is nothing to pass on', () => {
  fleet([]).asks('chooseCourse');
});
