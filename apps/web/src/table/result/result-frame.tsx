import type { ComponentProps, ReactNode } from 'react';
import { RuleLink } from '../../rules/rule-link.tsx';
import { isRuleId, ruleSentence } from '../../rules/rule-words.ts';
import { ScorePlot } from '../score-plot.tsx';
import type { Seen } from '../table-game.ts';
import './result.css';

interface ResultSay {
  (words: 'draw' | 'youWin' | 'result' | 'overRounds'): string;
  (words: 'wins', values: { readonly who: string }): string;
  (words: 'rounds', values: { readonly count: number }): string;
}

interface Props<Table> {
  readonly seen: Seen<Table>;
  readonly say: ResultSay;
  readonly names: { readonly side: (side: 0 | 1) => string };
  readonly scores: ComponentProps<typeof ScorePlot>['scores'];
  /** Said behind the number of rounds. */
  readonly about?: string | undefined;
  /** How each side came out of it. */
  readonly sides: ReactNode;
  /** What to do next. */
  readonly children?: ReactNode;
}

interface EndedTable {
  readonly round: number;
  readonly seats: readonly { readonly id: string; readonly side: 0 | 1 }[];
}

/** How the game ended: who won and by which rule, both sides, the score by rounds. */
export function ResultFrame<Table extends EndedTable>(props: Props<Table>) {
  const { seen, say, names, scores, about, sides, children } = props;
  const { outcome, table, language } = seen;
  if (!outcome) return null;
  const { winner, rule } = outcome;
  const own = table.seats.find(({ id }) => id === seen.as)?.side;
  const headline =
    winner === null ? say('draw') : winner === own ? say('youWin') : say('wins', { who: names.side(winner) });
  const why =
    seen.text.refusal({ kind: 'refused', rule, about: null }) ??
    (isRuleId(rule) ? ruleSentence(rule, language) : undefined);
  return (
    <section className="result" data-winner={winner ?? 'draw'} aria-label={say('result')}>
      <header className="result-head" data-side={winner ?? undefined}>
        <p className="soft">
          {say('result')} · {say('rounds', { count: table.round })}
          {about && ` · ${about}`}
        </p>
        <h2>{headline}</h2>
        <p className="result-why">
          {why} {isRuleId(rule) ? <RuleLink inNewTab rule={rule} /> : null}
        </p>
      </header>
      <div className="result-sides">{sides}</div>
      {table.round > 0 ? (
        <ScorePlot title={say('overRounds')} scores={scores} sides={[names.side(0), names.side(1)]} />
      ) : null}
      {children === undefined ? null : <div className="result-next">{children}</div>}
    </section>
  );
}
