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

test('the stress comes before anything is asked', () => {
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [540, 400], upgrades: ['deathtroopers'] },
    wing: { pilot: 'academypilot', at: [450, 400], upgrades: ['rebelcaptive'] },
    rookie: { pilot: 'rookiepilot', at: [480, 560, 180] },
  })
    .attack('rookie', 'wing', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('rookie', { tokens: { stress: 2 } })
    .ends();
});

const behind = (y: number) =>
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 320], upgrades: ['deathtroopers'] },
    wing: { pilot: 'academypilot', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
  });

test('the attacker is at range 3 of them at most', () => {
  behind(650)
    .attack('rookie', 'wing', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank', 'blank'],
    })
    .has('rookie', { tokens: { stress: 1 } });
  behind(730)
    .attack('rookie', 'wing', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank', 'blank'],
    })
    .has('rookie', { tokens: { stress: 0 } });
});
