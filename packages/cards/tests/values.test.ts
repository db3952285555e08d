import { describe, expect, test } from 'vitest';
import { LampGame } from './lamps/table.ts';

describe('values that cards change', () => {
  test('what cards add is summed, for one owner or for all', () => {
    const game = new LampGame([
      { card: 'mirror', lamp: 'a' },
      { card: 'dim', lamp: 'a' },
      { card: 'dim', lamp: 'b' },
    ]);
    expect([game.glow('a'), game.glow('b'), game.cards.sum('glow', {})]).toEqual([1, -1, 0]);
  });

  test('the numbers of one keyword add up over its copies, granted ones included', () => {
    const game = new LampGame([{ card: 'pierce', lamp: 'a', value: 2 }]);
    const flash = { from: 'a', to: 'b', number: 1 };
    expect(game.cards.sum('pierce', { flash })).toBe(2);
    game.deal({ key: 'granted', card: 'pierce', lamp: 'a', value: 1 });
    expect(game.cards.sum('pierce', { flash })).toBe(3);
    expect(game.cards.sum('pierce', { flash: { ...flash, from: 'b' } })).toBe(0);
  });

  test('of values that replace each other the newest counts, and when it ends the newest left', () => {
    const game = new LampGame([]);
    const colour = () => game.cards.replace('colour', {}, 'a', 'red');
    expect(colour()).toBe('red');
    game.deal({ card: 'amber', lamp: 'a', age: 7 });
    game.deal({ card: 'blue', lamp: 'a', age: 5 });
    expect(colour()).toBe('amber');
    expect(game.cards.settings('colour', {}, 'a')).toEqual([
      { to: 'amber', age: 7 },
      { to: 'blue', age: 5 },
    ]);
    game.write('a.amber', { stage: 'discarded' });
    expect(colour()).toBe('blue');
  });
});

describe('bans and permissions', () => {
  const light = (lamp: string) => ({ kind: 'light', lamp }) as const;

  test('a card permits what it speaks of, and a ban beats every permission', () => {
    const game = new LampGame([{ card: 'torch', lamp: 'a' }]);
    expect([game.cards.permits(light('a')), game.cards.permits(light('b'))]).toEqual([true, false]);
    expect(game.cards.forbids(light('a'))).toBe(false);
    game.deal({ card: 'curfew', lamp: 'b' });
    expect([game.cards.permits(light('a')), game.cards.forbids(light('a'))]).toEqual([false, true]);
  });

  test('a question that no card answers is known at once', () => {
    const game = new LampGame([{ card: 'curfew', lamp: 'b' }]);
    expect(game.cards.mayAnswer('forbids', 'light')).toBe(true);
    expect(game.cards.mayAnswer('forbids', 'flash')).toBe(false);
    expect(game.cards.forbids({ kind: 'flash', from: 'a' })).toBe(false);
  });
});
