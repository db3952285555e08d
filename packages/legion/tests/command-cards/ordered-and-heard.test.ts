import type { CardKey, Deed, LegionState, UnitId } from '@sortie/legion/model';
import { legionWith, type MadeUpCard } from '@sortie/testkit/legion';
import { describe, expect, test } from 'vitest';
import { pinnedDown } from '../../src/abilities/command-cards/pinned-down.ts';
import { sonOfSkywalker } from '../../src/abilities/command-cards/son-of-skywalker.ts';
import { tableOf } from '../../src/rules/table.ts';
import { orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { commanding, ordersAll, played, resolving, reveals, selects } from './played.ts';

const leia = { unit: 'leia-organa', at: [300, 100] } as const;
const luke = { unit: 'luke-skywalker', at: [300, 100] } as const;
const han = { unit: 'han-solo', at: [300, 100] } as const;
const veers = { unit: 'general-veers', at: [300, 100] } as const;
const rebels = (x: number, y = 300, left = 1) => ({ unit: 'rebel-troopers', at: [x, y], left }) as const;
const storm = { unit: 'stormtroopers', at: [1500, 800], left: 1 } as const;
const blanks = ['blank', 'blank'];
const other = (window: string) => legionWith(orders('other', ['p1', window]));
const asksOther = [{ use: 'other', choice: null }, { pass: true }];
const uplink = { upgrades: ['hq-uplink'] } as const;

const usesOf = ({ referee }: ReturnType<typeof played>) =>
  referee.log.flatMap((event) => (event.kind === 'abilityUsed' ? [(event as { key?: string }).key] : []));

describe('Return of the Jedi', () => {
  const shaken = { tokens: { suppression: 1 }, order: 'pool' } as const;
  const use = 'p1.return-of-the-jedi';
  const returns = (units: object, first = 'luke') =>
    played('return-of-the-jedi', { luke, ...units, storm }, { whiteDefense: ['blank'] }).activate(first);

  test('one who is alone in need of it and near enough is cheered', () => {
    // Range 3 ends 457.2 from base to base.
    const near = returns({ near: { ...rebels(300, 100 + 27 + 450), ...shaken } });
    near.offersExactly({ use, choice: ['near'] }, { pass: true });
    returns({ far: { ...rebels(300, 100 + 27 + 460), ...shaken } }).asks('chooseAction', { unit: 'luke' });
    returns({ calm: rebels(300) }).asks('chooseAction', { unit: 'luke' });
  });

  test('he cheers himself, and nobody in the activation of another', () => {
    const himself = returns({ luke: { ...luke, tokens: { suppression: 1 } } });
    himself.offersExactly({ use, choice: ['luke'] }, { pass: true });
    const by = returns({ near: { ...rebels(300), ...shaken }, calm: rebels(600) }, 'calm');
    by.asks('chooseAction', { unit: 'calm' });
  });
});

shows(
  'lg.orders.count',
  'Sabotaged Communications takes an order from every opponent, and none from its own side',
  () => {
    const seats = ['p1', 'p2', 'p3', 'p4'].map((id, index) => ({ id, side: index % 2 }));
    const { state } = played(
      'sabotaged-communications',
      {
        leia: { ...leia, seat: 'p1' },
        han: { ...han, at: [600, 100], seat: 'p3' },
        veers: { ...veers, at: [300, 800], seat: 'p2' },
        vader: { unit: 'darth-vader', at: [600, 800], seat: 'p4' },
      },
      { seats } as never,
    );
    const { cards } = tableOf(state);
    const lost = seats.map(({ id }) => cards.sum('orders', { seat: id as never, card: 'push' }));
    expect(lost).toEqual([0, -1, 0, -1]);
  },
);

describe('Somebody Has to Save Our Skins', () => {
  const skins = (units: object) => played('somebody-has-to-save-our-skins', { leia, ...units, storm });

  test('it reaches as far as range 2, and is hers alone to use', () => {
    const done = (gap: number) =>
      skins({ near: rebels(300, 100 + 27 + gap) })
        .activate('leia')
        .isDone();
    done(300).offersExactly({ use: 'p1.somebody-has-to-save-our-skins', choice: 'near' }, { pass: true });
    done(310).asks('chooseAction', { unit: 'storm' });
    skins({ one: rebels(300), two: rebels(500) })
      .activate('one')
      .isDone()
      .asks('chooseAction', { unit: 'storm' });
  });
});

describe('Common Cause', () => {
  test('the Luke Skywalker of an enemy is none of its pair', () => {
    const chewbacca = { unit: 'chewbacca', at: [600, 100] } as const;
    const foe = { ...luke, at: [600, 800], side: 1 } as const;
    const table = played('common-cause', { chewbacca, near: rebels(300), foe });
    table.activate('near').isDone().asks('chooseAction', { unit: 'foe' }).isDone();
    table.asks('chooseAction', { unit: 'chewbacca' });
    expect(usesOf(table)).toEqual([]);
  });
});

describe('Son of Skywalker', () => {
  const fights = (units: object, ...game: readonly MadeUpCard[]) =>
    played(
      'son-of-skywalker',
      { luke: { ...luke, at: [300, 300] }, ...units, one: { ...storm, at: [300, 450] } },
      {},
      legionWith(...game),
    );
  const card = 'p1.son-of-skywalker';

  test('attacks of others are not his, and what is no attack brings none', () => {
    const near = { near: rebels(500, 300), two: { ...storm, at: [500, 500], left: 2 } };
    const table = fights(near).attack('near', 'two', { black: ['blank'] });
    table.asks('chooseAction', { unit: 'near' }).isDone().activate('luke');
    table.attack('luke', 'one', { red: blanks });
    table.offersExactly({ use: card, choice: null }, { pass: true });
    table.passes().acts('aim').asks('chooseAction', { unit: 'one' });
    const late = fights({ ...near, three: { ...storm, at: [1500, 100] } }).attack('luke', 'one', {
      red: blanks,
    });
    late
      .passes()
      .isDone()
      .activate('near')
      .attack('near', 'two', { black: ['blank'] });
    late.asks('chooseAction', { unit: 'near' });
  });

  test('his attack is counted before anybody is asked for anything', () => {
    const table = fights({}, orders('other', ['p1', 'attackDeclared']));
    table.activate('luke').acts('attack').dice({ red: blanks }).forms('one', { type: 'ranged' });
    table.offersExactly(...asksOther);
    expect(table.unit('luke').uses.map(({ key, scope }) => [key, scope])).toEqual([[card, 'round']]);
  });

  test('only uses of the card in this round are counted', () => {
    const table = fights({}).activate('luke');
    const [, again] = sonOfSkywalker.abilities!;
    const applies = (...uses: readonly object[]) => {
      const units = table.state.units.map((unit) => (unit.id === 'luke' ? { ...unit, uses } : unit));
      const state = { ...table.state, round: 2, units } as unknown as LegionState;
      const deed = { unit: 'luke', defenders: ['one'] } as unknown as Deed;
      return again!.applies({
        table: tableOf(state),
        self: 'luke' as UnitId,
        key: card as CardKey,
        deed,
      } as never);
    };
    const use = { key: card, scope: 'round', during: 2 };
    expect([applies(), applies(use), applies(use, use)]).toEqual([false, true, false]);
    const others = [
      { ...use, key: 'luke.c1' },
      { ...use, scope: 'attack' },
      { ...use, during: 1 },
    ];
    expect(others.map((each) => applies(each))).toEqual([false, false, false]);
  });
});

describe('cards that answer an order', () => {
  const tokens = (table: ReturnType<typeof resolving>, unit: string) =>
    Object.entries(table.unit(unit).tokens).filter(([, count]) => count > 0);

  test('Han Solo alone is wary of the mess, and vehicles alone evade', () => {
    const mess = resolving('sorry-about-the-mess', { han, rebels: { ...rebels(300), ...uplink } });
    ordersAll(mess.uses('hq-uplink'));
    expect([mess.unit('rebels').order, tokens(mess, 'rebels')]).toEqual(['faceup', []]);
    const bikes = { unit: '74-z-speeder-bikes', at: [600, 100] } as const;
    const evades = resolving('evasive-maneuvers', {
      veers,
      storm: { ...storm, at: [300, 300], ...uplink },
      bikes,
    });
    ordersAll(evades.uses('hq-uplink'));
    expect([evades.unit('storm').order, tokens(evades, 'storm')]).toEqual(['faceup', []]);
    expect(tokens(evades, 'bikes')).toEqual([['dodge', 1]]);
  });

  test('No Time for Sorrows moves troopers alone, at speed 1', () => {
    const walker = { unit: 'at-rt', at: [600, 100], ...uplink } as const;
    const table = resolving('no-time-for-sorrows', { leia, rt: walker, rebels: rebels(300) });
    table.uses('hq-uplink').asks('issueOrder').answers({ unit: 'leia' });
    table.uses('no-time-for-sorrows').asks('move', { unit: 'leia' });
    expect(table.question.answers).toMatchObject({ region: { maxSpeed: 1, types: ['standard'] } });
    expect(table.events('orderIssued').map(({ unit }) => unit)).toEqual(['rt', 'leia']);
  });
});

test('Standing Orders are back before anybody is asked for anything, and may be played again', () => {
  const hand = { p1: ['standing-orders'] };
  const walker = { unit: 'at-st', at: [1700, 850] } as const;
  const table = commanding(hand, { luke, walker }, {}, other('endOfCommandPhase'));
  ordersAll(reveals(selects(table, 'p1', 'standing-orders')));
  table.offersExactly(...asksOther);
  expect(table.state.players[0]).toMatchObject({ hand: ['standing-orders'], revealed: null, barred: [] });
});

test('Turning the Tide gives Inspire 2 to support and heavy units of its side', () => {
  const { state } = played('turning-the-tide', {
    leia,
    rt: { unit: 'at-rt', at: [600, 100] },
    speeder: { unit: 't-47', at: [900, 100] },
    rebels: rebels(300),
    tank: { unit: 'at-st', at: [900, 800] },
  });
  const inspires = ['leia', 'rt', 'speeder', 'rebels', 'tank'].map((unit) =>
    tableOf(state).keywordValue(unit as UnitId, 'inspire'),
  );
  expect(inspires).toEqual([2, 2, 2, 0, 0]);
});

test('Notorious Scoundrels look through the cards of their own player, and the card may be played at once', () => {
  const units = {
    walker: { unit: 'at-st', at: [1700, 850] },
    chewbacca: { unit: 'chewbacca', at: [400, 100], side: 1 },
    han: { ...han, side: 1 },
  } as const;
  const players = {
    p1: { hand: [], discarded: ['reckless-diversion'] },
    p2: { hand: ['notorious-scoundrels'], discarded: ['sorry-about-the-mess', 'ambush'] },
  };
  const table = reveals(selects(commanding({}, units, { players } as never), 'p2', 'notorious-scoundrels'));
  expect(table.state.players[1]).toMatchObject({ hand: ['sorry-about-the-mess'], barred: [] });
  expect(table.state.players[0]!.discarded).toEqual(['reckless-diversion']);
});

describe('Pinned Down', () => {
  const tank = { unit: 'at-st', at: [600, 300, 0], upgrades: ['88-twin-light-blaster-cannon'] } as const;
  const pins = (more: object = {}, game?: ReturnType<typeof legionWith>) =>
    played('pinned-down', { veers, tank, one: rebels(600, 550), two: rebels(700, 550), ...more }, {}, game);
  const many = Array.from({ length: 9 }, () => 'blank');
  const none = { red: many, black: many, white: many };

  shows(
    'lg.orders.token.faces',
    'of several defenders those whose tokens lie faceup lose them, unasked',
    () => {
      const done = { two: { ...rebels(700, 550), activated: true } };
      const table = pins(done, other('after')).activate('tank').acts('attack').dice(none);
      table.forms('one', { weapons: ['MS-4 Twin Blaster Cannon'] });
      table.forms('two', { weapons: ['88 Twin Light Blaster Cannon'] });
      while (table.open[0]?.kind === 'chooseNextPool' || 'defender' in (table.answersOffered[0] as object))
        table.letGoBy();
      table.offersExactly(...asksOther);
      table.has('one', { order: 'pool' }).has('two', { order: 'facedown' });
      expect(usesOf(table)).toEqual(['p1.pinned-down']);
      // The token of a unit that was drawn and is active does not lie faceup either.
      const { state } = pins({ two: { ...rebels(700, 550), order: 'drawn' } });
      const deed = { unit: 'tank', defenders: ['one', 'two'] } as unknown as Deed;
      const at = { table: tableOf(state), self: 'veers', key: 'p1.pinned-down', deed } as never;
      expect(pinnedDown.abilities![0]!.resolve(at, null)).toEqual([
        { kind: 'returnOrderToken', unit: 'one' },
      ]);
    },
  );

  shows('lg.orders.token.faces', 'where no token lies faceup nothing is said of it', () => {
    const table = pins({ one: { ...rebels(600, 550), activated: true } });
    table.attack('tank', 'one', { weapons: ['MS-4 Twin Blaster Cannon'], ...none });
    table.asks('chooseAction', { unit: 'tank' }).has('one', { order: 'facedown' });
    expect(usesOf(table)).toEqual([]);
  });
});

test('Imperial Discipline lets nobody recover whom the enemy orders', () => {
  const shaken = { tokens: { suppression: 1 } } as const;
  const units = {
    veers: { ...veers, ...shaken },
    leia: { ...leia, at: [300, 800], ...shaken },
    far: { ...rebels(600, 800), ...shaken },
  } as const;
  const hands = { p1: ['imperial-discipline'], p2: ['ambush'] };
  const table = commanding(hands, units, { redDefense: ['block'] });
  reveals(selects(selects(table, 'p1', 'imperial-discipline'), 'p2', 'ambush'));
  const asked: unknown[] = [];
  for (let turn = 0; turn < 9 && table.state.phase === 'command'; turn++) {
    if (table.open[0]?.kind === 'useAbility') asked.push(table.open[0].seat);
    table.letGoBy();
  }
  expect(
    table
      .events('orderIssued')
      .map(({ unit }) => unit)
      .sort(),
  ).toEqual(['leia', 'veers']);
  expect(asked).toEqual(['p1']);
});
