import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const wounded = (upgrades: string[]) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 400] },
      academy: {
        pilot: 'academypilot',
        at: [450, 560, 180],
        upgrades,
        facedown: ['core2-damagedengine', 'core2-consolefire'],
      },
      obsidian: { pilot: 'obsidiansquadronpilot', at: [100, 850, 180] },
    },
    { cards: ['core2-majorexplosion'] },
  ).attack('rookie', 'academy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });

test('a Hull Upgrade lets the ship bear one Damage card more', () => {
  wounded(['hullupgrade']).has('academy', { gone: null });
});

test('without it the third card destroys a TIE fighter', () => {
  wounded([]).has('academy', { gone: 'destroyed' });
});
