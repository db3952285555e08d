import type { Act } from '../../../src/table/stage/act.ts';

/** Words that are seen for a second. */
export function told(key: string, more: Partial<Pick<Act, 'lasts' | 'isLast' | 'sound'>> = {}): Act {
  return { kind: 'told', tone: 'usual', key, words: key, side: null, focus: null, lasts: 1000, ...more };
}

export function thrown(key: string, lasts = 1400): Act {
  return { kind: 'dice', key, words: key, heading: '', pools: [], side: null, focus: null, lasts };
}
