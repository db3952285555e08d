import type { Command } from '@sortie/armada/catalogue';
import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (upgrades: string[], dials: Command[] = []) =>
  armadaTable({
    victory: {
      ship: 'victory-i-class',
      upgrades,
      at: [900, 300, 0],
      speed: 1,
      dials,
      commandTokens: ['navigate'],
    },
    cr90: { ship: 'cr90-corvette-a', at: [200, 750, 180] },
  });

const navigate = (spend: string, speed: number, yaw: number) => ({
  use: 'victory.navigate',
  choice: { spend, speed, yaw },
});

shows('ar.known.upgrade.support-teams', 'a Navigate token changes speed or raises the yaw of a joint', () => {
  fleet(['nav-team'])
    .offersExactly(navigate('token', -1, 0), navigate('token', 0, 1), navigate('token', 1, 0), { pass: true })
    .uses('navigate', { spend: 'token', speed: 0, yaw: 1 })
    .answers({ clicks: [2], side: 'right' })
    .has('victory', { pose: { heading: 45 }, speed: 1 })
    .ends();
});

test('beside a dial the token raises yaw once more', () => {
  fleet(['nav-team'], ['navigate'])
    .passes()
    .offersExactly(
      navigate('dial', -1, 1),
      navigate('dial', 0, 1),
      navigate('dial', 1, 1),
      navigate('token', -1, 0),
      navigate('token', 0, 1),
      navigate('token', 1, 0),
      navigate('both', -1, 2),
      navigate('both', 0, 2),
      navigate('both', 1, 2),
      { pass: true },
    );
});

test('without the team a token changes speed only', () => {
  fleet([]).offersExactly(navigate('token', -1, 0), navigate('token', 1, 0), { pass: true });
});
