import { legionWith, type MadeUpCard } from '@sortie/testkit/legion';
import { describe, expect, test } from 'vitest';
import { orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { played } from './played.ts';

const emperor = { unit: 'emperor-palpatine', at: [600, 300] } as const;
const storm = { unit: 'stormtroopers', at: [900, 300], left: 1 } as const;
const rebels = (x: number, y: number, left = 1) => ({ unit: 'rebel-troopers', at: [x, y], left }) as const;
const blanks = ['blank', 'blank'];
const misses = { red: blanks, black: blanks, white: blanks };

const usesOf = ({ referee }: ReturnType<typeof played>) =>
  referee.log.flatMap((event) => (event.kind === 'abilityUsed' ? [(event as { key?: string }).key] : []));

describe('And Now... You Will Die', () => {
  const card = 'and-now-you-will-die';

  test('he attacks in his own activation alone, whatever others do in it or in theirs', () => {
    const near = { emperor, storm, one: rebels(600, 450) };
    const other = played(card, near).activate('storm').asks('chooseAction', { unit: 'storm' });
    other.acts('aim').asks('chooseAction', { unit: 'storm', actions: 1 });
    const pulled = played(card, near).activate('emperor').passes();
    pulled.acts('card', { card: 'emperor.pullingTheStrings' });
    if (pulled.question.kind === 'chooseForCard') pulled.answers({ unit: 'storm' });
    pulled
      .answers({ action: 'attack' })
      .dice({ white: ['blank'] })
      .forms('one');
    // What storm did is no deed of his; that he has pulled the strings is.
    pulled.offersExactly({ use: `p1.${card}`, choice: null }, { pass: true });
    pulled.passes().asks('chooseAction', { unit: 'emperor', actions: 1 });
    expect(pulled.events('attackPerformed')).toHaveLength(1);
  });

  shows('lg.panic.only-move', 'one who has panicked attacks nobody', () => {
    const scared = { ...emperor, tokens: { suppression: 8 } } as const;
    const eight = Array.from({ length: 8 }, () => 'blank');
    const table = played(card, { emperor: scared, storm, one: rebels(600, 450) }, { whiteDefense: eight });
    table.activate('emperor').asks('move', { types: ['panic'] });
    expect(usesOf(table)).toEqual([]);
    table.letGoBy().asks('chooseAction', { unit: 'one' });
    expect(table.events('attackPerformed')).toEqual([]);
  });

  test('nobody is held by what is no attack, nor held who falls in one', () => {
    const table = played(card, { emperor, one: rebels(600, 450), two: rebels(1500, 800) });
    table.activate('emperor').passes().acts('aim').passes();
    expect(usesOf(table)).toEqual([]);
    table
      .acts('attack')
      .dice({ ...misses, red: ['critical', 'blank'], whiteDefense: ['blank'] })
      .forms('one');
    for (let turn = 0; turn < 4 && table.open[0]?.kind === 'useAbility'; turn++) table.letGoBy();
    table.has('one', { whereabouts: 'defeated' });
    expect(table.events('tokensGained').filter(({ token }) => token === 'immobilize')).toEqual([]);
  });
});

describe('Give in to Your Anger', () => {
  const card = 'give-in-to-your-anger';
  const anger = (units: object, more: object = {}) => played(card, { emperor, ...units }, more);

  test('a unit that has gone already and a unit of its own side are never named', () => {
    const table = anger({
      storm,
      done: { ...rebels(1200, 800), activated: true },
      near: rebels(900, 800),
      other: rebels(600, 850),
    });
    table.activate('emperor').isDone();
    table.offersExactly(
      { use: `p1.${card}`, choice: 'near' },
      { use: `p1.${card}`, choice: 'other' },
      { pass: true },
    );
  });

  test('who did not attack is punished before anybody is asked for anything', () => {
    const table = played(
      card,
      { emperor, storm, near: rebels(900, 800), last: rebels(300, 850) },
      {},
      legionWith(orders('other', ['p1', 'endOfActivation'])),
    );
    table.activate('emperor').isDone().passes().uses(card, 'near');
    table.asks('chooseAction', { unit: 'near' }).isDone();
    table.offersExactly({ use: 'other', choice: null }, { pass: true }).hasTokens('near', { suppression: 4 });
  });

  test('neither its own turn nor a later one of the opponent brings the question', () => {
    const last = rebels(300, 850);
    const table = anger({ storm, near: rebels(900, 800), other: rebels(600, 850), last });
    table.asks('chooseUnit').asksSeat('p1').answers({ unit: 'emperor' }).isDone();
    table.uses(card, 'near').asks('chooseAction', { unit: 'near' }).isDone();
    table.asks('chooseAction', { unit: 'storm' }).isDone();
    table.answers({ unit: 'other' }).asks('chooseAction', { unit: 'other' }).isDone();
    table.hasTokens('near', { suppression: 4 }).hasTokens('other', {}).hasTokens('storm', {});
  });
});

describe('Implacable', () => {
  const vader = { unit: 'darth-vader', at: [300, 100] } as const;

  test('he comes back once, and the action is lost before anybody is asked for anything', () => {
    const other = orders('other', ['p1', 'startOfActivation']);
    const table = played(
      'implacable',
      { vader, rebels: rebels(1500, 800), last: rebels(900, 800) },
      { redDefense: ['block'] },
      legionWith(other),
    );
    table.activate('vader').passes().isDone().uses('implacable').until('chooseAction', 'rebels').isDone();
    table.offersExactly({ use: 'other', choice: null }, { pass: true });
    expect(table.events('actionsLost').map(({ unit, count }) => [unit, count])).toEqual([['vader', 1]]);
    table.passes().asks('chooseAction', { unit: 'vader', actions: 1 }).isDone();
    table.hasWounds('vader', 1).has('vader', { order: 'facedown', activated: true });
    expect(usesOf(table).filter((use) => use?.startsWith('p1.implacable'))).toHaveLength(2);
  });
});

describe('Master of Evil', () => {
  const vader = { unit: 'darth-vader', at: [300, 100] } as const;
  const evil = (y: number, ...made: readonly MadeUpCard[]) =>
    played(
      'master-of-evil',
      { vader, near: rebels(300, y), far: rebels(300 + 27 + 310, 100) },
      { whiteDefense: ['blank', 'blank', 'blank'] },
      legionWith(...made),
    ).activate('vader');

  test('it reaches as far as range 2, without a question, and nothing is said of it where nobody is', () => {
    // Range 2 ends 304.8 from base to base.
    const asked = evil(100 + 27 + 300, orders('other', ['p1', 'startOfActivation']));
    asked.offersExactly({ use: 'other', choice: null }, { pass: true }).hasTokens('near', { suppression: 3 });
    asked.hasTokens('far', {});
    const beyond = evil(100 + 27 + 310).hasTokens('near', {});
    expect(usesOf(beyond)).toEqual([]);
  });
});
