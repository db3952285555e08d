import { useWords } from './text/words.ts';
import '../no-table.css';

interface Props {
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** A link wants to seat somebody who has a seat already: any page can send one there. */
export function AnotherSeat({ onKeep, onTake }: Props) {
  const say = useWords();
  return (
    <section className="no-table" role="alertdialog" aria-labelledby="another-seat">
      <h1 id="another-seat">{say('anotherSeat')}</h1>
      <p>{say('anotherSeatWhy')}</p>
      <p className="row">
        <button type="button" className="primary" onClick={onKeep}>
          {say('keepSeat')}
        </button>
        <button type="button" onClick={onTake}>
          {say('takeSeat')}
        </button>
      </p>
    </section>
  );
}
