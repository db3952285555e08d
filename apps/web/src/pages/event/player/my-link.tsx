import { ShareBox } from '../../../live/share/share-box.tsx';
import { linkTo } from '../parts/addresses.ts';
import { useEvent } from '../parts/event-context.ts';
import { useWords } from './text/words.ts';

/** The player's own link, for another device. */
export function MyLink() {
  const say = useWords();
  const { id, token } = useEvent();
  if (token === undefined) return null;
  return (
    <details className="player-part">
      <summary>{say('myLink')}</summary>
      <p className="soft">{say('myLinkWhy')}</p>
      <ShareBox label={say('myLinkLabel')} addressAt={(origin) => linkTo(origin, id, token)} isBrief />
    </details>
  );
}
