import { legionTable } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import { on } from '../../src/abilities/card-words.ts';
import { prints } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { standsOf, tool } from './mover.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A card that gains a token before each move of its unit, and one after it. */
function printHelp(): void {
  const gain = (unit: string, token: 'aim' | 'dodge') =>
    ({ kind: 'gainTokens', unit: unit as never, token, count: 1, source: 'test' }) as const;
  prints('environmental-gear', {
    abilities: [
      on('beforeMove', {
        optional: false,
        automatic: true,
        applies: ({ self, move }) => move.unit === self,
        resolve: ({ self }) => [gain(self, 'aim')],
      }),
      on('after', {
        optional: false,
        automatic: true,
        applies: ({ self, deed }) => deed.unit === self && deed.isMoveAction,
        resolve: ({ self }) => [gain(self, 'dodge')],
      }),
    ],
  });
}

const vader = { unit: 'darth-vader', at: [600, 327] } as const;
const leia = { unit: 'leia-organa', at: [1700, 800], side: 1 } as const;

shows(
  ['lg.melee.withdraw.no-abilities', 'lg.melee.withdraw.is-move-action'],
  'a unit that withdraws uses nothing of its own before or after it, as it does with any other move',
  () => {
    printHelp();
    const moves = (y: number, how: { readonly speed: number; readonly type: string }) => {
      const luke = { unit: 'luke-skywalker', at: [600, y], upgrades: ['environmental-gear'] } as const;
      const at = legionTable({ luke, vader }).activate('luke').until('chooseAction', 'luke');
      return at.acts('move', { move: how.type }).answers({ ...tool(how.speed, 180), type: how.type });
    };
    moves(280, { speed: 1, type: 'standard' }).hasTokens('luke', { aim: 1, dodge: 1 });
    const left = moves(300, { speed: 1, type: 'withdraw' });
    expect(standsOf(left, 'luke')).toEqual([[600, 198]]);
    left.hasTokens('luke', {});
  },
);

shows(
  'lg.melee.withdraw.is-move-action',
  'enemy standby answers a withdrawal, and the free attack of who withdraws does not follow it',
  () => {
    const luke = { unit: 'luke-skywalker', at: [600, 300], side: 1 } as const;
    const scouts = {
      unit: 'rebel-troopers',
      at: [600, 60],
      side: 1,
      left: 1,
      tokens: { standby: 1 },
    } as const;
    const relentless = { ...vader, side: 0 } as const;
    const at = legionTable({ relentless, luke, scouts, leia })
      .activate('relentless')
      .until('chooseAction', 'relentless');
    const move = { ...tool(1, 90), type: 'withdraw' };
    at.acts('move', { move: 'withdraw' }).answers(move).asks('useAbility').asksSeat('p2');
    at.passes();
    expect(at.events('activationEnded').map(({ unit }) => unit)).toEqual(['relentless']);
  },
);

shows(
  'lg.melee.withdraw.no-other-actions',
  'after a withdrawal there is no free card action either, as there is after any other move',
  () => {
    const pushes = (type: 'withdraw' | 'standard', y: number) => {
      const pusher = { ...vader, at: [600, y], upgrades: ['force-push'], side: 0 } as const;
      const luke = { unit: 'luke-skywalker', at: [600, 300], side: 1 } as const;
      const table = legionTable({ pusher, luke, leia }).activate('pusher').until('chooseAction', 'pusher');
      const move = { ...tool(1, type === 'withdraw' ? 0 : 180), type };
      return table.acts('move', { move: type }).answers(move);
    };
    const left = pushes('withdraw', 327);
    expect(left.events('activationEnded').map(({ unit }) => unit)).toEqual(['pusher']);
    const other = pushes('standard', 550).asks('chooseAction', { unit: 'pusher' });
    const cards = other.answersOffered.filter((each) => (each as { action?: string }).action === 'card');
    expect(cards).toEqual([{ action: 'card', card: 'pusher.c1' }]);
  },
);

shows(
  'lg.melee.withdraw.no-abilities',
  'who asks why a unit that withdrew uses none of its cards is told the rule',
  () => {
    prints('environmental-gear', {
      abilities: [
        on('after', {
          optional: true,
          applies: ({ deed }) => deed.isMoveAction,
          resolve: ({ self }) => [
            { kind: 'gainTokens', unit: self, token: 'aim', count: 1, source: 'test' } as const,
          ],
        }),
      ],
    });
    const geared = { upgrades: ['environmental-gear'], side: 0 } as const;
    const luke = { unit: 'luke-skywalker', at: [600, 300], ...geared } as const;
    const friend = { unit: 'rebel-troopers', at: [1200, 300], ...geared, activated: true } as const;
    const table = legionTable({ luke, friend, vader }).activate('luke').until('chooseAction', 'luke');
    table.acts('move', { move: 'withdraw' }).answers({ ...tool(1, 180), type: 'withdraw' });
    table.asks('useAbility').asksSeat('p1');
    table.offersExactly({ use: 'friend.c1', choice: null }, { pass: true });
    table.refuses({ use: 'luke.c1', choice: null }, 'lg.melee.withdraw.no-abilities');
  },
);

shows(
  ['lg.melee.withdraw.cost', 'lg.melee.withdraw.no-other-actions'],
  'a withdrawal takes what actions there are, and nobody withdraws who has done anything before',
  () => {
    const movesOf = (more: object, act: object | null = null) => {
      const luke = { unit: 'luke-skywalker', at: [600, 300], ...more } as const;
      const table = legionTable({ luke, vader }, { whiteDefense: ['blank', 'blank', 'blank'] });
      table.activate('luke').until('chooseAction', 'luke');
      if (act) table.answers(act as never);
      return table.answersOffered.filter((each) => (each as { action?: string }).action === 'move');
    };
    expect(movesOf({})).toEqual([{ action: 'move', move: 'withdraw', actions: 2 }]);
    expect(movesOf({ tokens: { suppression: 3 } })).toEqual([{ action: 'move', move: 'withdraw' }]);
    expect(movesOf({}, { action: 'aim' })).toEqual([]);
    // A free card action counts as well.
    const pushing = { upgrades: ['force-push'] };
    expect(movesOf(pushing)).toEqual([{ action: 'move', move: 'withdraw', actions: 2 }]);
    const far = { unit: 'stormtroopers', at: [600, 400], side: 1, left: 1, activated: true } as const;
    const luke = { unit: 'luke-skywalker', at: [600, 300], ...pushing } as const;
    const table = legionTable({ luke, vader, far }).activate('luke').until('chooseAction', 'luke');
    table.answers({ action: 'card', card: 'luke.c1' }).answers({ unit: 'far' });
    table.answers(table.completes({ type: 'standard', to: { x: 600, y: 480, level: 0 } }) as never);
    table.asks('chooseAction', { unit: 'luke', actions: 2 });
    const left = table.answersOffered.filter((each) => (each as { action?: string }).action === 'move');
    expect(left).toEqual([]);
  },
);
