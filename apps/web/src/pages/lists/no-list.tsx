import { Link } from '../../app/link.tsx';
import { listsAddress } from '../../lists/addresses.ts';
import { useWords } from '../../lists/text/words.ts';
import './list-shelf.css';

export function NoList({ game }: { readonly game: string }) {
  const say = useWords();
  return (
    <div className="list-shelf">
      <h1>{say('noSquadTitle')}</h1>
      <p>{say('noSquad')}</p>
      <Link className="button" href={listsAddress(game)}>
        ← {say('allSquads')}
      </Link>
    </div>
  );
}
