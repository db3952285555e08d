import { describe, expect, test } from 'vitest';
import { shows } from '../shows.ts';
import { played } from './played.ts';

const leia = { unit: 'leia-organa', at: [300, 100] } as const;
const luke = { unit: 'luke-skywalker', at: [300, 100] } as const;
const chewbacca = { unit: 'chewbacca', at: [600, 100] } as const;
const near = { unit: 'rebel-troopers', at: [300, 300], left: 1 } as const;
const far = { unit: 'fleet-troopers', at: [1200, 100], left: 1 } as const;
const storm = { unit: 'stormtroopers', at: [1500, 800], left: 1 } as const;

const turnsOf = (table: ReturnType<typeof played>) => table.events('activationBegun').map(({ unit }) => unit);

describe('Somebody Has to Save Our Skins', () => {
  const skins = (units: Parameters<typeof played>[1]) =>
    played('somebody-has-to-save-our-skins', { leia, ...units, storm });

  test('after Leia Organa a friend near her whose order is faceup may go at once', () => {
    const table = skins({
      near,
      far,
      pooled: { ...near, at: [500, 300], order: 'pool' },
      done: { ...near, at: [100, 300], activated: true },
    });
    table.activate('leia').isDone();
    table.offersExactly({ use: 'p1.somebody-has-to-save-our-skins', choice: 'near' }, { pass: true });
    table.uses('somebody-has-to-save-our-skins').asks('chooseAction', { unit: 'near' }).isDone();
    // The turn that follows is the opponent's.
    table.asks('chooseAction', { unit: 'storm' });
    expect(turnsOf(table)).toEqual(['leia', 'near', 'storm']);
    table.has('near', { activated: true, order: 'facedown' });
  });

  test('it may be left, and another unit of hers hands nothing on', () => {
    const table = skins({ near, far }).activate('leia').isDone().passes();
    table.asks('chooseAction', { unit: 'storm' });
    const other = skins({ near, far }).activate('near').isDone();
    other.asks('chooseAction', { unit: 'storm' });
  });

  test('without anybody near her nobody is asked', () => {
    skins({ far }).activate('leia').isDone().asks('chooseAction', { unit: 'storm' });
  });
});

describe('Common Cause', () => {
  const cause = (units: object = {}) => played('common-cause', { chewbacca, luke, near, ...units, storm });

  test.each([
    ['luke', 'chewbacca'],
    ['chewbacca', 'luke'],
  ])('after %s it may be the turn of %s, and of nobody else', (first, second) => {
    const table = cause().activate(first).isDone();
    table.offersExactly({ use: 'p1.common-cause', choice: second }, { pass: true });
    table.uses('common-cause').asks('chooseAction', { unit: second }).isDone();
    table.asks('chooseAction', { unit: 'storm' });
    expect(turnsOf(table)).toEqual([first, second, 'storm']);
  });

  test('not after others, nor for somebody whose token lies in the pool', () => {
    cause().activate('near').isDone().asks('chooseAction', { unit: 'storm' });
    const pooled = cause({ luke: { ...luke, order: 'pool' } })
      .activate('chewbacca')
      .isDone();
    pooled.asks('chooseAction', { unit: 'storm' });
  });
});

describe('Implacable', () => {
  const vader = { unit: 'darth-vader', at: [300, 100] } as const;
  const rebels = { unit: 'rebel-troopers', at: [1500, 800], left: 1 } as const;
  const imperials = (units: object = {}, card = 'implacable') =>
    played(card, { vader, ...units, rebels }, { redDefense: ['block'] });

  test('as his first activation ends Darth Vader may suffer a wound to come again, with one action', () => {
    const table = imperials().activate('vader').isDone();
    table.offersExactly({ use: 'p1.implacable', choice: null }, { pass: true });
    table.uses('implacable').hasWounds('vader', 1).has('vader', { order: 'pool', activated: false });
    expect(table.state.players[0]!.pool).toEqual(['commander']);
    table.until('chooseAction', 'rebels').isDone();
    // The only token in the pool is drawn.
    table.asks('chooseAction', { unit: 'vader', actions: 1 }).has('vader', { order: 'drawn' });
    expect(turnsOf(table)).toEqual(['vader', 'rebels', 'vader']);
    expect(table.events('orderTokenReturned')).toHaveLength(1);
  });

  test('it works for a token that was drawn, too', () => {
    const table = played(
      'implacable',
      { vader: { ...vader, order: 'pool' }, rebels },
      { players: { p1: { revealed: 'implacable', pool: ['commander'] } } },
    );
    table.asks('chooseAction', { unit: 'vader', actions: 2 }).isDone().uses('implacable');
    table.has('vader', { order: 'pool', activated: false });
  });

  test('he may leave it, and a wound that defeats him brings nothing', () => {
    const left = imperials().activate('vader').isDone().passes();
    left.has('vader', { order: 'facedown', activated: true }).hasWounds('vader', 0);
    const dead = imperials({
      vader: { ...vader, wounds: [7] },
      storm: { unit: 'stormtroopers', at: [300, 300] },
    });
    dead.activate('vader').isDone().uses('implacable');
    dead.has('vader', { order: 'gone', whereabouts: 'defeated' });
    expect(dead.state.players[0]!.pool).toEqual([]);
  });

  test('others end as always, and so does he with another card', () => {
    const storms = { storm: { unit: 'stormtroopers', at: [300, 300] } };
    imperials(storms).activate('storm').isDone().has('storm', { order: 'facedown' });
    imperials({}, 'ambush').activate('vader').isDone().has('vader', { order: 'facedown' });
  });
});

