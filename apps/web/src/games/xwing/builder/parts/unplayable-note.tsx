import { refused } from '@sortie/kernel';
import { texts } from '@sortie/xwing/text';
import { useLanguage } from '../../../../app/settings.ts';
import { whyNotPlayable } from '../logic/why-not-playable.ts';
import { useWords } from '../text/words.ts';

/** Why a card cannot be played on this table today; nothing for one that can. */
export function UnplayableNote({ card }: { readonly card: string }) {
  const say = useWords();
  const language = useLanguage();
  const why = whyNotPlayable(card);
  if (why === undefined) return null;
  const notWritten = texts(language).refusalText(refused('table.card-not-written'));
  const reasons = { huge: say('hugeShipsOnly'), ability: notWritten, ship: say('shipOutsideRules') };
  return <p className="unplayable-note soft">{reasons[why]}</p>;
}
