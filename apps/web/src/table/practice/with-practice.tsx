import type { Decision, Plain } from '@sortie/kernel';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useLayer } from '../layers.tsx';
import { anySeen, type Practice, type Seen, type TableGame } from '../table-game.ts';
import { isPracticeTable } from './is-practice-table.ts';

interface Practising {
  readonly seen: Seen;
  /** Undefined while they are switched off, or on their way. */
  readonly aids: Practice | undefined;
}

/** Null where nobody practises: against people, or in a game without aids. */
const PracticeContext = createContext<Practising | null>(null);

interface Props {
  readonly game: Pick<TableGame, 'practice'>;
  readonly seen: Seen;
  readonly children: ReactNode;
}

/** Offers a game's aids to whoever plays alone or against computers. */
export function WithPractice({ game, seen, children }: Props) {
  const { practice: isWanted } = useSettings();
  const [loaded, setLoaded] = useState<Practice | undefined>(undefined);
  const isOffered = game.practice !== undefined && isPracticeTable(seen);
  const load = isOffered && isWanted ? game.practice : undefined;
  useEffect(() => {
    let isGone = false;
    // Aids that do not come are done without.
    load?.().then(
      (aids) => isGone || setLoaded(aids),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  const aids = load ? loaded : undefined;
  const value = useMemo(() => (isOffered ? { seen, aids } : null), [isOffered, seen, aids]);
  return <PracticeContext value={value}>{children}</PracticeContext>;
}

/** Whether aids may be switched on at this table. */
export function useIsPractice(): boolean {
  return useContext(PracticeContext) !== null;
}

const NO_WARNINGS: readonly string[] = [];

/** Draws where an answer would lead while the caller is on the page; says what would go wrong, null without aids. */
export function useForesight(decision: Decision, answer: Plain | undefined): readonly string[] | null {
  const practising = useContext(PracticeContext);
  const key = JSON.stringify(answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the answer
  const foresight = useMemo(
    () =>
      practising?.aids && answer !== undefined
        ? practising.aids.foresee(practising.seen, decision, answer)
        : null,
    [practising, decision, key],
  );
  useLayer(foresight ?? undefined);
  if (!practising?.aids) return null;
  return foresight?.warnings ?? NO_WARNINGS;
}

/** Draws how far a piece reaches; false without aids. */
export function useReach<Table>(seen: Seen<Table>, piece: string, isWanted: boolean): boolean {
  const aids = useContext(PracticeContext)?.aids;
  const layer = useMemo(
    () => (aids && isWanted ? { marks: aids.reachOf(anySeen(seen), piece) } : undefined),
    [aids, seen, piece, isWanted],
  );
  useLayer(layer);
  return layer !== undefined;
}
