import { type ReactNode, useId, useState } from 'react';
import { RuleLink } from '../rules/rule-link.tsx';
import { PassCorner } from './asking/pass.tsx';
import { useWords } from './text/words.ts';
import './prompt.css';

interface Props {
  readonly title: string;
  /** The rule that makes somebody ask. */
  readonly rule?: string;
  /** More of why it is asked, in a sentence. */
  readonly why?: string;
  readonly onRule?: (rule: string) => void;
  /** The kind of decision, for whoever looks for it. */
  readonly decision?: string;
  readonly children?: ReactNode;
}

/** The frame of a question. */
export function Prompt({ title, rule, why, onRule, decision, children }: Props) {
  const say = useWords();
  const titleId = useId();
  const [corner, setCorner] = useState<HTMLElement | null>(null);
  return (
    <section className="prompt panel" aria-labelledby={titleId} data-decision={decision}>
      <header className="prompt-head">
        <h2 id={titleId} className="prompt-title">
          {title}
        </h2>
        {rule === undefined ? null : (
          <RuleLink rule={rule} onRule={onRule} className="prompt-rule">
            {say('whyAsked')}
          </RuleLink>
        )}
      </header>
      <div className="prompt-body">
        {why ? <p className="prompt-why soft">{why}</p> : null}
        <PassCorner value={corner}>{children}</PassCorner>
      </div>
      <div className="prompt-pass" ref={setCorner} data-pass />
    </section>
  );
}
