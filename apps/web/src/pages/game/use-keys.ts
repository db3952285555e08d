import { useEffect } from 'react';

/** Where the keys of the game page lead: the board or the piece in the hand, the question, the box to talk in. */
const places: Readonly<Record<string, readonly string[]>> = {
  b: ['#play-board [data-ghost]', '#play-board [tabindex="0"]'],
  a: ['#play-ask button:not(:disabled), #play-ask [tabindex="0"]'],
  t: ['#play-log input, #play-log textarea'],
};

function takeBack(): void {
  document.querySelector<HTMLElement>('[data-undo]:not(:disabled)')?.click();
}

/** Single keys work wherever nothing is being written. */
export function useKeys(onHelp: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
      if (key === '?') onHelp();
      if (key.toLowerCase() === 'u' && !event.repeat) takeBack();
      const [found] = (places[key.toLowerCase()] ?? []).flatMap(
        (place) => document.querySelector<HTMLElement>(place) ?? [],
      );
      if (!found && key !== '?') return;
      event.preventDefault();
      found?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
