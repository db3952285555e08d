import { RuleLink } from '../rules/rule-link.tsx';
import type { Told } from './table-game.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly line: Told;
  readonly onRule: ((rule: string) => void) | undefined;
}

/** One sentence of what has happened, or the heading of those that follow. */
export function LogLine({ line, onRule }: Props) {
  const say = useWords();
  const { text, tone, side, rules } = line;
  if (tone === 'round') return <h3 className="log-round">{text}</h3>;
  if (tone === 'phase') return <h4 className="log-phase">{text}</h4>;
  return (
    <p className={`log-line log-${tone} log-side-${side ?? 'none'}`}>
      {text}
      {rules.map((rule) => (
        <RuleLink
          key={rule}
          rule={rule}
          onRule={onRule}
          className="log-rule"
          label={say('ruleNamed', { rule })}
        >
          §
        </RuleLink>
      ))}
    </p>
  );
}
