import type { Fit } from '../logic/fit.ts';
import { FaultList } from '../parts/fault-list.tsx';
import { useWords } from '../text/words.ts';
import './fit-note.css';

/** Why a card cannot join, or how far it would go over the total. */
export function FitNote({ fit }: { readonly fit: Fit }) {
  const say = useWords();
  if (fit.kind === 'unfit') return <FaultList faults={fit.faults} />;
  if (fit.kind === 'over') return <p className="fit-note">▲ {say('goesOver', { count: fit.by })}</p>;
  return null;
}
