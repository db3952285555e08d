import { RuleLink } from '../../rules/rule-link.tsx';
import type { Told } from '../../table/table-game.ts';
import './last-warning.css';

interface Props {
  readonly lines: readonly Told[];
  readonly onRule: (rule: string) => void;
}

/** What went wrong just now, beside the question that comes of it: a declaration that failed, an action that was lost. */
export function LastWarning({ lines, onRule }: Props) {
  const last = lines.findLast(({ tone }) => tone !== 'talk');
  if (!last?.warns) return null;
  return (
    <p className="last-warning" data-warning>
      {last.text}{' '}
      {last.rules.map((rule) => (
        <RuleLink key={rule} rule={rule} onRule={onRule} className="log-rule" label={rule}>
          §
        </RuleLink>
      ))}
    </p>
  );
}
