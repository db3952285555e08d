import { ShareBox } from '../../../../live/share/share-box.tsx';
import { linkTo } from '../../parts/addresses.ts';
import { useEvent } from '../../parts/event-context.ts';
import { useWords } from './text/words.ts';

/** The page that everybody may see, where players register. */
export function PublicLink() {
  const say = useWords();
  const { id, view } = useEvent();
  return (
    <ShareBox
      label={say('publicLink')}
      text={view.settings.name}
      addressAt={(origin) => linkTo(origin, id)}
    />
  );
}
