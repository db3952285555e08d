import { unreachable } from '@sortie/kernel';
import type { ReactNode } from 'react';
import { ScoreText } from '../hall/score-text.tsx';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import type { Slide } from './slides.ts';
import { useWords } from './text/words.ts';
import { WallAnnouncement } from './wall-announcement.tsx';

interface Props {
  readonly slide: Slide;
  readonly columns: 1 | 2;
}

export function WallSlide({ slide, columns }: Props) {
  const say = useWords();
  switch (slide.kind) {
    case 'announcement':
      return <WallAnnouncement />;
    case 'stillPlaying':
      return (
        <Body title={say('stillPlaying')}>
          <p className="wall-tables">
            {slide.tables.map((table) => (
              <strong key={table}>{table}</strong>
            ))}
          </p>
        </Body>
      );
    case 'byName':
      return <ByName slide={slide} columns={columns} />;
    case 'byTable':
      return <ByTable slide={slide} />;
    case 'standings':
      return <Standings slide={slide} columns={columns} />;
    case 'places':
      return <Places slide={slide} />;
    default:
      return unreachable(slide);
  }
}

type Of<Kind> = { readonly slide: Extract<Slide, { readonly kind: Kind }> };

function Body({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="wall-body">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface ListProps {
  readonly columns: 1 | 2;
  readonly children: ReactNode;
  readonly count: number;
}

/** Down the first column, then down the second. */
function Lines({ columns, count, children }: ListProps) {
  const rows = Math.ceil(count / columns);
  return (
    <ul
      className="wall-lines"
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, gridTemplateRows: `repeat(${rows}, auto)` }}
    >
      {children}
    </ul>
  );
}

function ByName({ slide: { rows }, columns }: Of<'byName'> & Pick<Props, 'columns'>) {
  const say = useWords();
  return (
    <Body title={say('byName')}>
      <Lines columns={columns} count={rows.length}>
        {rows.map(({ player, kind, pairing }) => (
          <li key={player.id}>
            <span className="wall-name">{player.name}</span>
            <strong className="wall-number">
              {pairing ? (
                <>
                  <span className="unseen">{say('table')} </span>
                  {pairing.table}
                </>
              ) : (
                say(kind === 'bye' ? 'bye' : 'missed')
              )}
            </strong>
          </li>
        ))}
      </Lines>
    </Body>
  );
}

function ByTable({ slide: { rows } }: Of<'byTable'>) {
  const say = useWords();
  const names = useNames();
  return (
    <Body title={say('byTable')}>
      <Lines columns={1} count={rows.length}>
        {rows.map((pairing) => (
          <li key={pairing.table}>
            <strong className="wall-number wall-first">
              <span className="unseen">{say('table')} </span>
              {pairing.table}
            </strong>
            <span className="wall-name">{names.two(pairing.players).join(' – ')}</span>
            <span className="wall-result">
              {pairing.result && <ScoreText pairing={pairing} from={pairing.players[0]} />}
            </span>
          </li>
        ))}
      </Lines>
    </Body>
  );
}

function Standings({ slide: { rows }, columns }: Of<'standings'> & Pick<Props, 'columns'>) {
  const say = useWords();
  const names = useNames();
  return (
    <Body title={say('standings')}>
      <Lines columns={columns} count={rows.length}>
        {rows.map(({ player, rank, eventPoints }) => (
          <li key={player}>
            <span className="wall-number wall-first">{rank ?? '–'}</span>
            <span className="wall-name">{names.player(player)}</span>
            <strong className="wall-number">{eventPoints}</strong>
          </li>
        ))}
      </Lines>
    </Body>
  );
}

function Places({ slide: { rows } }: Of<'places'>) {
  const say = useWords();
  const names = useNames();
  const { name } = useEvent().view.settings;
  return (
    <Body title={say('winners', { name })}>
      <Lines columns={1} count={rows.length}>
        {rows.map(({ place, player }) => (
          <li key={player} className={place === 1 ? 'wall-winner' : undefined}>
            <span className="wall-number wall-first">{place}</span>
            <span className="wall-name">{names.player(player)}</span>
          </li>
        ))}
      </Lines>
    </Body>
  );
}
