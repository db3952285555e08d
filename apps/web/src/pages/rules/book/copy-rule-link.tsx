import { useState } from 'react';
import { siteOrigin } from '../../../app/site-base.ts';
import { ruleAddress } from '../../../rules/rule-words.ts';
import { useWords } from '../text/words.ts';

/** Puts the address of a rule into the clipboard. */
export function CopyRuleLink({ id }: { readonly id: string }) {
  const say = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard
      .writeText(siteOrigin() + ruleAddress(id))
      .then(() => setCopied(true))
      .catch(() => undefined);
  return (
    <button type="button" className="rule-copy" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? say('copied') : say('copyLink')}</span>
    </button>
  );
}
