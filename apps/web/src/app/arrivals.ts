import { store } from './store.ts';

/** How often something was loaded in a language; components that show words subscribe to it. */
export const arrivals = store(0);
