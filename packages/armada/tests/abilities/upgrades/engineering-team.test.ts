import type { Command } from '@sortie/armada/catalogue';
import { armadaTable } from '@sortie/testkit/armada';
import { shows } from '../../shows.ts';

const repairing = (upgrades: string[], dials: Command[] = ['repair'], friends: string[] = []) =>
  armadaTable({
    nebulon: {
      ship: 'nebulon-b-escort',
      upgrades,
      at: [900, 300, 0],
      dials,
      commandTokens: ['repair'],
      shields: { front: 1 },
    },
    cr90: { ship: 'cr90-corvette-a', at: [300, 300, 0], upgrades: friends },
    victory: { ship: 'victory-i-class', at: [200, 800, 180] },
  }).answers({ ship: 'nebulon' });

shows(
  'ar.known.upgrade.support-teams',
  'a Repair command has one engineering point more, by dial, token or both',
  () => {
    repairing(['engineering-team']).uses('repair', 'dial').asks('repair', { points: 4 });
    repairing(['engineering-team'], []).uses('repair', 'token').asks('repair', { points: 3 });
    repairing(['engineering-team']).uses('repair', 'both').asks('repair', { points: 6 });
  },
);

shows('ar.upgrade.second-person', 'the team of another ship does not help', () => {
  repairing([], ['repair'], ['engineering-team']).uses('repair', 'dial').asks('repair', { points: 3 });
});
