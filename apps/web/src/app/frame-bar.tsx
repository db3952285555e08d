import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

export const FrameBarContext = createContext<HTMLElement | null>(null);

/** Puts what a page needs at hand into the slim bar above it. */
export function FrameBar({ children }: { readonly children: ReactNode }) {
  const bar = use(FrameBarContext);
  return bar ? createPortal(children, bar) : null;
}
