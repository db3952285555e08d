import { useCallback, useEffect, useRef } from 'react';

/** The same function for ever that does what the latest one would; lists that it is given to need not be drawn anew. */
export function useSteady<Given extends readonly unknown[]>(
  latest: (...given: Given) => void,
): (...given: Given) => void {
  const held = useRef(latest);
  useEffect(() => {
    held.current = latest;
  });
  return useCallback((...given) => held.current(...given), []);
}
