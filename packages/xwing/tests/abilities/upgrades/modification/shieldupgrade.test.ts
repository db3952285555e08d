import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

test('a Shield Upgrade gives one shield more from the start', () => {
  xwingTable({
    academy: { pilot: 'academypilot', at: [450, 560, 180], upgrades: ['shieldupgrade'] },
    obsidian: { pilot: 'obsidiansquadronpilot', at: [450, 400] },
  })
    .has('academy', { shields: 1 })
    .has('obsidian', { shields: 0 });
});
