import type { Decision, Plain, Refusal } from '@sortie/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LatestOnly } from './latest-only.ts';
import { sameData } from './same-data.ts';
import type { RefereeLine } from './table-game.ts';
import type { Spot } from './use-spot.ts';

interface Question {
  readonly answer: Plain;
  /** The hand has let go: what is not legal goes to the nearest answer that is. */
  readonly letGo: boolean;
}

interface Verdict {
  readonly about: Plain;
  readonly refusal: Refusal | undefined;
  /** The nearest legal answer to one that is refused. */
  readonly nearest: Plain | undefined;
}

/** An answer that is made up by hand, with what the referee says of it. */
export interface HeldAnswer {
  readonly held: Plain;
  readonly spot: Spot;
  /** What is sent when it is put down: the answer itself, or the nearest legal one; undefined where there is none. */
  readonly sent: Plain | undefined;
  /** Takes another answer into the hand. */
  readonly hold: (answer: Plain, letGo: boolean) => void;
}

/** Asks the referee about an answer while a hand makes it up, and where the nearest legal one is. */
export function useHeldAnswer(referee: RefereeLine, decision: Decision, first: Plain): HeldAnswer {
  const [held, setHeld] = useState<Plain>(first);
  const [verdict, setVerdict] = useState<Verdict | undefined>(undefined);
  const now = useRef(held);
  const asker = useRef<LatestOnly<Question, Verdict>>(undefined);
  const latest = useRef({ referee, decision });
  latest.current = { referee, decision };
  const { id } = decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view brings the same question as a new object.
  useEffect(() => {
    const current = new LatestOnly<Question, Verdict>(
      ({ answer }) => judge(latest.current, answer),
      ({ answer, letGo }, told) => {
        setVerdict(told);
        if (!letGo || told.nearest === undefined || !sameData(now.current, answer)) return;
        now.current = told.nearest;
        setHeld(told.nearest);
        setVerdict({ about: told.nearest, refusal: undefined, nearest: undefined });
      },
    );
    asker.current = current;
    current.want({ answer: now.current, letGo: false });
    return () => current.close();
  }, [id]);
  const hold = useCallback((answer: Plain, letGo: boolean) => {
    now.current = answer;
    setHeld(answer);
    asker.current?.want({ answer, letGo });
  }, []);
  const isCurrent = verdict !== undefined && sameData(verdict.about, held);
  return { held, spot: spotOf(verdict, isCurrent), sent: isCurrent ? sentOf(verdict) : undefined, hold };
}

async function judge(
  { referee, decision }: { readonly referee: RefereeLine; readonly decision: Decision },
  answer: Plain,
): Promise<Verdict> {
  const refusal = await referee.whyNot(decision, answer);
  const nearest = refusal && (await referee.complete(decision, answer));
  return { about: answer, refusal, nearest };
}

/** While the hand moves on, what was said last stands: a word that flickers is not read. */
function spotOf(verdict: Verdict | undefined, isCurrent: boolean): Spot {
  if (!verdict) return { standing: 'unknown', refusal: undefined };
  if (verdict.refusal) return { standing: 'illegal', refusal: verdict.refusal };
  return { standing: isCurrent ? 'legal' : 'unknown', refusal: undefined };
}

function sentOf({ about, refusal, nearest }: Verdict): Plain | undefined {
  return refusal ? nearest : about;
}
