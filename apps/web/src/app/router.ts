import { store, useStore } from './store.ts';

export interface Place {
  /** Parts of the path: `/replay/abc` is `['replay', 'abc']`. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  /** What only this browser sees: invitations and tokens. */
  readonly fragment: string;
}

const place = store<Place>(here());
window.addEventListener('popstate', () => place.set(here()));
window.addEventListener('hashchange', () => place.set(here()));

function here(): Place {
  const { pathname, search, hash } = window.location;
  return {
    path: pathname.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    fragment: hash.slice(1),
  };
}

export function usePlace(): Place {
  return useStore(place);
}

export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  place.set(here());
  if (how === 'push') window.scrollTo(0, 0);
}
