import { useWords } from './text/words.ts';
import './waiting.css';

/** Stands where a page will be when it has come. */
export function Waiting() {
  const say = useWords();
  return (
    <p className="waiting" role="status">
      <svg className="waiting-sign" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="18" />
        <path d="M24 6a18 18 0 0 1 18 18" />
      </svg>
      {say('waiting')}
    </p>
  );
}
