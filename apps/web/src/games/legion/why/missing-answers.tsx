import type { LegionView } from '@sortie/legion/view';
import { type Missing, NotOffered } from '../../../table/not-offered.tsx';
import { type AskProps, anySeen } from '../../../table/table-game.ts';
import { unitOf } from '../units.ts';
import { caseOf } from './case-of.ts';
import type { en } from './text/en.ts';
import { useWords } from './text/words.ts';

interface Props extends AskProps<LegionView> {
  readonly title: Extract<keyof typeof en, `cannot${'Attack' | 'Add' | 'Be'}${string}`>;
  readonly missing: readonly Missing[];
  readonly chosen?: string | null;
}

/** What cannot be answered now: the case comes before the rule. */
export function MissingAnswers({ seen, title, ...rest }: Props) {
  const say = useWords();
  return (
    <NotOffered
      seen={anySeen(seen)}
      title={say(title)}
      caseOf={(refusal, { key }) => caseOf(refusal, seen, say, unitOf(seen.table, key)?.id)}
      {...rest}
    />
  );
}
