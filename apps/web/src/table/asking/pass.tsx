import type { Plain } from '@sortie/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import './pass.css';

/** The corner of a question in which the answer stands that lets it be; null until it is there. */
export const PassCorner = createContext<HTMLElement | null | undefined>(undefined);

interface PassProps {
  readonly answer: Plain;
  readonly label: string;
  readonly title?: string;
  readonly busy: boolean;
  readonly isBest?: boolean;
  readonly onAnswer: (answer: Plain) => void;
  /** What comes of it, in a few words. */
  readonly children?: ReactNode;
}

/** Declining, going on, doing nothing: always in the same corner, where no other answer ever stands. */
export function Pass({ answer, label, title, busy, isBest = false, onAnswer, children }: PassProps) {
  const corner = useContext(PassCorner);
  const button = (
    <button
      type="button"
      className={isBest ? 'pass primary' : 'pass'}
      data-answer={JSON.stringify(answer)}
      disabled={busy}
      title={title}
      onClick={() => onAnswer(answer)}
    >
      <span>{label}</span>
      {children}
    </button>
  );
  if (corner === null) return null;
  return corner ? createPortal(button, corner) : button;
}

/** Whether an answer lets the question be. */
export function isPass(answer: Plain): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const [field, ...others] = Object.entries(answer);
  return others.length === 0 && field !== undefined && PASSES.has(field[0]) && field[1] === true;
}

const PASSES: ReadonlySet<string> = new Set(['pass', 'skip', 'decline', 'stay']);
