import type { LegionEffect } from '@sortie/legion/model';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tool } from '../movement/mover.ts';
import { gain, must, orders, unitId } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

const veers = { unit: 'general-veers', at: [600, 400] } as const;
const chewie = (wounds: number, suppression = 0) =>
  ({ unit: 'chewbacca', at: [600, 300], wounds: [wounds], tokens: { suppression } }) as const;
const touches = tool(2, 0, 0, 73 / 152);

const suffer = (left: number): LegionEffect => ({
  kind: 'sufferWounds',
  wounds: { unit: unitId('chewie'), left, among: null, leaderLast: false, from: null, source: 'test' },
});
const begins = (...effects: readonly LegionEffect[]) =>
  legionWith(must(orders('begins', ['p1', 'startOfActivation'], ...effects)));

shows('lg.unit-keyword.enrage.effect', 'with four wounds it charges, with three it does not', () => {
  const charging = legionTable({ chewie: chewie(4), veers }).activate('chewie');
  charging.acts('move', { move: 'standard' }).answers(touches).offers('charge');
  const calm = legionTable({ chewie: chewie(3), veers }).activate('chewie');
  calm.acts('move', { move: 'standard' }).answers(touches).asks('chooseAction', { unit: 'chewie' });
});

shows(
  ['lg.unit-keyword.enrage.no-suppression', 'lg.unit-keyword.enrage.effect'],
  'the fourth wound takes its suppression away, and it gains none while it is enraged',
  () => {
    const hurt = begins(suffer(1), gain('chewie', 'suppression'));
    const at = legionTable({ chewie: chewie(3, 2), veers }, {}, hurt).activate('chewie');
    at.hasTokens('chewie', {}).hasWounds('chewie', 4).asks('chooseAction', { unit: 'chewie', actions: 2 });
    const less = legionTable(
      { chewie: chewie(2, 1), veers },
      { whiteDefense: ['blank', 'blank'] },
      begins(suffer(1), gain('chewie', 'suppression')),
    ).activate('chewie');
    less.hasTokens('chewie', { suppression: 2 });
  },
);

shows('lg.unit-keyword.enrage.lost-when-healed', 'healed below its value it loses both', () => {
  const heal: LegionEffect = {
    kind: 'removeWounds',
    unit: unitId('chewie'),
    miniature: 'chewie.m1' as never,
    count: 1,
  };
  const game = begins(heal, gain('chewie', 'suppression'));
  const at = legionTable({ chewie: chewie(4), veers }, { whiteDefense: ['blank'] }, game).activate('chewie');
  at.hasTokens('chewie', { suppression: 1 }).hasWounds('chewie', 3);
  at.acts('move', { move: 'standard' }).answers(touches).asks('chooseAction', { unit: 'chewie' });
  expect(at.events('moveMade')).toHaveLength(1);
});
