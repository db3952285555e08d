import type { DraftInHand } from './use-list-draft.ts';
import { useShortcuts } from './use-shortcuts.ts';

interface BuilderKeys extends Pick<DraftInHand<unknown>, 'undo' | 'redo'> {
  /** In the finder that the key was pressed in, if it was in one. */
  readonly onSearch: (finder: Element | null) => void;
}

export function useBuilderKeys({ undo, redo, onSearch }: BuilderKeys): void {
  useShortcuts((event) => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      const step = key === 'z' ? (event.shiftKey ? redo : undo) : undefined;
      if (step === undefined) return;
      event.preventDefault();
      step();
    } else if (key === '/') {
      event.preventDefault();
      onSearch(event.target instanceof HTMLElement ? event.target.closest('.finder') : null);
    }
  });
}
