import { Link } from '../../app/link.tsx';
import { useSite } from '../../games/site.ts';
import { useWords } from './text/words.ts';

/** For those who have nothing to look at yet, because they have never played. */
export function LearnLink() {
  const say = useWords();
  const kit = useSite().games.kits.find(({ tutorial }) => tutorial);
  return kit ? <Link href={`/learn/${encodeURIComponent(kit.name)}`}>{say('learn')}</Link> : null;
}
