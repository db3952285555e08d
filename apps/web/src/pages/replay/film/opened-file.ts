import { store, useStore } from '../../../app/store.ts';
import type { Opened } from './opened.ts';

/** The file that was opened last, for as long as the page lives: one comes back to it from a game that began in it. */
const file = store<Opened | null>(null);

export function keepOpenedFile(opened: Opened): void {
  file.set(opened);
}

export function useOpenedFile(): Opened | null {
  return useStore(file);
}
