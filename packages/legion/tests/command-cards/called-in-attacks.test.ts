import { describe, expect, test } from 'vitest';
import { shows } from '../shows.ts';
import { played } from './played.ts';

const veers = { unit: 'general-veers', at: [300, 100] } as const;
const leia = { unit: 'leia-organa', at: [300, 100] } as const;
const rebels = (x: number, y = 850) => ({ unit: 'rebel-troopers', at: [x, y], left: 1 }) as const;
const storms = (x: number, y = 850) => ({ unit: 'stormtroopers', at: [x, y], left: 1 }) as const;

describe('Maximum Firepower', () => {
  const fires = (units: object, card = 'maximum-firepower') => played(card, { veers, ...units });

  shows(
    'lg.actions.non-action-attack.no-limit',
    'as his activation ends General Veers attacks anybody in sight beyond range 3, whatever he did before',
    () => {
      const table = fires({ far: rebels(300), near: rebels(300, 400), beside: rebels(1700, 100) });
      table.attack('veers', 'near', { white: ['blank', 'blank', 'blank'] });
      table.until('chooseAction', 'veers').isDone();
      table.offersExactly({ use: 'p1.maximum-firepower', choice: null }, { pass: true });
      table.uses('maximum-firepower').asks('formPool', { unit: 'veers', source: 'maximum-firepower' });
      expect(table.question.answers).toMatchObject({
        region: {
          targets: ['far', 'beside'].map((defender) => ({
            defender,
            type: 'ranged',
            weapons: [{ weapon: 'Maximum Firepower', miniatures: [table.unit('veers').leader] }],
          })),
        },
      });
      table.dice({ red: ['blank', 'blank', 'blank', 'blank'] }).forms('far');
      expect(table.events('attackPerformed').map(({ attacked }) => attacked.defenders)).toEqual([
        ['near'],
        ['far'],
      ]);
      expect(table.events('actionPerformed')).toHaveLength(1);
    },
  );

  test('he may leave it, and there is none without a target or after a panic', () => {
    const left = fires({ far: rebels(300) })
      .activate('veers')
      .isDone()
      .passes();
    expect(left.events('poolBegun')).toEqual([]);
    const near = fires({ near: rebels(300, 300) })
      .activate('veers')
      .isDone();
    near.doesNotOffer('maximum-firepower');
    const fled = played(
      'maximum-firepower',
      { veers: { ...veers, tokens: { suppression: 4 } }, far: rebels(300) },
      { whiteDefense: ['blank', 'blank', 'blank', 'blank'] },
    );
    fled.activate('veers').until('move').letGoBy().doesNotOffer('maximum-firepower');
    expect(fled.events('unitPanicked')).toHaveLength(1);
  });

  test('others have no such attack, nor has he with another card', () => {
    const other = fires({ storm: storms(600, 100), far: rebels(300) })
      .activate('storm')
      .isDone();
    other.doesNotOffer('maximum-firepower');
    fires({ far: rebels(300) }, 'ambush')
      .activate('veers')
      .isDone()
      .doesNotOffer('maximum-firepower');
  });
});

