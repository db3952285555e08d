import { useSyncExternalStore } from 'react';

/** A value that components watch. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly watch: (listener: () => void) => () => void;
}

export function store<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>(watched: Store<Value>): Value {
  return useSyncExternalStore(watched.watch, watched.get);
}
