/** Moves the focus to the next or the previous rule; from the search field to the first. False for other keys. */
export function stepThroughRules(key: string, list: HTMLElement | null, search: HTMLElement | null): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused instanceof HTMLSelectElement) return false;
  const all = [...(list?.querySelectorAll<HTMLElement>('.rule-anchor') ?? [])];
  const titles = all.filter((title) => title.offsetParent !== null);
  const place = titles.indexOf(focused);
  if (place < 0 && key === 'ArrowUp') return false;
  const next = place < 0 ? firstInSight(titles, focused === search) : place + (key === 'ArrowDown' ? 1 : -1);
  const title = titles[next];
  if (next >= titles.length) return false;
  (title ?? search)?.focus({ preventScroll: true });
  (title?.closest('.rule') ?? search)?.scrollIntoView({ block: 'nearest' });
  return true;
}

function firstInSight(titles: readonly HTMLElement[], isSearching: boolean): number {
  if (isSearching) return 0;
  const place = titles.findIndex((title) => title.getBoundingClientRect().top > 0);
  return Math.max(0, place);
}
