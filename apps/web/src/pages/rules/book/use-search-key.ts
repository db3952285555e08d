import { type RefObject, useEffect } from 'react';

/** The key `/` goes to the search field, unless somebody is typing elsewhere. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}
