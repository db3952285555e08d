import { useEffect, useRef } from 'react';

/** Hears keys wherever the focus is, except where somebody writes or a dialog is open. */
export function useShortcuts(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target } = event;
      const isWriting =
        target instanceof HTMLElement &&
        target.closest('input:not([type="checkbox"]), textarea, select, dialog') !== null;
      if (!isWriting && !event.altKey && !event.defaultPrevented) latest.current(event);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