describe('Coordinated Bombardment', () => {
  const enemies = { one: storms(300), two: storms(900), three: storms(1500), four: storms(1700, 300) };
  const bombards = (units: object = enemies, card = 'coordinated-bombardment') =>
    played(card, { leia, ...units });
  const blanks = { red: ['blank', 'blank'] };
  const targets = (table: ReturnType<typeof played>) => {
    const { answers } = table.question;
    if (answers.kind !== 'region') throw new Error('nobody is asked where');
    return (answers.region as unknown as { targets: { defender: string }[] }).targets.map(
      ({ defender }) => defender,
    );
  };

  test('as her activation ends Leia Organa attacks up to three enemies, each once', () => {
    const table = bombards().activate('leia').isDone();
    table.offersExactly({ use: 'p1.coordinated-bombardment', choice: null }, { pass: true });
    table.uses('coordinated-bombardment');
    expect(targets(table)).toEqual(['one', 'two', 'three', 'four']);
    table.refuses({ decline: true }, 'lg.attack.1.choose-enemy-unit');
    table.dice(blanks).forms('two');
    expect(targets(table)).toEqual(['one', 'three', 'four']);
    table.dice(blanks).forms('four');
    expect(targets(table)).toEqual(['one', 'three']);
    table.dice(blanks).forms('one');
    table.doesNotOffer('coordinated-bombardment');
    expect(table.events('attackPerformed').map(({ attacked }) => attacked.defenders)).toEqual([
      ['two'],
      ['four'],
      ['one'],
    ]);
    table.has('leia', { activated: true });
  });

  test('she may stop after the first, and stops where nobody else is in reach', () => {
    const stopped = bombards().activate('leia').isDone().uses('coordinated-bombardment');
    stopped.dice(blanks).forms('two').answers({ decline: true });
    stopped.has('leia', { activated: true });
    const alone = bombards({ one: storms(300), near: storms(300, 300) })
      .activate('leia')
      .isDone();
    alone.uses('coordinated-bombardment').dice(blanks).forms('one');
    alone.has('leia', { activated: true });
    expect(alone.events('attackPerformed')).toHaveLength(1);
  });

  test('nobody but her, and with no other card', () => {
    const other = bombards({ rebel: rebels(600, 100), one: storms(300) })
      .activate('rebel')
      .isDone();
    other.doesNotOffer('coordinated-bombardment');
    bombards(enemies, 'ambush').activate('leia').isDone().doesNotOffer('coordinated-bombardment');
  });
});

describe('And Now... You Will Die', () => {
  const emperor = { unit: 'emperor-palpatine', at: [300, 300] } as const;
  const dies = (units: object, card = 'and-now-you-will-die') => played(card, { emperor, ...units });
  const offer = { use: 'p1.and-now-you-will-die', choice: null };

  test('he pays for attacks as often as he likes, and holds whom he attacks', () => {
    const table = dies({ one: { ...rebels(300, 450), left: 2 } }).activate('emperor');
    table.offersExactly(offer, { pass: true }).uses('and-now-you-will-die');
    table.hasWounds('emperor', 1).hasTokens('emperor', { suppression: 1 });
    const blanks = {
      red: ['blank', 'blank'],
      black: ['blank', 'blank'],
      white: ['blank', 'blank'],
    };
    table
      .dice(blanks)
      .forms('one')
      .has('one', { tokens: { immobilize: 1 } });
    table.offersExactly(offer, { pass: true }).uses('and-now-you-will-die');
    table
      .dice(blanks)
      .forms('one')
      .has('one', { tokens: { immobilize: 2 } });
    table.hasWounds('emperor', 2).passes().asks('chooseAction', { unit: 'emperor', actions: 2 });
    table.attack('emperor', 'one', blanks).has('one', { tokens: { immobilize: 3 } });
  });

  test('nobody else does so, and he does not without a target or the card', () => {
    const alone = dies({ far: rebels(1500) }).activate('emperor');
    alone.asks('chooseAction', { unit: 'emperor' });
    const card = dies({ one: rebels(300, 450) }, 'ambush').activate('emperor');
    card.asks('chooseAction', { unit: 'emperor' });
    const other = dies({ storm: storms(600, 300), one: rebels(600, 450) });
    other.attack('storm', 'one', { white: ['blank'] }).hasTokens('one', {});
  });
});

describe('Son of Skywalker', () => {
  const luke = { unit: 'luke-skywalker', at: [300, 300] } as const;
  const attacks = (card = 'son-of-skywalker') =>
    played(card, { luke, one: storms(300, 450), two: storms(500, 450) });

  test('after his first attack of the round he may make one more, and no third', () => {
    const table = attacks().attack('luke', 'one', { red: ['blank', 'blank'] });
    table.offersExactly({ use: 'p1.son-of-skywalker', choice: null }, { pass: true });
    table
      .uses('son-of-skywalker')
      .dice({ red: ['blank', 'blank'] })
      .forms('two');
    table.asks('chooseAction', { unit: 'luke', actions: 1 });
    table.refuses({ action: 'attack' }, 'lg.actions.no-repeat-except-move');
  });

  test('with another card he has one attack', () => {
    const table = attacks('ambush').attack('luke', 'one', { red: ['blank', 'blank'] });
    table.asks('chooseAction', { unit: 'luke', actions: 1 });
  });
});
