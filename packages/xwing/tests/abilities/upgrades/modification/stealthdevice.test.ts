import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (attack: string[], defense: string[]) =>
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400] },
    academy: { pilot: 'academypilot', at: [450, 560, 180], upgrades: ['stealthdevice'] },
  })
    .cards('core2-damagedengine')
    .attack('rookie', 'academy', { attack, defense });

test('the agility is 1 higher until an attack hits, which discards the card', () => {
  duel(['hit', 'blank', 'blank'], ['blank', 'blank', 'blank', 'blank'])
    .has('academy', { upgrades: [{ faceup: false }], damage: [{}] })
    .ends();
});

test('an attack that misses leaves the card in place', () => {
  duel(['hit', 'blank', 'blank'], ['evade', 'blank', 'blank', 'blank']).has('academy', {
    upgrades: [{ faceup: true }],
    damage: [],
  });
});
