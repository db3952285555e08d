import { describe, expect, test } from 'vitest';
import { tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';
import { lend } from '../unit-keywords/lent.ts';
import { ordersAll, played, resolving } from './played.ts';

const luke = { unit: 'luke-skywalker', at: [300, 100] } as const;
const leia = { unit: 'leia-organa', at: [300, 100] } as const;
const han = { unit: 'han-solo', at: [300, 100] } as const;
const vader = { unit: 'darth-vader', at: [300, 100] } as const;
const veers = { unit: 'general-veers', at: [300, 100] } as const;
const rebels = { unit: 'rebel-troopers', at: [500, 300] } as const;
const fleet = { unit: 'fleet-troopers', at: [700, 100] } as const;
const rt = { unit: 'at-rt', at: [300, 300] } as const;
const storm = { unit: 'stormtroopers', at: [500, 300] } as const;
const snow = { unit: 'snowtroopers', at: [700, 100] } as const;
const bikes = { unit: '74-z-speeder-bikes', at: [300, 300] } as const;

describe('My Ally is the Force', () => {
  shows('lg.orders.triggers-before-next', 'each trooper unit gains a dodge token with its order', () => {
    const table = resolving('my-ally-is-the-force', { luke, rebels, fleet, rt });
    table.offersExactly({ unit: 'luke' }, { unit: 'rebels' }, { unit: 'fleet' });
    table.answers({ unit: 'rebels' }).hasTokens('rebels', { dodge: 1 }).asks('issueOrder', { left: 1 });
    table.answers({ unit: 'luke' }).hasTokens('luke', { dodge: 1 }).hasTokens('fleet', {});
  });

  test('units without an order gain none, nor do those whom another card orders', () => {
    const table = resolving('my-ally-is-the-force', { luke, rebels, fleet }).answers({ unit: 'rebels' });
    table.hasTokens('luke', {}).hasTokens('fleet', {});
    ordersAll(resolving('push', { luke, rebels })).hasTokens('luke', {}).hasTokens('rebels', {});
  });
});

describe('Sorry About the Mess', () => {
  test('Han Solo gains an aim and a dodge token with his order', () => {
    resolving('sorry-about-the-mess', { han, rebels })
      .hasTokens('han', { aim: 1, dodge: 1 })
      .hasTokens('rebels', {});
  });

  test('with the order of another card he gains nothing', () => {
    resolving('ambush', { han }).has('han', { order: 'faceup' }).hasTokens('han', {});
  });
});

describe('Master of Evil', () => {
  test('Darth Vader gains a dodge token with his order, the others nothing', () => {
    const table = ordersAll(resolving('master-of-evil', { vader, storm }));
    table.hasTokens('vader', { dodge: 1 }).hasTokens('storm', {});
    expect(table.events('orderIssued').map(({ unit }) => unit)).toEqual(['vader', 'storm']);
  });
});

describe('Master of Evil, as he activates', () => {
  const enemies = {
    near: { unit: 'rebel-troopers', at: [300, 300], left: 1 },
    rt: { unit: 'at-rt', at: [100, 300] },
    far: { unit: 'fleet-troopers', at: [900, 300], left: 1 },
  } as const;
  const evil = (card: string) =>
    played(card, { vader, storm, ...enemies }, { whiteDefense: ['blank', 'blank', 'blank'] });

  test('each enemy trooper at range 1-2 gains 3 suppression tokens', () => {
    const table = evil('master-of-evil').activate('vader').hasTokens('near', { suppression: 3 });
    table.hasTokens('rt', {}).hasTokens('far', {}).hasTokens('storm', {});
  });

  test('not as others activate, nor with another card', () => {
    evil('master-of-evil').activate('storm').hasTokens('near', {});
    evil('ambush').activate('vader').hasTokens('near', {});
  });
});

describe('Return of the Jedi, as he activates', () => {
  const shaken = { tokens: { suppression: 2 }, order: 'pool' } as const;
  const returns = (card: string) =>
    played(card, {
      luke,
      rebels: { ...rebels, ...shaken },
      fleet: { ...fleet, ...shaken },
      far: { ...fleet, at: [1700, 850], ...shaken },
    }).activate('luke');

  test('any friendly troopers at range 1-3 may lose a suppression token each', () => {
    const table = returns('return-of-the-jedi').asks('useAbility');
    const use = 'p1.return-of-the-jedi';
    table.offersExactly({ use, choice: ['rebels', 'fleet'] }, { pass: true });
    table.send(table.question, { use, choice: ['rebels'] }).hasTokens('rebels', { suppression: 1 });
    table.hasTokens('fleet', { suppression: 2 });
    const both = returns('return-of-the-jedi').uses('return-of-the-jedi', ['rebels', 'fleet']);
    both.hasTokens('rebels', { suppression: 1 }).hasTokens('fleet', { suppression: 1 });
    both.hasTokens('far', { suppression: 2 });
  });

  test('with another card nobody loses any', () => {
    returns('ambush').asks('chooseAction', { unit: 'luke' }).hasTokens('rebels', { suppression: 2 });
  });
});

describe('Return of the Jedi', () => {
  test('Luke Skywalker gains a dodge token with his order, the others nothing', () => {
    const table = ordersAll(resolving('return-of-the-jedi', { luke, rebels }));
    table.hasTokens('luke', { dodge: 1 }).hasTokens('rebels', {}).has('rebels', { order: 'faceup' });
  });
});

describe('Evasive Maneuvers', () => {
  test('vehicles gain a dodge token with their order', () => {
    resolving('evasive-maneuvers', { veers, storm, bikes })
      .hasTokens('bikes', { dodge: 1 })
      .hasTokens('storm', {})
      .has('storm', { order: 'pool' });
  });

  test('the order of another card brings them nothing', () => {
    const table = ordersAll(resolving('push', { veers, bikes }));
    table.hasTokens('bikes', {}).has('bikes', { order: 'faceup' });
  });
});

describe('Evasive Maneuvers, in an attack', () => {
  const dodges = (card: string) =>
    played(card, {
      veers,
      bikes: { ...bikes, tokens: { dodge: 1 }, order: 'pool' },
      storm: { ...storm, order: 'pool' },
      rebels: { unit: 'rebel-troopers', at: [300, 500], left: 1 },
    })
      .activate('veers')
      .isDone()
      .activate('rebels')
      .acts('attack')
      .dice({ black: ['critical'], whiteDefense: ['block'] })
      .forms('bikes');

  test('a dodge token of a vehicle cancels a critical', () => {
    const table = dodges('evasive-maneuvers').asks('useAbility');
    table.uses('dodge', 'critical').hasWounds('bikes', 0, 0).hasTokens('bikes', {});
  });

  test('with another card it cancels none', () => {
    const table = dodges('ambush');
    expect(JSON.stringify(table.open[0] ? table.answersOffered : [])).not.toContain('critical');
  });
});

describe('Imperial Discipline', () => {
  test('whoever is issued an order may recover', () => {
    const table = resolving('imperial-discipline', {
      veers,
      storm: { ...storm, tokens: { suppression: 2 } },
      snow: { ...snow, tokens: { suppression: 1 } },
    });
    table.answers({ unit: 'storm' });
    table.offersExactly({ use: 'p1.imperial-discipline', choice: null }, { pass: true });
    table.uses('imperial-discipline').hasTokens('storm', {}).hasTokens('snow', { suppression: 1 });
    table.until('useAbility').passes().hasTokens('snow', { suppression: 1 });
  });

  test('an order of another card lets nobody recover', () => {
    const table = resolving('ambush', { veers, storm: { ...storm, tokens: { suppression: 1 } } });
    table.answers({ unit: 'storm' }).hasTokens('storm', { suppression: 1 });
    expect(table.events('unitRecovered')).toEqual([]);
  });
});

describe('No Time for Sorrows', () => {
  test('a trooper unit that is issued an order may move at speed 1, which is no action', () => {
    const table = resolving('no-time-for-sorrows', { leia, rebels });
    table.answers({ unit: 'leia' });
    table.offersExactly({ use: 'p1.no-time-for-sorrows', choice: null }, { pass: true });
    table.uses('no-time-for-sorrows').asks('move', { unit: 'leia', types: ['standard'] });
    const from = table.unit('leia').miniatures[0]!.stand!;
    const to = table.completes({ type: 'standard', speed: 1, angle: 90, bend: 0, along: 1, others: [] });
    table.answers(to as never);
    const stand = table.unit('leia').miniatures[0]!.stand!;
    expect(Math.hypot(stand.x - from.x, stand.y - from.y)).toBeCloseTo(102, 0);
    expect(table.events('actionPerformed')).toEqual([]);
  });

  test('nobody else may: neither who is engaged, nor who has no order', () => {
    const table = resolving('no-time-for-sorrows', {
      leia,
      rebels,
      storm: { unit: 'stormtroopers', at: [500, 327] },
    });
    table.answers({ unit: 'rebels' }).asks('useAbility').passes();
    expect(table.events('orderIssued').map(({ unit }) => unit)).toEqual(['rebels', 'leia']);
    resolving('push', { leia, rebels }).doesNotOffer('no-time-for-sorrows');
  });
});

shows(
  ['lg.move.speed-x.standard-move', 'lg.timing.after-move-scope'],
  'the move of an order may be declined, may begin a melee, and is answered though it is no action',
  () => {
    const upgrades = lend({ id: 'tactical', value: 1 });
    const moves = (units: Parameters<typeof resolving>[1]) =>
      resolving('no-time-for-sorrows', units).answers({ unit: 'leia' }).uses('no-time-for-sorrows');
    const table = moves({
      leia: { ...leia, upgrades },
      rebels,
      storm: { ...storm, at: [300, 202], left: 1 },
    });
    table.answers(tool(1, 0, 0, 75 / 102)).hasTokens('leia', { aim: 1 });
    expect(table.events('moveMade').map(({ unit, type }) => [unit, type])).toEqual([['leia', 'standard']]);
    const declined = moves({ leia, rebels }).answers({ decline: true });
    expect(declined.events('moveMade')).toEqual([]);
  },
);
