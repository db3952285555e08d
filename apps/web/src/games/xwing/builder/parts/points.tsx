import { useWords } from '../text/words.ts';
import './points.css';

export function Points({ points }: { readonly points: number }) {
  const say = useWords();
  return (
    <span className="points">
      <span aria-hidden="true">{points}</span>
      <span className="unseen">{say('points', { count: points })}</span>
    </span>
  );
}
