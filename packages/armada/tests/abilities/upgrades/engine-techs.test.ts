import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (more: object = {}) =>
  armadaTable({
    gladiator: {
      ship: 'gladiator-i-class',
      upgrades: ['engine-techs'],
      at: [900, 200, 0],
      commandTokens: ['navigate'],
      ...more,
    },
    cr90: { ship: 'cr90-corvette-a', at: [200, 850, 180] },
  });

const straight = (speed: number) => ({ clicks: Array(speed).fill(0), side: 'left' });

shows(
  'ar.known.upgrade.support-teams',
  'after a maneuver with a Navigate command the ship may execute one at speed 1',
  () => {
    const table = fleet()
      .uses('navigate', { spend: 'token', speed: 1, yaw: 0 })
      .answers(straight(3))
      .offersExactly({ use: 'gladiator.u1', choice: null }, { pass: true })
      .uses('engine-techs')
      .asks('chooseCourse', { ship: 'gladiator' })
      .refuses(straight(3), 'ar.ship-move.course-within-yaw')
      .answers(straight(1))
      .has('gladiator', { upgrades: [{ exhausted: true }], speed: 3, activated: true });
    const moves = table.events('shipMoved').map(({ from, to }) => to.y - from.y);
    expect(moves.map(Math.round)).toEqual([205, 68]);
    table.ends();
  },
);

shows(
  'ar.timing.command-header',
  'not without a Navigate command, and not while the card is exhausted',
  () => {
    fleet().passes().answers(straight(2)).has('gladiator', { activated: true }).ends();
    fleet({ exhausted: ['engine-techs'] })
      .uses('navigate', { spend: 'token', speed: 1, yaw: 0 })
      .answers(straight(3))
      .has('gladiator', { activated: true })
      .ends();
  },
);
