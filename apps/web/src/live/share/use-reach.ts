import { useEffect, useState } from 'react';
import { findReach, type Reach } from './reach.ts';

/** Undefined until it is known. */
export function useReach(): Reach | undefined {
  const [reach, setReach] = useState<Reach>();
  useEffect(() => {
    let isGone = false;
    void findReach(window.location).then((found) => {
      if (!isGone) setReach(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return reach;
}
