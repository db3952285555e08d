import { useEffect, useState } from 'react';
import { siteOrigin } from '../../app/site-base.ts';
import { findReach, type Reach } from './reach.ts';

/** Undefined until it is known. */
export function useReach(): Reach | undefined {
  const [reach, setReach] = useState<Reach>();
  useEffect(() => {
    let isGone = false;
    void findReach({ hostname: window.location.hostname, origin: siteOrigin() }).then((found) => {
      if (!isGone) setReach(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return reach;
}
