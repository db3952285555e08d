import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/** A dialog before everything else; when it goes, whatever had the focus has it again. */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // A dialog that is off the page already gives no focus back: it closes before it is taken off.
  useLayoutEffect(() => {
    const { current } = ref;
    current?.showModal();
    return () => current?.close();
  }, []);
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    // A browser may close a dialog without asking when Escape is pressed again.
    onClose: ({ currentTarget }) => {
      if (currentTarget.isConnected && !currentTarget.open) onClose();
    },
  };
}
