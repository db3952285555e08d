import type { TokenMark } from '@sortie/scene';
import { PieceFigure } from '../piece-figure.tsx';
import type { RosterPool, RosterRow } from './roster.ts';
import { RosterCards } from './roster-cards.tsx';
import { useWords } from './text/words.ts';

interface Props {
  readonly row: RosterRow;
  readonly side: 0 | 1;
  readonly isChosen: boolean;
  readonly onChoose: (piece: string) => void;
}

export function RosterPiece({ row, side, isChosen, onChoose }: Props) {
  const say = useWords();
  const { piece, name, subtitle, rank, standing } = row;
  const isThere = standing !== 'gone' && standing !== 'away';
  return (
    <li className="roster-piece" data-roster={piece} data-standing={standing} data-chosen={isChosen}>
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={!isThere}
        title={isThere ? say('show', { name }) : say(`standing_${standing}`)}
        onClick={() => onChoose(piece)}
      >
        <PieceFigure shapes={row.shapes} side={side} size={34} />
        <span className="roster-names">
          <span className="roster-name">
            {rank && (
              <span className="roster-rank" title={rank.name}>
                <span className="unseen">{rank.name} </span>
                {rank.value}
              </span>
            )}
            {name}
          </span>
          <span className="roster-subtitle">
            {subtitle} · {say('points', { points: row.points })}
          </span>
        </span>
        <span className="roster-standing" aria-hidden="true" />
        <span className="unseen">{say(`standing_${standing}`)}</span>
      </button>
      <div className="roster-state">
        {row.pools.map((pool) => (
          <Pool key={pool.kind} pool={pool} />
        ))}
        {row.tokens.map((token) => (
          <Token key={token.name} token={token} />
        ))}
      </div>
      <Cards row={row} />
    </li>
  );
}

function Pool({ pool: { kind, left, all, name } }: { readonly pool: RosterPool }) {
  return (
    <span className={`roster-pool roster-pool-${kind}`} role="img" aria-label={name} title={name}>
      {Array.from({ length: all }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place.
        <span key={place} data-left={place < left} />
      ))}
    </span>
  );
}

function Token({ token: { icon, tone, count, name } }: { readonly token: TokenMark }) {
  return (
    <span className={`roster-token roster-tone-${tone}`} role="img" aria-label={name} title={name}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      {count > 1 && count}
    </span>
  );
}

/** Damage in the open is always in sight; the other cards unfold. */
function Cards({ row: { name, cards } }: { readonly row: RosterRow }) {
  const say = useWords();
  const damage = cards.filter(({ tone }) => tone === 'damage');
  const others = cards.filter(({ tone }) => tone !== 'damage');
  return (
    <>
      {damage.length > 0 && <RosterCards cards={damage} />}
      {others.length > 0 && (
        <details className="roster-cards">
          <summary>
            {say('cards', { count: others.length })}{' '}
            <span className="unseen">{say('cardsOf', { name })}</span>
          </summary>
          <RosterCards cards={others} />
        </details>
      )}
    </>
  );
}
