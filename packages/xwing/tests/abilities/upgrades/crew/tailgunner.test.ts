import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const behind = (upgrades: readonly string[], heading = 180) =>
  xwingTable({
    slave: { pilot: 'bountyhunter', at: [450, 400, heading], upgrades },
    rookie: { pilot: 'rookiepilot', at: [450, 580, 180] },
  });
const attack = ['blank', 'blank', 'blank'];

test('from the rear arc the defender rolls one die less', () => {
  behind(['tailgunner'])
    .attack('slave', 'rookie', { attack, defense: ['blank'] })
    .ends();
});

test('from the front it does nothing', () => {
  behind(['tailgunner'], 0)
    .attack('slave', 'rookie', { attack, defense: ['blank', 'blank'] })
    .ends();
});
