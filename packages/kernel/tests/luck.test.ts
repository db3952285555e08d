import type { EngineState } from '@sortie/kernel';
import { copy, freshDeck, isRefusal, Referee, refused, ScriptError, seededRandom } from '@sortie/kernel';
import { leftovers } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { applyEngineEvent } from '../src/engine-event.ts';
import { luckOf } from '../src/luck.ts';
import { freshEngine } from '../src/state.ts';
import { A, asksFor, gives, openScratch, scratchGame, words } from './scratch.ts';

const luckWith = (script: Partial<EngineState['script']> = {}, seed = 'luck') => {
  const engine: EngineState = {
    ...freshEngine(seededRandom(seed), { flow: 'main', step: null }),
    script: { dice: {}, cards: {}, strict: false, ...script },
  };
  return { engine, luck: luckOf(engine, (event) => applyEngineEvent(engine, event)) };
};

const FACES = ['hit', 'miss'] as const;

test('dice follow from the seed, and the generator moves on with every die', () => {
  const { engine, luck } = luckWith();
  const before = engine.random;
  const rolls = luck.roll('die', FACES, 50);
  expect(engine.random).not.toEqual(before);
  expect(luckWith().luck.roll('die', FACES, 50)).toEqual(rolls);
  expect(new Set(rolls)).toEqual(new Set(FACES));
  expect(luck.roll('die', FACES, 50)).not.toEqual(rolls);
});

test('scripted faces come first, in their order, and only for their own die', () => {
  const { engine, luck } = luckWith({ dice: { red: ['hit', 'miss', 'hit'] } });
  const before = engine.random;
  expect(luck.roll('red', FACES, 2)).toEqual(['hit', 'miss']);
  expect(engine.random).toEqual(before);
  luck.roll('blue', FACES, 1);
  expect(engine.random).not.toEqual(before);
  expect(leftovers(engine.script)).toEqual(['dice red hit']);
});

test('a face that the die does not have is an error of the script', () => {
  expect(() => luckWith({ dice: { red: ['crit'] } }).luck.roll('red', FACES, 1)).toThrow(ScriptError);
});

test('in strict mode a roll or draw beyond the script is an error', () => {
  const { luck } = luckWith({ dice: { red: ['hit'] }, cards: { deck: ['b'] }, strict: true });
  expect(() => luck.roll('red', FACES, 2)).toThrow('no red die is left in the script');
  expect(luck.pick('deck', ['a', 'b'])).toBe(1);
  expect(() => luck.pick('deck', ['a'])).toThrow('no deck card is left in the script');
});

test('cards come from the front of the pile unless one is scripted', () => {
  const { luck, engine } = luckWith({ cards: { deck: ['c', 'z'] } });
  expect(luck.pick('deck', ['a', 'b', 'c'])).toBe(2);
  expect(() => luck.pick('deck', ['a', 'b'])).toThrow('the deck deck holds no z');
  expect(luck.pick('other', ['a', 'b'])).toBe(0);
  expect(() => luck.pick('other', [])).toThrow('empty');
  expect(leftovers(engine.script)).toEqual(['cards deck z']);
});

test('a shuffle keeps every card and gives every order its chance', () => {
  const cards = ['a', 'b', 'c'];
  const orders = new Set<string>();
  const { luck } = luckWith();
  for (let times = 0; times < 200; times++) {
    const pile = luck.shuffled(cards);
    expect([...pile].sort()).toEqual(cards);
    orders.add(pile.join(''));
  }
  expect(orders.size).toBe(6);
  expect(cards).toEqual(['a', 'b', 'c']);
});

test('a fresh deck has its cards in the pile and none discarded', () => {
  const cards = ['a', 'b'];
  const deck = freshDeck(cards);
  cards.push('c');
  expect(deck).toEqual({ draw: ['a', 'b'], discard: [] });
});

const rolling = {
  flows: [
    words.flow('main', [asksFor(A, 'roll', ['now'], () => [{ kind: 'roll' }]), asksFor(A, 'stop', ['go'])]),
  ],
};

test('an opening may lay out dice, and the referee takes them', () => {
  const referee = openScratch(rolling, {}, { dice: { die: ['6'] }, strict: true });
  gives(referee, A, 'now');
  expect(referee.state.said).toEqual(['6']);
  expect(leftovers(referee.state.engine.script)).toEqual([]);
});

test('a script that runs out in strict mode breaks no game: the roll is taken back', () => {
  const referee = openScratch(rolling, {}, { strict: true });
  const before = referee.hash();
  expect(gives(referee, A, 'now')).toMatchObject({ rule: 'table.rolled-back' });
  expect(referee.hash()).toBe(before);
  expect(referee.bugs[0]!.message).toContain('no die die is left');
});

test('a malformed script is refused', () => {
  const scripts: unknown[] = [
    'dice',
    [],
    { dice: 'hit' },
    { dice: { die: 'hit' } },
    { dice: { die: [1] } },
    { strict: 1 },
    { coins: {} },
  ];
  for (const script of scripts) {
    const given = { game: 'scratch', rules: 'scratch-1', setup: null, seed: 's', script } as never;
    const referee = Referee.open(scratchGame(rolling), given);
    expect(isRefusal(referee) && referee.rule).toBe('table.malformed-script');
  }
});

test('the script of one game is its own', () => {
  const script = { dice: { die: ['1', '2'] } };
  const before = copy(script);
  gives(openScratch(rolling, {}, script), A, 'now');
  expect(script).toEqual(before);
});

test('a script may be strict about dice alone', () => {
  const { luck } = luckWith({ strict: 'dice' });
  expect(luck.pick('deck', ['a'])).toBe(0);
  expect(() => luck.roll('red', FACES, 1)).toThrow(ScriptError);
});

test('in a scripted game the judge lays out more dice behind those that are left, and it replays', () => {
  const referee = openScratch(rolling, {}, { dice: { die: ['6'] }, strict: true });
  const [before] = referee.decisions(A);
  expect(isRefusal(referee.command('judge', { kind: 'script', dice: { die: ['2'], coin: ['head'] } }))).toBe(
    false,
  );
  expect(referee.state.engine.script).toEqual({
    dice: { die: ['6', '2'], coin: ['head'] },
    cards: {},
    strict: true,
  });
  expect(referee.decisions(A)[0]!.id).toBe(before!.id);
  gives(referee, A, 'now');
  expect(referee.state.said).toEqual(['6']);
  expect(leftovers(referee.state.engine.script)).toEqual(['dice die 2', 'dice coin head']);
  const again = openScratch(rolling, {}, { dice: { die: ['6'] }, strict: true });
  expect(again.enter(referee.journal)).toBeUndefined();
  expect(again.hash()).toBe(referee.hash());
});

test('nobody lays out dice in a game that was not opened with a script, nor anybody but the judge', () => {
  const command = { kind: 'script', dice: { die: ['6'] } };
  const fair = openScratch(rolling);
  expect(fair.command('judge', command)).toMatchObject({ rule: 'table.not-scripted' });
  const scripted = openScratch({ ...rolling, command: () => refused('scratch.no') }, {}, {});
  expect(scripted.command(A, command)).toMatchObject({ rule: 'scratch.no' });
  expect(scripted.command('judge', { ...command, strict: 'cards' })).toMatchObject({
    rule: 'table.malformed-script',
  });
});
