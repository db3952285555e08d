import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const end = (heading: number, take: boolean) => {
  const table = xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades: ['crew:ketsuonyo'] },
    enemy: {
      pilot: 'academypilot',
      faction: 'imperial',
      at: [450, 560, heading],
      tokens: { tractorBeam: 1 },
    },
  });
  table.until('useAbility').offersExactly({ use: 'ace.u1', choice: 'enemy' }, { pass: true });
  return take ? table.uses('ketsuonyo', 'enemy') : table.passes();
};

test('an enemy in arc may have to keep its tractor beam tokens', () => {
  end(180, true)
    .has('enemy', { tokens: { tractorBeam: 1 } })
    .ends();
});

test('left alone it loses them', () => {
  end(180, false)
    .has('enemy', { tokens: { tractorBeam: 0 } })
    .ends();
});

const held = { pilot: 'academypilot', faction: 'imperial', hasFought: true, tokens: { tractorBeam: 1 } };

test('only an enemy in arc at range 1-2 with such a token, and only these tokens', () => {
  const table = xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades: ['crew:ketsuonyo'], hasFought: true },
    enemy: { ...held, at: [450, 560, 180], tokens: { tractorBeam: 1, focus: 1 } } as never,
    free: { ...held, at: [500, 560, 180], tokens: {} } as never,
    behind: { ...held, at: [450, 240, 180] } as never,
    far: { ...held, at: [450, 680, 180] } as never,
  }).offersExactly({ use: 'ace.u1', choice: 'enemy' }, { pass: true });
  table
    .uses('ketsuonyo', 'enemy')
    .has('enemy', { tokens: { tractorBeam: 1, focus: 0 } })
    .has('behind', { tokens: { tractorBeam: 0 } })
    .has('far', { tokens: { tractorBeam: 0 } });
});
