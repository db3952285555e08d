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
