import { type Squad, squadToXws } from '@sortie/xwing/lists';
import { useState } from 'react';
import { useModal } from '../../../app/use-modal.ts';
import { copyText } from '../logic/copy-text.ts';
import { fileName } from '../logic/file-name.ts';
import { squadLink } from '../logic/squad-link.ts';
import { useWords } from '../text/words.ts';
import './export-dialog.css';

interface Props {
  readonly name: string;
  readonly squad: Squad;
  readonly onClose: () => void;
}

/** Takes a squad elsewhere: as XWS text, as a file, as a link. */
export function ExportDialog({ name, squad, onClose }: Props) {
  const say = useWords();
  const modal = useModal(onClose);
  const [news, setNews] = useState('');
  const called: Squad = name === '' ? squad : { ...squad, name };
  const xws = () => JSON.stringify(squadToXws(called), null, 2);
  const link = () => `${window.location.origin}${squadLink(called)}`;
  const copy = async (text: string) => setNews(say((await copyText(text)) ? 'copied' : 'notCopied'));
  const download = () => {
    const address = URL.createObjectURL(new Blob([xws()], { type: 'application/json' }));
    const anchor = document.createElement('a');
    anchor.href = address;
    anchor.download = fileName(name);
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };
  const share = async () => {
    try {
      await navigator.share({ title: name || say('unnamed'), url: link() });
    } catch {
      // The person closed the sheet without choosing.
    }
  };
  return (
    <dialog className="export-dialog" {...modal} aria-labelledby="export-dialog-title">
      <h2 id="export-dialog-title">{say('exportTitle')}</h2>
      <p className="soft">{say('exportHint')}</p>
      <label>
        <span>{say('link')}</span>
        <input readOnly value={link()} onFocus={(event) => event.target.select()} />
      </label>
      <div className="row">
        <button type="button" className="primary" onClick={() => void copy(link())}>
          {say('copyLink')}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => void share()}>
            {say('share')}
          </button>
        )}
      </div>
      <label>
        <span>XWS</span>
        <textarea readOnly rows={8} value={xws()} onFocus={(event) => event.target.select()} />
      </label>
      <div className="row">
        <button type="button" onClick={() => void copy(xws())}>
          {say('copyXws')}
        </button>
        <button type="button" onClick={download}>
          {say('download')}
        </button>
      </div>
      <p className="export-dialog-news" aria-live="polite">
        {news}
      </p>
      <form method="dialog">
        <button type="submit">{say('close')}</button>
      </form>
    </dialog>
  );
}
