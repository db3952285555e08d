import { Link } from '../../app/link.tsx';
import type { PageProps } from '../../app/page.ts';
import { useWords } from './text/words.ts';

export function NowherePage(_props: PageProps) {
  const say = useWords();
  return (
    <>
      <h1>{say('title')}</h1>
      <p className="soft">{say('why')}</p>
      <p>
        <Link className="button primary" href="/">
          {say('home')}
        </Link>
      </p>
    </>
  );
}
