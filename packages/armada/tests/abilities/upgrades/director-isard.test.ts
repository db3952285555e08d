import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (more: object = {}) =>
  armadaTable({
    victory: {
      ship: 'victory-i-class',
      upgrades: ['director-isard'],
      at: [900, 300, 0],
      dials: ['repair'],
      commandTokens: ['squadron'],
      ...more,
    },
    tie: { squadron: 'tie-fighter-squadron', at: [900, 420] },
    nebulon: { ship: 'nebulon-b-escort', at: [200, 750, 180], dials: ['navigate', 'squadron'] },
    cr90: { ship: 'cr90-corvette-a', at: [500, 750, 180], dials: ['repair'] },
    bare: { ship: 'cr90-corvette-b', at: [800, 750, 180], dials: [] },
  });

const look = (ship: string) => ({ use: 'victory.u1', choice: { ship } });

shows(
  'ar.known.upgrade.officers',
  'when the ship reveals a command she may look at all dials of an enemy ship',
  () => {
    fleet()
      .offersExactly(
        { use: 'victory.convertDial', choice: null },
        { use: 'victory.repair', choice: 'dial' },
        { use: 'victory.squadron', choice: 'token' },
        look('nebulon'),
        look('cr90'),
        { pass: true },
      )
      .uses('director-isard', { ship: 'nebulon' })
      .has('nebulon', { dials: [{ knownTo: ['p1'] }, { knownTo: ['p1'] }] })
      .offers('convertDial', 'repair', 'squadron');
  },
);

shows('ar.timing.when', 'once a command is resolved it is too late', () => {
  fleet().uses('repair', 'dial').offers('squadron').refuses(look('nebulon'), 'ar.timing.when');
});

test('a ship that reveals nothing gives no occasion', () => {
  fleet({ dials: [] }).offers('squadron');
});
