import { Link } from '../../../app/link.tsx';
import { useWords } from '../text/words.ts';
import './squad-list.css';

export function NoSquad() {
  const say = useWords();
  return (
    <div className="squad-list">
      <h1>{say('noSquadTitle')}</h1>
      <p>{say('noSquad')}</p>
      <Link className="button" href="/squads">
        ← {say('allSquads')}
      </Link>
    </div>
  );
}
