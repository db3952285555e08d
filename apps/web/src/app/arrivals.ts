import { store } from './store.ts';

/** How often something was loaded in a language; whoever shows words watches it. */
export const arrivals = store(0);
