import type { ArmadaView } from '@sortie/armada/view';
import { type Missing, NotOffered } from '../../../table/not-offered.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import type { en } from './text/en.ts';
import { useWords } from './text/words.ts';
import { useCase } from './use-case.ts';

interface Props extends AskProps<ArmadaView> {
  readonly title: Extract<keyof typeof en, `cannot${string}`>;
  readonly missing: readonly Missing[];
  readonly chosen?: string | null;
}

/** What cannot be answered now: the case comes before the rule. */
export function MissingAnswers({ seen, title, ...rest }: Props) {
  const say = useWords();
  const caseOf = useCase(seen);
  return <NotOffered seen={anySeen(seen)} title={say(title)} caseOf={caseOf} {...rest} />;
}
