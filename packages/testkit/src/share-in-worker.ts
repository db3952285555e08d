/** Something that several test files use one after the other. */
export interface Shared<Thing> {
  readonly start: () => Promise<Thing>;
  /** Whether it can still be used; otherwise it is started anew. */
  readonly isAlive: (thing: Thing) => boolean;
  readonly end: (thing: Thing) => Promise<void>;
}

interface Kept {
  readonly thing: Promise<unknown>;
  readonly end: () => Promise<void>;
}

/** Starts a thing for the first file of a worker that asks for it by this name, and keeps it for the next ones. */
export async function shareInWorker<Thing>(name: string, shared: Shared<Thing>): Promise<Thing> {
  const kept = keptInWorker();
  const found = kept.get(name)?.thing as Promise<Thing> | undefined;
  const alive = await found?.then(
    (thing) => (shared.isAlive(thing) ? thing : undefined),
    () => undefined,
  );
  if (alive !== undefined) return alive;
  const thing = shared.start();
  kept.set(name, { thing, end: () => thing.then(shared.end, () => undefined) });
  return thing;
}

/** Kept where tests/worker.ts, which is loaded apart from the tests, finds everything that it must end. */
function keptInWorker(): Map<string, Kept> {
  const place = globalThis as { sharedInWorker?: Map<string, Kept> };
  place.sharedInWorker ??= new Map();
  return place.sharedInWorker;
}
