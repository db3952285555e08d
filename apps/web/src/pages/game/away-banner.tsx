import { useWords } from './text/words.ts';
import './banner.css';

/** The line is broken: calm, because nothing is lost. */
export function AwayBanner() {
  const say = useWords();
  return (
    <p className="banner banner-away" role="status">
      <strong>{say('away')}</strong> <span>{say('awayWhy')}</span>
    </p>
  );
}
