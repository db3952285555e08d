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

shows(
  'lg.unit-keyword.enrage.effect',
  'who fights beside it neither charges nor loses suppression with it',
  () => {
    const rebels = { unit: 'rebel-troopers', at: [600, 500], left: 1 } as const;
    const by = { chewie: { ...chewie(4), at: [300, 300] }, veers, rebels } as const;
    const at = legionTable(by).activate('rebels').acts('move', { move: 'standard' });
    at.answers(tool(2, 180, 0, 73 / 152)).asks('chooseAction', { unit: 'rebels', actions: 1 });
    expect(at.events('moveMade').map(({ unit }) => unit)).toEqual(['rebels']);
  },
);

const usesOf = ({ referee }: ReturnType<typeof legionTable>) =>
  referee.log.filter(({ kind }) => kind === 'abilityUsed').map((event) => (event as { key?: string }).key);

shows(
  'lg.unit-keyword.enrage.no-suppression',
  'the last token goes as well, unasked, and where there is none nothing is said of it',
  () => {
    const other = orders('other', ['p1', 'woundsSuffered']);
    const hurt = (suppression: number, wounds = 3) => {
      const game = legionWith(must(orders('begins', ['p1', 'startOfActivation'], suffer(1))), other);
      return legionTable({ chewie: chewie(wounds, suppression), veers }, {}, game).activate('chewie');
    };
    const asked = hurt(1).offersExactly({ use: 'other', choice: null }, { pass: true });
    asked.hasTokens('chewie', {});
    expect(usesOf(asked)).toEqual(['begins', 'chewie.enrage']);
    expect(usesOf(hurt(0))).toEqual(['begins']);
  },
);

shows('lg.unit-keyword.enrage.no-suppression', 'wounds of another unit take none of its tokens', () => {
  const luke = { unit: 'luke-skywalker', at: [900, 300], activated: true } as const;
  const lukeHurt: LegionEffect = {
    kind: 'sufferWounds',
    wounds: { unit: unitId('luke'), left: 1, among: null, leaderLast: false, from: null, source: 'test' },
  };
  const situation = { whiteDefense: ['blank'] };
  const at = legionTable({ chewie: chewie(4, 1), luke, veers }, situation, begins(lukeHurt));
  at.activate('chewie').hasWounds('luke', 1).hasTokens('chewie', { suppression: 1 });
});
