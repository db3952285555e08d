import { useCallback, useEffect, useRef } from 'react';

/** A function that never changes and calls the latest one given, so that memoised lists are not rendered again. */
export function useSteady<Given extends readonly unknown[]>(
  latest: (...given: Given) => void,
): (...given: Given) => void {
  const held = useRef(latest);
  useEffect(() => {
    held.current = latest;
  });
  return useCallback((...given) => held.current(...given), []);
}
