import type { Listener, Plain } from '@sortie/kernel';

/** Something a side may use in a window, in these ways. */
export interface Usable<Effect> {
  readonly key: string;
  readonly optional: boolean;
  readonly repeatable: boolean;
  readonly ways: readonly Plain[];
  readonly effectsOf: (way: Plain) => readonly Effect[];
}

/** What can be used in at least one way, and would change something where it may be left. */
export function usableOf<Effect>(listeners: readonly Listener<Effect>[]): readonly Usable<Effect>[] {
  return listeners.flatMap(({ key, ability, at }) => {
    const given = ability.choices(at);
    const ways = 'kind' in given ? [...(given.suggest?.() ?? [])] : (given as readonly Plain[]);
    const isIdle = ability.optional && ability.canChange?.(at) === false;
    if (ways.length === 0 || isIdle) return [];
    const { optional, repeatable = false } = ability;
    return [{ key, optional, repeatable, ways, effectsOf: (way: Plain) => ability.resolve(at, way) }];
  });
}
