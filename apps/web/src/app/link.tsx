import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { goTo } from './router.ts';
import { pathOf } from './site-base.ts';

/** A link within the page; new tabs and copied addresses work as everywhere. */
export function Link({
  href,
  onClick,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      rest.target !== undefined ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    goTo(href);
  };
  return <a {...rest} href={pathOf(href)} onClick={follow} />;
}
