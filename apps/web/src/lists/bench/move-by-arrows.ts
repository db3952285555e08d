import type { KeyboardEvent } from 'react';
import { nextRow } from '../next-row.ts';

/** Arrows go through the rows of a list, its elements with `data-row`, and between them and the search field. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (!(target instanceof HTMLElement)) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const search = currentTarget.querySelector<HTMLInputElement>('input[type="search"]');
  const here = rows.indexOf(target);
  if (here < 0 && target !== search) return;
  const next = nextRow(key, here, rows.length);
  if (next === undefined) return;
  event.preventDefault();
  (next < 0 ? search : rows[next])?.focus();
}
