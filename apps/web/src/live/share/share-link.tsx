import { useId, useState } from 'react';
import { useWords } from './text/words.ts';
import './share-link.css';

interface ShareLinkProps {
  readonly label: string;
  readonly address: string;
  readonly text?: string;
}

/** A link to be given away: copied, or handed to whatever the device shares with. */
export function ShareLink({ label, address, text }: ShareLinkProps) {
  const say = useWords();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      // Without leave to write, the text is at least marked for copying by hand.
      (document.getElementById(id) as HTMLInputElement | null)?.select();
      document.execCommand('copy');
    }
    setCopied(true);
  };
  return (
    <div className="share-link">
      <label htmlFor={id}>{label}</label>
      <input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
      <button type="button" className="primary" onClick={() => void copy()}>
        {say(isCopied ? 'copied' : 'copy')}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          onClick={() => {
            navigator.share({ url: address, ...(text ? { text } : {}) }).catch(() => undefined);
          }}
        >
          {say('share')}
        </button>
      )}
      <span className="unseen" role="status">
        {isCopied ? say('copied') : ''}
      </span>
    </div>
  );
}
