import type { Plain } from '@sortie/kernel';
import { useState } from 'react';
import { download } from '../app/download.ts';
import { siteOrigin } from '../app/site-base.ts';
import { useModal } from '../app/use-modal.ts';
import { copyText } from './copy-text.ts';
import { fileName } from './file-name.ts';
import { listLink } from './list-link.ts';
import { useListWords } from './list-words.ts';
import './export-dialog.css';

interface Props {
  readonly game: string;
  readonly name: string;
  /** In the form in which programs exchange lists. */
  readonly written: Plain;
  /** As list builders print it. */
  readonly text?: string | undefined;
  readonly onClose: () => void;
}

/** Takes a list elsewhere: as text, as a file, as a link. */
export function ExportDialog({ game, name, written, text, onClose }: Props) {
  const say = useListWords();
  const modal = useModal(onClose);
  const [news, setNews] = useState('');
  const document = () => JSON.stringify(written, null, 2);
  const link = () => `${siteOrigin()}${listLink(game, written)}`;
  const copy = async (text: string) => setNews(say((await copyText(text)) ? 'copied' : 'notCopied'));
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
        <span>{say('documentForm')}</span>
        <textarea readOnly rows={8} value={document()} onFocus={(event) => event.target.select()} />
      </label>
      <div className="row">
        <button type="button" onClick={() => void copy(document())}>
          {say('copyText')}
        </button>
        <button type="button" onClick={() => download(fileName(name), document())}>
          {say('download')}
        </button>
      </div>
      {text !== undefined && <PlainText text={text} onCopy={() => void copy(text)} />}
      <p className="export-dialog-news" aria-live="polite">
        {news}
      </p>
      <form method="dialog">
        <button type="submit">{say('close')}</button>
      </form>
    </dialog>
  );
}

/** The list as list builders print it. */
function PlainText({ text, onCopy }: { readonly text: string; readonly onCopy: () => void }) {
  const say = useListWords();
  return (
    <>
      <label>
        <span>{say('textForm')}</span>
        <textarea readOnly rows={8} value={text} onFocus={(event) => event.target.select()} />
      </label>
      <div className="row">
        <button type="button" onClick={onCopy}>
          {say('copyPlainText')}
        </button>
      </div>
    </>
  );
}
