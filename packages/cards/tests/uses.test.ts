import { describe, expect, test } from 'vitest';
import { LampGame } from './lamps/table.ts';

describe('uses and costs', () => {
  test('once an attack: again in the next one', () => {
    const game = new LampGame([{ card: 'echo', lamp: 'a' }]).flash('b', 'a');
    expect(game.offers('flashed', 'a')).toEqual({ 'a.echo': [null] });
    game.use('flashed', 'a', 'a.echo');
    expect(game.offers('flashed', 'a')).toEqual({});
    expect(game.flash('b', 'a').offers('flashed', 'a')).toEqual({ 'a.echo': [null] });
    expect(game.state.lit).toEqual(['a']);
  });

  test('a use in an inner attack is not one in the outer attack', () => {
    const game = new LampGame([{ card: 'echo', lamp: 'a' }]).flash('b', 'a').use('flashed', 'a', 'a.echo');
    const outer = game.state.flash;
    game.flash('b', 'a').use('flashed', 'a', 'a.echo');
    game.state.flash = outer;
    expect(game.offers('flashed', 'a')).toEqual({});
  });

  test('once a round: again in the next one', () => {
    const game = new LampGame([{ card: 'lamplighter', lamp: 'a' }]).use('dusk', 'a', 'a.lamplighter', 'b');
    expect(game.offers('dusk', 'a')).toEqual({});
    expect(game.nextNight().offers('dusk', 'a')).toEqual({ 'a.lamplighter': ['b'] });
    expect(game.held('a.lamplighter').uses).toEqual([]);
  });

  test('once a game: never again', () => {
    const game = new LampGame([{ card: 'comet', lamp: 'a' }]).use('dusk', 'a', 'a.comet');
    expect(game.nextNight().offers('dusk', 'a')).toEqual({});
    expect(game.held('a.comet').uses).toEqual([{ key: 'a.comet', scope: 'game', during: 0 }]);
  });

  test('an exhausted card cannot be exhausted again until it is readied, and still does the rest', () => {
    const game = new LampGame([{ card: 'mirror', lamp: 'a' }]).flash('a', 'b');
    game.use('flashed', 'a', 'a.mirror');
    expect(game.held('a.mirror').exhausted).toBe(true);
    expect(game.flash('a', 'b').offers('flashed', 'a')).toEqual({});
    expect(game.glow('a')).toBe(2);
    expect(game.nextNight().flash('a', 'b').offers('flashed', 'a')).toEqual({ 'a.mirror': [null] });
  });

  test('a card that is discarded as a cost is gone before its effect comes', () => {
    const game = new LampGame([{ card: 'match', lamp: 'a' }]).use('dusk', 'a', 'a.match');
    expect([game.held('a.match').stage, game.state.lit]).toEqual(['discarded', ['a']]);
    expect(game.offers('dusk', 'a')).toEqual({});
  });

  test('two abilities of one card in one window are two listeners', () => {
    const game = new LampGame([{ card: 'twins', lamp: 'a' }]);
    expect(game.offers('dusk', 'a')).toEqual({ 'a.twins': [null], 'a.twins#1': [null] });
    game.use('dusk', 'a', 'a.twins#1').use('dusk', 'a', 'a.twins');
    expect(game.state.lit).toEqual(['second', 'first']);
  });

  test('an ability may let up to so many of a list be picked, and say that it comes by itself', () => {
    const game = new LampGame([
      { card: 'chain', lamp: 'a' },
      { card: 'dew', lamp: 'a' },
    ]);
    expect(game.offers('dusk', 'a')).toMatchObject({
      'a.chain': { kind: 'picks', from: ['a', 'b'], least: 1, most: 2 },
      'a.dew': [null],
    });
    const chain = { id: 'a.chain', optional: true, automatic: false, repeatable: false };
    expect(game.nature('dusk', 'a', 'a.chain')).toEqual({ ...chain, applies: true, canChange: true });
    expect(game.nature('dusk', 'a', 'a.dew')).toMatchObject({ optional: false, automatic: true });
    expect(game.use('dusk', 'a', 'a.chain', ['a', 'b']).state.lit).toEqual(['a', 'b']);
  });
});
