import type { DefenseToken } from '@sortie/armada/catalogue';
import { texts } from '@sortie/armada/text';
import { useLanguage } from '../../../../app/settings.ts';
import { useWords } from '../../text/words.ts';

/** Defense tokens in words: paper has no colours to tell them by. */
export function PrintTokens({ tokens }: { readonly tokens: readonly DefenseToken[] }) {
  const say = useWords();
  const { tokens: names } = texts(useLanguage()).pieceWords.names;
  if (tokens.length === 0) return null;
  return (
    <p>
      {say('defenseTokens')}: {tokens.map((token) => names[token]).join(', ')}
    </p>
  );
}
