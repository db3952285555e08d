import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const shot = (own: Partial<Spec>, attack: readonly string[]) =>
  xwingTable({
    wullff: { pilot: 'wullffwarro', at: [450, 300], ...own },
    enemy: { pilot: 'academypilot', at: [450, 520, 180] },
  })
    .attack('wullff', 'enemy', { attack, defense: ['blank', 'blank', 'blank'] })
    .ends();
const hurt = { facedown: ['core2-weaponsfailure'] };

test('without shields and with a Damage card it rolls 1 more attack die', () => {
  shot({ shields: 0, ...hurt }, ['blank', 'blank', 'blank', 'blank']);
});

test('not with a shield, not without a card', () => {
  shot({ shields: 1, ...hurt }, ['blank', 'blank', 'blank']);
  shot({ shields: 0 }, ['blank', 'blank', 'blank']);
});
