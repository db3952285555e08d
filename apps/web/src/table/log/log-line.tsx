import type { Sentence } from '@sortie/games';
import { memo, useState } from 'react';
import { RuleLink } from '../../rules/rule-link.tsx';
import type { Told } from '../table-game.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly line: Told;
  readonly onRule: ((rule: string) => void) | undefined;
}

/** One deed in one sentence that opens to what it is made of, or the heading of those that follow. */
export const LogLine = memo(function LogLine({ line, onRule }: Props) {
  const { text, tone, side, details, warns } = line;
  const [isOpen, setOpen] = useState(false);
  if (tone === 'round') return <h3 className="log-round">{text}</h3>;
  if (tone === 'phase') return <h3 className="log-phase">{text}</h3>;
  const look = `log-line log-${tone} log-side-${side ?? 'none'}${warns ? ' log-warns' : ''}`;
  if (details.length === 0)
    return (
      <p className={look}>
        {text}
        <RuleLinks sentence={line} onRule={onRule} />
      </p>
    );
  return (
    <details className={look} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text}</summary>
      {isOpen && (
        <ul className="log-details">
          {details.map((sentence, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a detail is known by its place
            <li key={place}>
              {sentence.text}
              <RuleLinks sentence={sentence} onRule={onRule} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}, isSameLine);

/** What was told before keeps its details. */
function isSameLine(one: Props, other: Props): boolean {
  const [a, b] = [one.line, other.line];
  const isTold = a.text === b.text && a.details === b.details && a.warns === b.warns;
  return isTold && a.tone === b.tone && a.side === b.side && one.onRule === other.onRule;
}

function RuleLinks({ sentence, onRule }: { readonly sentence: Sentence; readonly onRule: Props['onRule'] }) {
  const say = useWords();
  return sentence.rules.map((rule) => (
    <RuleLink key={rule} rule={rule} onRule={onRule} className="log-rule" label={say('ruleNamed', { rule })}>
      §
    </RuleLink>
  ));
}
