import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

const pooled = (unit: string, x: number) => ({ unit, at: [x, 100], left: 1, order: 'pool' }) as const;

/** Nobody but units with tokens in the pool is left, so that a draw is the only way. */
const table = (pool: readonly string[], exhausted = false, units: object = {}) =>
  legionTable(
    {
      leia: {
        unit: 'leia-organa',
        at: [300, 300],
        activated: true,
        upgrades: [{ card: 'improvised-orders', exhausted }],
      },
      rebels: pooled('rebel-troopers', 300),
      wookiees: pooled('wookiee-warriors', 900),
      veers: { unit: 'general-veers', at: [1500, 700], activated: true },
      ...units,
    },
    { players: { p1: { pool: pool as never } } },
  );

const BOTH = ['corps', 'specialForces'];

shows(
  'lg.orders.pool.random-draw',
  'a second token is drawn, one of the two is used, and the other one lies in the pool again',
  () => {
    const at = table(BOTH).offersExactly({ use: 'leia.c1', choice: null }, { pass: true });
    at.uses('improvised-orders').asks('chooseForCard', { source: 'improvised-orders' });
    at.offersExactly({ rank: 'corps' }, { rank: 'specialForces' });
    expect(at.unit('leia').upgrades[0]!.exhausted).toBe(true);
    const last = structuredClone(at.state.players[0]!.pool)[0]!;
    at.answers({ rank: last });
    const unit = last === 'corps' ? 'rebels' : 'wookiees';
    at.asks('chooseAction', { unit });
    expect(at.state.players[0]!.pool).toEqual(BOTH.filter((rank) => rank !== last));
  },
);

shows('lg.orders.pool.random-draw', 'the first token may be used all the same', () => {
  const at = table(BOTH);
  const { rank } = at.events('orderTokenDrawn')[0]!;
  at.uses('improvised-orders').answers({ rank });
  at.asks('chooseAction', { unit: rank === 'corps' ? 'rebels' : 'wookiees' });
  expect(at.events('secondTokenDrawn')).toHaveLength(1);
});

shows(
  ['lg.orders.pool.random-draw', 'lg.cards.exhaust.unusable'],
  'an exhausted card, a pool that is empty then, and the draw of an enemy give no choice',
  () => {
    table(BOTH, true).asks('chooseAction');
    table(['corps'], false, {
      wookiees: { ...pooled('wookiee-warriors', 900), activated: true, order: 'facedown' },
    }).asks('chooseAction', { unit: 'rebels' });
    const enemy = legionTable(
      {
        leia: { unit: 'leia-organa', at: [300, 300], activated: true, upgrades: ['improvised-orders'] },
        storm: pooled('stormtroopers', 300),
        scouts: pooled('scout-troopers', 900),
      },
      { players: { p2: { pool: BOTH as never } } },
    );
    enemy.asks('chooseAction').asksSeat('p2');
  },
);

shows('lg.cards.abilities', 'in the End Phase the card is readied, and others are not', () => {
  const at = legionTable(
    {
      leia: {
        unit: 'leia-organa',
        at: [300, 300],
        activated: true,
        upgrades: [
          { card: 'improvised-orders', exhausted: true },
          { card: 'hq-uplink', exhausted: true },
        ],
      },
      walker: { unit: 'at-st', at: [1500, 700], activated: true },
    },
    { phase: 'end', redDefense: ['block'] },
  );
  expect(at.unit('leia').upgrades.map(({ exhausted }) => exhausted)).toEqual([false, true]);
});

shows('lg.orders.pool.random-draw', 'tokens that wait in the pool of an enemy make no difference', () => {
  const storm = { unit: 'stormtroopers', at: [1500, 500], left: 1, order: 'pool' } as const;
  const at = legionTable(
    {
      leia: { unit: 'leia-organa', at: [300, 300], activated: true, upgrades: ['improvised-orders'] },
      rebels: pooled('rebel-troopers', 300),
      wookiees: pooled('wookiee-warriors', 900),
      storm,
    },
    { players: { p1: { pool: BOTH as never }, p2: { pool: ['corps'] as never } } },
  );
  at.offersExactly({ use: 'leia.c1', choice: null }, { pass: true });
});

shows('lg.cards.abilities', 'it is readied unasked, and nothing is said of a card that is ready', () => {
  const ends = (exhausted: boolean) =>
    legionTable(
      {
        leia: {
          unit: 'leia-organa',
          at: [300, 300],
          activated: true,
          upgrades: [{ card: 'improvised-orders', exhausted }],
        },
        walker: { unit: 'at-st', at: [1500, 700], activated: true },
      },
      { phase: 'end', redDefense: ['block'] },
      legionWith(orders('other', ['p1', 'endPhase'])),
    ).offersExactly({ use: 'other', choice: null }, { pass: true });
  expect(ends(true).unit('leia').upgrades[0]!.exhausted).toBe(false);
  expect(ends(false).referee.log.filter(({ kind }) => kind === 'abilityUsed')).toEqual([]);
});
