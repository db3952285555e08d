import type { List } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import { useMemo } from 'react';
import { keep, readKept } from '../app/kept.ts';
import { store, useStore } from '../app/store.ts';

/** A list that this browser remembers. */
export interface KeptList<Own = List> {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly list: Own;
  /** Milliseconds since 1970, when it was last changed. */
  readonly at: number;
  /** What it is built for, in the game's own words; without it, a usual battle. */
  readonly agreed?: Plain;
}

const MOST = 200;

const lists = store<readonly KeptList[]>(soundOnly(readKept('lists', [], Array.isArray)));

/** The one changed last stands first. */
export function keepList(list: KeptList): void {
  const others = latest().filter(({ id }) => id !== list.id);
  put([list, ...others].toSorted((one, other) => other.at - one.at).slice(0, MOST));
}

export function forgetList(id: string): void {
  put(latest().filter((list) => list.id !== id));
}

export function keptList(id: string): KeptList | undefined {
  return lists.get().find((list) => list.id === id);
}

/** The lists of a game that can still be read: one damaged entry does not cost the others. */
export function useKeptLists(game: string, isSound: (list: List) => boolean): readonly KeptList[] {
  const all = useStore(lists);
  return useMemo(
    () => all.filter((kept) => kept.game === game && isReadable(kept.list, isSound)),
    [all, game, isSound],
  );
}

function isReadable(list: List, isSound: (list: List) => boolean): boolean {
  try {
    return isSound(list);
  } catch {
    return false;
  }
}

export function newListId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Another tab may have kept lists since this page was loaded. */
function latest(): readonly KeptList[] {
  return soundOnly(readKept('lists', lists.get(), Array.isArray));
}

function put(next: readonly KeptList[]): void {
  keep('lists', next);
  lists.set(next);
}

function soundOnly(entries: readonly unknown[]): readonly KeptList[] {
  return entries.filter(isKeptList);
}

function isKeptList(value: unknown): value is KeptList {
  if (!isObject(value) || !isObject(value.list)) return false;
  const { id, game, name, at } = value;
  return (
    typeof id === 'string' && typeof game === 'string' && typeof name === 'string' && typeof at === 'number'
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
