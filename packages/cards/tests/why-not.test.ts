import type { Plain } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { LampGame } from './lamps/table.ts';

interface Case {
  readonly game: LampGame;
  readonly window: 'flashed' | 'dusk';
  readonly use: string;
  readonly choice?: Plain;
}

const lone = (card: string) => new LampGame([{ card, lamp: 'a' }]);

function changed(card: string, change: (game: LampGame) => void): LampGame {
  const game = lone(card);
  change(game);
  return game;
}

const cases: Readonly<Record<string, () => Case>> = {
  'lamps.once-a-window': () => ({
    game: lone('twins').use('dusk', 'a', 'a.twins'),
    window: 'dusk',
    use: 'a.twins',
  }),
  'lamps.used-up': () => ({
    game: lone('comet').use('dusk', 'a', 'a.comet').nextNight(),
    window: 'dusk',
    use: 'a.comet',
  }),
  'lamps.exhausted': () => ({
    game: lone('mirror').flash('a', 'b').use('flashed', 'a', 'a.mirror').flash('a', 'b'),
    window: 'flashed',
    use: 'a.mirror',
  }),
  'lamps.discarded': () => ({
    game: changed('comet', (game) => game.write('a.comet', { stage: 'discarded' })),
    window: 'dusk',
    use: 'a.comet',
  }),
  'lamps.not-in-force': () => ({
    game: changed('comet', (game) => game.write('a.comet', { stage: 'dealt' })),
    window: 'dusk',
    use: 'a.comet',
  }),
  'lamps.shaded': () => ({
    game: changed('comet', (game) => game.deal({ card: 'shade', lamp: 'a' })),
    window: 'dusk',
    use: 'a.comet',
  }),
  'lamps.out': () => ({ game: changed('comet', (game) => game.putOut('a')), window: 'dusk', use: 'a.comet' }),
  'lamps.other-window': () => ({ game: lone('comet').flash('a', 'b'), window: 'flashed', use: 'a.comet' }),
  'lamps.condition': () => ({ game: lone('mirror').flash('b', 'a'), window: 'flashed', use: 'a.mirror' }),
  'lamps.too-bright': () => ({
    game: changed('mirror', (game) => {
      for (let each = 0; each < 4; each++) game.deal({ key: `mirror ${each}`, card: 'mirror', lamp: 'a' });
      game.flash('a', 'b');
    }),
    window: 'flashed',
    use: 'a.mirror',
  }),
  'lamps.match-needs-a-lamp': () => ({
    game: changed('match', (game) => game.deal({ card: 'dim', lamp: 'a' })),
    window: 'dusk',
    use: 'a.match',
  }),
  'lamps.no-choice': () => ({
    game: changed('lamplighter', (game) => game.putOut('b')),
    window: 'dusk',
    use: 'a.lamplighter',
    choice: 'b',
  }),
  'lamps.other-choice': () => ({
    game: lone('lamplighter'),
    window: 'dusk',
    use: 'a.lamplighter',
    choice: 'a',
  }),
  'lamps.burnt': () => ({ game: lone('match').use('dusk', 'a', 'a.match'), window: 'dusk', use: 'a.match' }),
  'lamps.flashed-first': () => ({ game: lone('echo').flash('b', 'a'), window: 'flashed', use: 'a.echo' }),
  'lamps.other-turn': () => ({
    game: lone('lamplighter'),
    window: 'dusk',
    use: 'a.lamplighter',
    choice: 'b',
  }),
};

describe('why a card cannot be used now', () => {
  test.each(Object.entries(cases))('is answered by %s', (rule, make) => {
    const { game, window, use, choice = null } = make();
    const refusal = game.whyNot(window, use, choice);
    expect(refusal).toMatchObject({ kind: 'refused', rule, about: { use } });
  });

  test('of picks, what may not be picked together is answered by its own rule', () => {
    const why = (choice: Plain) => lone('chain').whyNot('dusk', 'a.chain', choice)?.rule;
    expect(why(['a'])).toBe('lamps.not-itself-alone');
    for (const choice of [[], ['b', 'a', 'b'], ['c'], 'a']) expect(why(choice)).toBe('lamps.other-choice');
    expect(why(['b'])).toBe('lamps.other-turn');
    const dark = lone('chain');
    expect(dark.isHeard('dusk')).toBe(true);
    dark.state.lamps.length = 0;
    expect(dark.whyNot('dusk', 'a.chain', ['b'])?.rule).toBe('lamps.no-choice');
  });

  test('what is no card on the table has no reason of its own', () => {
    expect(lone('comet').whyNot('dusk', 'b.comet')).toBeUndefined();
  });
});
