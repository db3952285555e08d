import type { Command } from '@sortie/armada/catalogue';
import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (dials: Command[] = ['repair']) =>
  armadaTable({
    nebulon: {
      ship: 'nebulon-b-escort',
      upgrades: ['raymus-antilles'],
      at: [900, 300, 0],
      dials,
      shields: { front: 1 },
    },
    victory: { ship: 'victory-i-class', at: [200, 750, 180] },
  });

shows(
  'ar.known.upgrade.officers',
  'when the ship reveals a command it may gain the token and keep the dial',
  () => {
    fleet()
      .offersExactly(
        { use: 'nebulon.convertDial', choice: null },
        { use: 'nebulon.repair', choice: 'dial' },
        { use: 'nebulon.u1', choice: null },
        { pass: true },
      )
      .uses('raymus-antilles')
      .has('nebulon', { revealedDial: 'repair', commandTokens: ['repair'] })
      .offersExactly(
        { use: 'nebulon.convertDial', choice: null },
        { use: 'nebulon.repair', choice: 'dial' },
        { use: 'nebulon.repair', choice: 'token' },
        { use: 'nebulon.repair', choice: 'both' },
        { pass: true },
      )
      .uses('repair', 'both')
      .asks('repair', { points: 5 });
  },
);

test('not without a dial', () => {
  fleet([]).asks('chooseCourse').has('nebulon', { commandTokens: [] });
});
