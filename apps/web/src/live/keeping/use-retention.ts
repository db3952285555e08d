import type { Retention } from '@sortie/protocol';
import { useEffect, useState } from 'react';
import { askRetention } from '../lobby.ts';

/** For how long this server keeps games; undefined until it has said so. */
export function useRetention(): Retention | undefined {
  const [retention, setRetention] = useState<Retention>();
  useEffect(() => {
    let isGone = false;
    askRetention().then(
      (told) => {
        if (!isGone) setRetention(told);
      },
      // Without a server no game is begun either.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return retention;
}
