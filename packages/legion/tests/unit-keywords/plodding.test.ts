import { legionTable, legionWith } from '@sortie/testkit/legion';
import { tool } from '../movement/mover.ts';
import { grant, must, orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { orderedMove } from './ordered-move.ts';

const leia = { unit: 'leia-organa', at: [1500, 800] } as const;
const eweb = { unit: 'e-web-heavy-blaster-team', at: [600, 200, 0] } as const;
const rest = [
  { action: 'aim' },
  { action: 'dodge' },
  { action: 'standby' },
  { action: 'recover' },
  { done: true },
] as const;

shows('lg.unit-keyword.plodding.one-standard-move', 'after a standard move it only pivots', () => {
  const at = legionTable({ eweb, leia }).activate('eweb');
  at.offersExactly({ action: 'move', move: 'standard' }, { action: 'move', move: 'pivot' }, ...rest);
  at.acts('move', { move: 'standard' }).passes().answers(tool(1, 0)).passes();
  at.offersExactly({ action: 'move', move: 'pivot' }, ...rest);
  const storm = { unit: 'stormtroopers', at: [600, 200], left: 1 } as const;
  const other = legionTable({ storm, leia }).activate('storm');
  other.acts('move', { move: 'standard' }).answers(tool(2, 0));
  other.offersExactly({ action: 'move', move: 'standard' }, ...rest);
});

shows(
  'lg.unit-keyword.plodding.any-source',
  'a free move action and a move that is no action count as well',
  () => {
    for (const effect of [grant('eweb', 'move'), orderedMove('eweb')]) {
      const game = legionWith(must(orders('gift', ['p1', 'startOfActivation'], effect)));
      const at = legionTable({ eweb, leia }, {}, game).activate('eweb');
      if (at.question.kind === 'chooseFreeAction') at.answers({ action: 'move', move: 'standard' });
      at.passes().answers(tool(1, 0)).passes();
      at.asks('chooseAction', { actions: 2 }).offersExactly({ action: 'move', move: 'pivot' }, ...rest);
    }
  },
);
