import { useEffect } from 'react';

export function titleOf(title: string | undefined): string {
  return title === undefined ? 'Sortie' : `${title} – Sortie`;
}

/** What the tab of the browser says. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}
