import type { Roster, RosterSide } from './roster.ts';
import './roster.css';
import { RosterCards } from './roster-cards.tsx';
import { RosterPiece } from './roster-piece.tsx';
import { useWords } from './text/words.ts';

interface Props {
  readonly roster: Roster;
  /** The piece that is looked at. */
  readonly chosen: string | null;
  readonly onChoose: (piece: string) => void;
}

/** Everything that both sides brought: what is left of it, what it carries, what it has lost. */
export function RosterList({ roster, chosen, onChoose }: Props) {
  const say = useWords();
  return (
    <section className="roster" aria-label={say('roster')}>
      {roster.sides.map((side) => (
        <Side key={side.side} side={side} chosen={chosen} onChoose={onChoose} />
      ))}
      {roster.piles?.map(({ key, name, cards }) => (
        <details key={key} className="roster-pile">
          <summary>{name}</summary>
          <RosterCards cards={cards} />
        </details>
      ))}
    </section>
  );
}

function Side({ side, chosen, onChoose }: Omit<Props, 'roster'> & { readonly side: RosterSide }) {
  const say = useWords();
  return (
    <section className="roster-side" data-side={side.side} aria-label={side.name}>
      <header className="roster-head">
        <h2>
          {side.name} {side.isOwn && <span className="roster-own">{say('own')}</span>}
        </h2>
        {side.score && <p>{side.score}</p>}
      </header>
      <ul>
        {side.rows.map((row) => (
          <RosterPiece
            key={row.piece}
            row={row}
            side={side.side}
            isChosen={row.piece === chosen}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  );
}
