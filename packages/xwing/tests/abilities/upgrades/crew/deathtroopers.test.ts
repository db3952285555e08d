import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const three = (x: number) =>
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [x, 400], upgrades: ['deathtroopers'] },
    wing: { pilot: 'academypilot', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [480, 560, 180] },
  }).attack('rookie', 'wing', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });

test('who attacks a friend beside it, with it in arc, is stressed', () => {
  three(540)
    .has('rookie', { tokens: { stress: 1 } })
    .ends();
});

test('not when the friend is at range 2', () => {
  three(620)
    .has('rookie', { tokens: { stress: 0 } })
    .ends();
});
