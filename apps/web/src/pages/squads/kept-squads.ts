import type { Squad } from '@sortie/xwing/lists';
import { keep, readKept } from '../../app/kept.ts';
import { store, useStore } from '../../app/store.ts';
import type { Agreed } from './logic/agreed.ts';

/** A squad that this browser remembers. */
export interface KeptSquad {
  readonly id: string;
  readonly name: string;
  readonly squad: Squad;
  /** Milliseconds since 1970, when it was last changed. */
  readonly at: number;
  /** What it is built for; without it, a usual battle. */
  readonly agreed?: Agreed;
}

const MOST = 200;

const squads = store<readonly KeptSquad[]>(soundOnly(readKept('squads', [], Array.isArray)));

/** The one changed last stands first. */
export function keepSquad(squad: KeptSquad): void {
  const others = latest().filter(({ id }) => id !== squad.id);
  put([squad, ...others].toSorted((one, other) => other.at - one.at).slice(0, MOST));
}

export function forgetSquad(id: string): void {
  put(latest().filter((squad) => squad.id !== id));
}

export function keptSquad(id: string): KeptSquad | undefined {
  return squads.get().find((squad) => squad.id === id);
}

export function useKeptSquads(): readonly KeptSquad[] {
  return useStore(squads);
}

export function newSquadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Another tab may have kept squads since this page was loaded. */
function latest(): readonly KeptSquad[] {
  return soundOnly(readKept('squads', squads.get(), Array.isArray));
}

function put(next: readonly KeptSquad[]): void {
  keep('squads', next);
  squads.set(next);
}

/** One damaged entry does not cost the others. */
function soundOnly(entries: readonly unknown[]): readonly KeptSquad[] {
  return entries.filter(isKeptSquad);
}

function isKeptSquad(value: unknown): value is KeptSquad {
  if (!isObject(value) || !isObject(value.squad)) return false;
  const { id, name, at, squad } = value;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof at === 'number' &&
    typeof squad.faction === 'string' &&
    Array.isArray(squad.ships) &&
    squad.ships.every(isSquadShip)
  );
}

function isSquadShip(value: unknown): boolean {
  return isObject(value) && typeof value.pilot === 'string' && Array.isArray(value.upgrades);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
