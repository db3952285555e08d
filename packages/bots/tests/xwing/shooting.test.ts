import { xwingTable } from '@sortie/testkit/xwing';
import type { XwingView } from '@sortie/xwing/view';
import { expect, test } from 'vitest';
import { piecesOf } from '../../src/xwing/planner/piece.ts';
import { Battle, type Fighter } from '../../src/xwing/planner/shooting.ts';
import { measure } from '../../src/xwing/planner/stand.ts';

const bare: Fighter = { focus: 0, evade: 0, lock: null, mayAttack: true, cover: 0 };

/** What a rookie, who fires first, suffers from an academy pilot at range 2. */
function suffered(rookie: Partial<Fighter>): number {
  const table = xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 300] },
    academy: { pilot: 'academypilot', at: [450, 480, 180] },
  });
  const { table: view } = table.referee.view(table.open[0]!.seat) as unknown as { readonly table: XwingView };
  const [own, other] = [
    piecesOf(view).filter(({ side }) => side === 0),
    piecesOf(view).filter(({ side }) => side === 1),
  ];
  const battle = new Battle(own, other);
  const fighters = [[{ ...bare, ...rookie }], [bare]] as const;
  return battle.play(fighters, () => measure(own[0]!.stand, other[0]!.stand)).taken;
}

test('a focus token that an attack may have used protects less than one that was kept', () => {
  const kept = suffered({ focus: 1, mayAttack: false });
  const fired = suffered({ focus: 1 });
  const none = suffered({ focus: 0, mayAttack: false });
  expect(fired).toBeGreaterThan(kept);
  expect(none).toBeGreaterThan(fired);
});

test('an evade token protects as well after an attack as before', () => {
  expect(suffered({ evade: 1 })).toBeLessThanOrEqual(suffered({ evade: 1, mayAttack: false }));
  expect(suffered({ evade: 1 })).toBeLessThan(suffered({ focus: 1 }));
});