describe('Give in to Your Anger', () => {
  const emperor = { unit: 'emperor-palpatine', at: [300, 100] } as const;
  const walker = { unit: 'at-rt', at: [1500, 800] } as const;
  const anger = (units: object, more: object = {}) =>
    played('give-in-to-your-anger', { emperor, ...units }, more)
      .activate('emperor')
      .isDone();
  const card = 'p1.give-in-to-your-anger';

  test('before its first turn the opponent is given a trooper unit to begin with', () => {
    const table = anger({ luke: { ...luke, at: [1200, 800] }, near: { ...near, at: [900, 800] }, walker });
    table
      .asksSeat('p1')
      .offersExactly({ use: card, choice: 'luke' }, { use: card, choice: 'near' }, { pass: true });
    table.uses('give-in-to-your-anger', 'near').asks('chooseAction', { unit: 'near' });
    table.has('near', { order: 'faceup' }).isDone();
    // It did not attack.
    table.hasTokens('near', { suppression: 4 });
    // Nothing more is said of those that come later.
    table.asksSeat('p2').asks('chooseUnit');
  });

  test('a unit without an order takes its token out of the pool', () => {
    const table = anger(
      {
        near: { ...near, at: [900, 800], order: 'pool' },
        other: { ...far, at: [1500, 500], order: 'pool' },
        walker,
      },
      { players: { p1: { revealed: 'give-in-to-your-anger' }, p2: { pool: ['corps', 'corps'] } } },
    );
    table.uses('give-in-to-your-anger', 'near').has('near', { order: 'drawn' });
    expect(table.state.players[1]!.pool).toEqual(['corps']);
    table.isDone().hasTokens('near', { suppression: 4 });
  });

  test('who attacks gains nothing', () => {
    const table = anger({ near: { ...near, at: [300, 300] }, walker });
    table.uses('give-in-to-your-anger', 'near');
    table.attack('near', 'emperor', { black: ['blank'] });
    table.until('chooseAction', 'near').isDone();
    table.hasTokens('near', {});
  });

  test('it may be left for this round, and vehicles are never named', () => {
    const table = anger({ near: { ...near, at: [900, 800] }, walker }, { redDefense: ['block'] }).passes();
    table.asksSeat('p2').offersExactly({ unit: 'near' }, { unit: 'walker' });
    table.answers({ unit: 'walker' }).isDone().until('chooseAction', 'near').isDone().hasTokens('near', {});
    anger({ walker }).asks('chooseAction', { unit: 'walker' });
  });
});

shows(
  'lg.cards.sample.new-ways-to-motivate-them',
  'an ordered trooper unit of its side except Darth Vader may suffer a wound for a free action of any kind',
  () => {
    const vader = { unit: 'darth-vader', at: [300, 100] } as const;
    const storms = { unit: 'stormtroopers', at: [600, 100], left: 2 } as const;
    const motivated = (units: object = {}, card = 'new-ways-to-motivate-them') =>
      played(card, {
        vader,
        storms,
        bikes: { unit: '74-z-speeder-bikes', at: [900, 100] },
        ...units,
        rebels: { unit: 'rebel-troopers', at: [1500, 800], left: 1 },
      });
    const table = motivated().activate('storms');
    table.offersExactly({ use: 'p1.new-ways-to-motivate-them', choice: null }, { pass: true });
    table.uses('new-ways-to-motivate-them');
    expect(table.unit('storms').miniatures.filter(({ defeatedIn }) => defeatedIn === null)).toHaveLength(1);
    table.asks('chooseFreeAction', { unit: 'storms', source: 'new-ways-to-motivate-them' });
    table.answers({ action: 'aim' }).hasTokens('storms', { aim: 1 });
    table.asks('chooseAction', { unit: 'storms', actions: 2 });
    motivated().activate('vader').asks('chooseAction', { unit: 'vader' });
    motivated().activate('bikes').doesNotOffer('new-ways-to-motivate-them');
    motivated({}, 'ambush').activate('storms').asks('chooseAction', { unit: 'storms' });
    const drawn = played(
      'new-ways-to-motivate-them',
      { vader: { ...vader, activated: true }, storms: { ...storms, order: 'pool' } },
      { players: { p1: { revealed: 'new-ways-to-motivate-them', pool: ['corps'] } } },
    );
    drawn.asks('chooseAction', { unit: 'storms' });
    const scared = { ...storms, panicked: true } as const;
    motivated({ storms: scared }).activate('storms').doesNotOffer('new-ways-to-motivate-them');
  },
);
