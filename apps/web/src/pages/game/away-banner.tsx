import { useOnline } from '../../app/use-online.ts';
import { useWords } from './text/words.ts';
import './banner.css';

/** The line is broken or says nothing: calm, because nothing is lost. */
export function AwayBanner({ isSilent }: { readonly isSilent: boolean }) {
  const say = useWords();
  const isOnline = useOnline();
  return (
    <p className="banner banner-away" role="status">
      <strong>{say(!isOnline ? 'noNetwork' : isSilent ? 'silent' : 'away')}</strong>{' '}
      <span>{say('awayWhy')}</span>
    </p>
  );
}
