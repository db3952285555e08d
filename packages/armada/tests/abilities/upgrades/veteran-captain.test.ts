import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (more: object = {}) =>
  armadaTable({
    nebulon: {
      ship: 'nebulon-b-escort',
      upgrades: ['veteran-captain'],
      at: [900, 300, 0],
      dials: ['concentrateFire'],
      ...more,
    },
    victory: { ship: 'victory-i-class', at: [200, 750, 180] },
  });

const gain = (command: string) => ({ use: 'nebulon.u1', choice: { command } });

shows(
  'ar.known.upgrade.officers',
  'when the ship reveals a command the card may be discarded for any command token',
  () => {
    fleet()
      .offersExactly(
        { use: 'nebulon.convertDial', choice: null },
        gain('navigate'),
        gain('squadron'),
        gain('repair'),
        gain('concentrateFire'),
        { pass: true },
      )
      .uses('veteran-captain', { command: 'repair' })
      .has('nebulon', { commandTokens: ['repair'], upgrades: [{ faceup: false }] })
      .offers('convertDial', 'repair');
  },
);

shows(
  ['ar.upgrade.discarded-facedown', 'ar.timing.facedown-inactive'],
  'a discarded card gives nothing, nor does a ship that reveals nothing',
  () => {
    fleet({ discarded: ['veteran-captain'] }).offers('convertDial');
    fleet({ dials: [] }).asks('chooseCourse');
  },
);

test('a dial thrown away by a crew in panic is not revealed', () => {
  fleet({ faceup: ['crew-panic'] })
    .uses('crew-panic', { discardDial: true })
    .asks('chooseCourse');
});
