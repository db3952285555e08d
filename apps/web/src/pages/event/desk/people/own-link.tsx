import { download } from '../../../../app/download.ts';
import { siteOrigin } from '../../../../app/site-base.ts';
import { fileName } from '../../../../lists/file-name.ts';
import { ShareBox } from '../../../../live/share/share-box.tsx';
import { useReach } from '../../../../live/share/use-reach.ts';
import { linkTo } from '../../parts/addresses.ts';
import { useEvent } from '../../parts/event-context.ts';
import { useWords } from './text/words.ts';

/** The link by which this organiser opens the desk on any device: to copy, to scan, to keep as a file. */
export function OwnLink() {
  const say = useWords();
  const { id, token, view } = useEvent();
  const reach = useReach();
  if (token === undefined || !reach) return null;
  const { name } = view.settings;
  const save = () => {
    const origin = reach.kind === 'machine' ? siteOrigin() : reach.origin;
    const text = `${name}\n${say('fileSays')}\n${linkTo(origin, id, token)}\n`;
    download(fileName(name).replace(/\.json$/, '-organiser-link.txt'), text, 'text/plain');
  };
  return (
    <>
      <ShareBox label={say('ownLink')} addressAt={(origin) => linkTo(origin, id, token)} isBrief />
      <p className="row">
        <button type="button" onClick={save}>
          {say('saveLink')}
        </button>
      </p>
    </>
  );
}
