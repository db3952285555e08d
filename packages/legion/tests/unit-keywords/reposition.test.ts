import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tool } from '../movement/mover.ts';
import { must, orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { orderedMove } from './ordered-move.ts';

const leia = { unit: 'leia-organa', at: [1500, 800] } as const;
const eweb = { unit: 'e-web-heavy-blaster-team', at: [600, 200, 0] } as const;
const moves = () => legionTable({ eweb, leia }).activate('eweb').acts('move', { move: 'standard' });
const offered = [{ use: 'eweb.reposition', choice: null }, { pass: true }];

shows(
  ['lg.unit-keyword.reposition.pivot', 'lg.unit-keyword.reposition.is-move'],
  'before its standard move or after it the unit may pivot for no action, not both',
  () => {
    const before = moves()
      .offersExactly(...offered)
      .uses('reposition')
      .asks('move', { types: ['pivot'] });
    before.answers({ type: 'pivot', heading: 90 }).asks('move', { types: ['standard'] });
    before.answers(tool(1, 90)).asks('chooseAction', { unit: 'eweb', actions: 1 });
    expect(before.events('moveMade').map(({ type }) => type)).toEqual(['pivot', 'standard']);
    const after = moves()
      .passes()
      .answers(tool(1, 0))
      .offersExactly({ use: 'eweb.reposition', choice: null }, { pass: true });
    after.uses('reposition').answers({ type: 'pivot', heading: 90 });
    after.asks('chooseAction', { unit: 'eweb', actions: 1 });
    expect(after.events('moveMade').map(({ type }) => type)).toEqual(['standard', 'pivot']);
    expect(after.events('actionPerformed').map(({ action: { kind, isFree } }) => [kind, isFree])).toEqual([
      ['move', false],
      ['move', true],
    ]);
  },
);

shows(
  'lg.unit-keyword.reposition.pivot',
  'it may pivot before a move that might become a standard move or another',
  () => {
    const either = orderedMove('eweb', { types: ['standard', 'pivot'] });
    const game = legionWith(must(orders('push', ['p1', 'startOfActivation'], either)));
    legionTable({ eweb, leia }, {}, game)
      .activate('eweb')
      .offersExactly(...offered);
  },
);

shows('lg.unit-keyword.reposition.pivot', 'with another move, and for other units, there is none', () => {
  const pivot = legionTable({ eweb, leia }).activate('eweb').acts('move', { move: 'pivot' });
  pivot.answers({ type: 'pivot', heading: 45 }).asks('chooseAction', { unit: 'eweb', actions: 1 });
  const atst = legionTable({ atst: { unit: 'at-st', at: [600, 200, 0] }, leia }).activate('atst');
  atst.acts('move', { move: 'standard' }).asks('move', { types: ['standard'] });
});
