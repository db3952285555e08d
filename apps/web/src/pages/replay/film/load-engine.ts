import type { ReplayEngine } from './replay-engine.ts';

const known: Readonly<Record<string, () => Promise<ReplayEngine>>> = {
  xwing: () => import('./xwing-engine.ts').then(({ xwingEngine }) => xwingEngine),
};

/** The rules of a game run in the page; undefined for a game that this page does not know. */
export async function loadEngine(name: string): Promise<ReplayEngine | undefined> {
  return Object.hasOwn(known, name) ? known[name]!() : undefined;
}
