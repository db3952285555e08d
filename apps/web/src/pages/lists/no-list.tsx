import { Link } from '../../app/link.tsx';
import { listsAddress } from '../../lists/addresses.ts';
import { useListWords } from '../../lists/list-words.ts';
import './list-shelf.css';

export function NoList({ game }: { readonly game: string }) {
  const say = useListWords();
  return (
    <div className="list-shelf">
      <h1>{say('noListTitle')}</h1>
      <p>{say('noList')}</p>
      <Link className="button" href={listsAddress(game)}>
        ← {say('allLists')}
      </Link>
    </div>
  );
}
