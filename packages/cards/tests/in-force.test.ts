import { describe, expect, test } from 'vitest';
import { LampGame } from './lamps/table.ts';

describe('which cards are in force', () => {
  test('a card that is dealt says nothing until it is in force', () => {
    const game = new LampGame([{ card: 'dim', lamp: 'a', stage: 'dealt' }]);
    expect(game.glow('a')).toBe(0);
    game.write('a.dim', { stage: 'inForce' });
    expect(game.glow('a')).toBe(-1);
  });

  test('a card granted during play is heard at once, and no more when it is gone', () => {
    const game = new LampGame([]);
    expect(game.isHeard('dusk')).toBe(false);
    game.deal({ card: 'comet', lamp: 'a' });
    expect(game.isHeard('dusk')).toBe(true);
    expect(game.offers('dusk', 'a')).toEqual({ 'a.comet': [null] });
    expect(game.offers('dusk', 'b')).toEqual({});
    game.state.cards = [];
    game.state.serial++;
    expect(game.isHeard('dusk')).toBe(false);
  });

  test('what is found is kept until the writer raises the serial', () => {
    const game = new LampGame([{ card: 'mirror', lamp: 'a' }]);
    expect(game.glow('a')).toBe(2);
    const { index } = game.cards;
    expect(game.cards.index).toBe(index);
    game.deal({ card: 'dim', lamp: 'a' });
    expect(game.cards.index).not.toBe(index);
    expect(game.glow('a')).toBe(1);
  });

  test('a silenced card, a discarded one and one whose owner is gone say nothing', () => {
    for (const silence of [
      (game: LampGame) => game.deal({ card: 'shade', lamp: 'a' }),
      (game: LampGame) => game.write('a.mirror', { stage: 'discarded' }),
      (game: LampGame) => game.putOut('a'),
    ]) {
      const game = new LampGame([
        { card: 'mirror', lamp: 'a' },
        { card: 'dim', lamp: 'b' },
      ]);
      silence(game);
      expect([game.glow('a'), game.glow('b')]).toEqual([0, -1]);
    }
  });

  test('a discarded card goes on speaking for as long as the game says so', () => {
    const game = new LampGame([{ card: 'dim', lamp: 'a', stage: 'discarded' }]);
    expect(game.glow('a')).toBe(0);
    game.flash('a.dim', 'b');
    expect(game.glow('a')).toBe(-1);
    expect(game.cards.with('adds')).toHaveLength(1);
    game.flash('a', 'b');
    expect(game.cards.with('adds')).toEqual([]);
  });

  test('cards are found by a part of the game, for everybody or for one owner', () => {
    const game = new LampGame([
      { card: 'shade', lamp: 'a' },
      { card: 'bare', lamp: 'b' },
    ]);
    expect(game.cards.with('shadesItsLamp').map(({ key }) => key)).toEqual(['a.shade']);
    expect(game.cards.ownWith('a', 'shadesItsLamp')).toHaveLength(1);
    expect(game.cards.ownWith('b', 'shadesItsLamp')).toEqual([]);
  });
});
