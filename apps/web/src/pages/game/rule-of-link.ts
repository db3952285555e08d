import type { MouseEvent } from 'react';
import { addressOf } from '../../app/site-base.ts';

/** The rule that a plain click on a link leads to; a click that opens a new tab is left alone. */
export function ruleOfLink(event: MouseEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href*="/rules/"]') : null;
  const [, page, , id] = addressOf(link?.getAttribute('href') ?? '').split('/');
  return page === 'rules' && id ? decodeURIComponent(id) : undefined;
}
