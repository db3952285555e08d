import type { MouseEvent } from 'react';

/** The rule that a plain click on a link leads to; a click that opens a new tab is left alone. */
export function ruleOfLink(event: MouseEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href^="/rules/"]') : null;
  const [, , , id] = link?.getAttribute('href')?.split('/') ?? [];
  return id ? decodeURIComponent(id) : undefined;
}
