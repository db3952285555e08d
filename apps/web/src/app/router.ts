import { addressOf, pathOf } from './site-base.ts';
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
  const { pathname, search } = pageAddress();
  return {
    path: pathname.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    fragment: window.location.hash.slice(1),
  };
}

/** Where the page is within this site. */
export function pageAddress(): Pick<Location, 'pathname' | 'search'> {
  const { pathname, search } = window.location;
  return { pathname: addressOf(pathname), search };
}

export function usePlace(): Place {
  return useStore(place);
}

export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') window.history.pushState(null, '', pathOf(address));
  else window.history.replaceState(null, '', pathOf(address));
  place.set(here());
  if (how === 'push') window.scrollTo(0, 0);
}
