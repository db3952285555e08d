import { legionTable, legionWith } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import type { UnitKeywordUse } from '../../src/catalogue/index.ts';
import { shows } from '../shows.ts';
import { gain, lose, must, orders, prints } from './made-up.ts';

/** No unit that can be played has it: a card lends it to its owner. */
function lend(use: UnitKeywordUse): void {
  prints('targeting-scopes', { lends: ({ owner, unit }) => (owner === unit ? [use] : []) });
}

afterEach(() => {
  vi.restoreAllMocks();
});

const luke = { unit: 'luke-skywalker', at: [300, 800] } as const;

shows(
  ['lg.unit-keyword.danger-sense.optional-removal', 'lg.unit-keyword.danger-sense.when'],
  'Danger Sense keeps as many tokens as it likes of those it would lose: rallying, recovering, in the End Phase',
  () => {
    lend({ id: 'dangerSense', value: 3 });
    const table = legionTable(
      {
        scouts: {
          unit: 'scout-troopers',
          at: [600, 100],
          tokens: { suppression: 3 },
          upgrades: ['targeting-scopes'],
        },
        luke: { ...luke, activated: true },
      },
      { whiteDefense: ['block', 'surge', 'blank'], players: { p2: { hand: ['standing-orders'] } } },
    );
    table
      .asks('keepSuppression', { unit: 'scouts', most: 2 })
      .asksSeat('p1')
      .refuses({ remove: 3 }, 'lg.unit-keyword.danger-sense.optional-removal')
      .offersExactly({ remove: 0 }, { remove: 1 }, { remove: 2 })
      .answers({ remove: 1 })
      .hasTokens('scouts', { suppression: 2 });
    table.acts('recover').asks('keepSuppression', { most: 2 }).answers({ remove: 0 });
    table.hasTokens('scouts', { suppression: 2 });
    table.asks('keepSuppression', { most: 1 }).answers({ remove: 0 }).hasTokens('scouts', { suppression: 2 });
    expect(table.state.phase).toBe('command');
  },
);

shows(
  ['lg.unit-keyword.danger-sense.optional-removal', 'lg.unit-keyword.danger-sense.when'],
  'a unit without tokens is not asked how many it keeps',
  () => {
    lend({ id: 'dangerSense', value: 3 });
    const scouts = { unit: 'scout-troopers', at: [600, 100], upgrades: ['targeting-scopes'] } as const;
    const removes = orders('removes', ['p1', 'startOfActivation'], lose('scouts', 'suppression', 1));
    legionTable({ scouts, luke }, {}, legionWith(must(removes))).asks('chooseAction', { unit: 'scouts' });
  },
);

shows('lg.unit-keyword.danger-sense.optional-removal', 'a unit without it is not asked', () => {
  legionTable(
    { scouts: { unit: 'scout-troopers', at: [600, 100], tokens: { suppression: 2 } }, luke },
    { whiteDefense: ['block', 'surge'] },
  )
    .asks('chooseAction', { unit: 'scouts' })
    .hasTokens('scouts', {});
});

const CUNNING = ['targeting-scopes'];

const tie = (luke: object = {}) =>
  legionTable(
    {
      vader: { unit: 'darth-vader', at: [300, 100], order: 'card', upgrades: CUNNING },
      luke: { unit: 'luke-skywalker', at: [300, 800], order: 'card', ...luke },
    },
    {
      phase: 'command',
      counter: 0,
      players: {
        p1: { hand: ['implacable'], selected: 'implacable' },
        p2: { hand: ['son-of-skywalker'], selected: 'son-of-skywalker' },
      },
      redDefense: ['blank'],
    },
  );

const ready = (table: ReturnType<typeof tie>) => {
  for (let next = table.open[0]; next?.kind === 'readyCommandCard'; next = table.open[0])
    table.send(next, { ready: true });
  return table;
};

shows(
  ['lg.unit-keyword.cunning.effect', 'lg.command-phase.priority.tie-roll'],
  'the card of a unit with Cunning wins a tie before any die is rolled',
  () => {
    lend({ id: 'cunning' });
    const table = ready(tie());
    expect(table.state.priority).toBe('p1');
    expect(table.events('priorityRolled')).toEqual([]);
  },
);

shows('lg.unit-keyword.cunning.both', 'where both have Cunning the tie stays and the die is rolled', () => {
  lend({ id: 'cunning' });
  const table = ready(tie({ upgrades: CUNNING }));
  expect(table.events('priorityRolled')).toEqual([{ kind: 'priorityRolled', side: 0, face: 'blank' }]);
  expect(table.state.priority).toBe('p2');
});

shows(
  'lg.standby.lose.trooper',
  'a trooper that gains a suppression token loses its standby token, at whatever moment',
  () => {
    const suppress = (unit: string) =>
      orders('suppress', ['p1', 'startOfActivation'], gain(unit, 'suppression'));
    const after = (unit: string, card: string) =>
      legionTable(
        {
          vader: { unit: 'darth-vader', at: [300, 100] },
          [unit]: { unit: card, at: [300, 800], tokens: { standby: 1 }, activated: true },
        },
        {},
        legionWith(suppress(unit)),
      ).uses('suppress');
    after('rebels', 'rebel-troopers').hasTokens('rebels', { suppression: 1 });
    after('walker', 'at-rt').hasTokens('walker', { standby: 1 });
  },
);
