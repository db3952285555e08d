import { type Moments, withMoments } from '@sortie/cards';
import type { Control } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';

interface Jar {
  coins: number;
}
type Effect = { readonly kind: 'fill'; readonly count: number } | { readonly kind: 'shake' };

const moments: Moments<Jar, Effect, 'filling' | 'filled'> = {
  fill: {
    before: 'filling',
    after: 'filled',
    seen: (_jar, { count }) => Array.from({ length: count }, (_, coin) => ({ coin })),
  },
};

/** Carries out an effect and what follows it, and tells the windows that opened meanwhile. */
function performed(
  effect: Effect,
  heard: readonly string[],
): { readonly jar: Jar; readonly opened: unknown[] } {
  const jar: Jar = { coins: 0 };
  const opened: unknown[] = [];
  const perform = withMoments<Jar, Effect, null>(
    moments,
    (_jar, window) => heard.includes(window),
    (state, each) => {
      if (each.kind === 'fill') state.coins += each.count;
      return undefined;
    },
  );
  const queue: (Effect | Control)[] = [effect];
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (next.kind === 'run') opened.push([next.flow, next.at, jar.coins]);
    else if (next.kind === 'fill' || next.kind === 'shake')
      queue.unshift(...(perform(jar, next, null) ?? []));
  }
  return { jar, opened };
}

describe('moments around effects', () => {
  test('open before the effect and after it, once for each time it happens', () => {
    const { jar, opened } = performed({ kind: 'fill', count: 2 }, ['filling', 'filled']);
    expect(jar.coins).toBe(2);
    expect(opened).toEqual([
      ['filling', { coin: 0 }, 0],
      ['filling', { coin: 1 }, 0],
      ['filled', { coin: 0 }, 2],
      ['filled', { coin: 1 }, 2],
    ]);
  });

  test('open only where something hears them', () => {
    expect(performed({ kind: 'fill', count: 1 }, [])).toEqual({ jar: { coins: 1 }, opened: [] });
    expect(performed({ kind: 'fill', count: 1 }, ['filled']).opened).toEqual([['filled', { coin: 0 }, 1]]);
    expect(performed({ kind: 'fill', count: 1 }, ['filling']).opened).toEqual([['filling', { coin: 0 }, 0]]);
  });

  test('do not open around what does not happen, nor around other effects', () => {
    expect(performed({ kind: 'fill', count: 0 }, ['filling', 'filled']).opened).toEqual([]);
    expect(performed({ kind: 'shake' }, ['filling', 'filled']).opened).toEqual([]);
  });
});
