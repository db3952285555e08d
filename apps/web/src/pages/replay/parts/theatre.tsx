import type { Viewer } from '@sortie/kernel';
import type { Person } from '@sortie/protocol';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import type { PlayedGame } from '../../../games/load-game.tsx';
import { Board } from '../../../table/board.tsx';
import { refusalSentence } from '../../../table/refusal-sentence.ts';
import type { Seen } from '../../../table/table-game.ts';
import { RuleDialog } from '../../rules/rule-dialog.tsx';
import type { Film } from '../film/film.ts';
import type { Opened } from '../film/opened.ts';
import { peopleOf } from '../film/people-of.ts';
import { useWords } from '../text/words.ts';
import { ReplayDeeds } from './replay-deeds.tsx';
import { ReplayLog } from './replay-log.tsx';
import { Timeline } from './timeline.tsx';
import { Transport } from './transport.tsx';
import { usePlayback } from './use-playback.ts';
import './theatre.css';

interface Props {
  readonly opened: Opened;
  readonly film: Film;
  readonly game: PlayedGame;
}

/** The table of a finished game at any moment, seen from any side. */
export function Theatre({ opened, film, game }: Props) {
  const [viewer, setViewer] = useState<Viewer>('referee');
  const [rule, setRule] = useState<string | null>(null);
  const playback = usePlayback(film);
  const { entry } = playback;
  const { seen, people } = useSeen({ opened, film, game }, entry, viewer);
  const [piece, setPiece] = useState<string | null>(null);
  const { Strip } = game;
  /** A rule is read over the replay, which would be lost by leaving the page. */
  const openBeside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-rule]') : null;
    const wanted = link?.getAttribute('data-rule');
    if (!wanted || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    setRule(wanted);
  };
  return (
    <div className="theatre" data-replay-entry={entry} onClickCapture={openBeside}>
      <TheatreHead opened={opened} viewer={viewer} people={people} onViewer={setViewer}>
        <ReplayDeeds opened={opened} film={film} game={game} entry={entry} people={people} />
      </TheatreHead>
      <Broken film={film} game={game} />
      <div className="theatre-strip">
        <Strip seen={seen} onLook={setPiece} />
      </div>
      <SeenTable game={game} seen={seen} own={opened.own} piece={piece} onPiece={setPiece} onRule={setRule}>
        <Controls film={film} game={game} people={people} playback={playback} />
      </SeenTable>
      {rule !== null && <RuleDialog rule={rule} onClose={() => setRule(null)} />}
    </div>
  );
}

/** What somebody saw at this moment. */
function useSeen({ opened, film, game }: Props, entry: number, viewer: Viewer) {
  const say = useWords();
  const { text } = game;
  const { seats } = film.parts;
  const people = useMemo(
    () => peopleOf(seats, opened.people, (number) => say('player', { number })),
    [seats, opened.people, say],
  );
  const log = useMemo(() => film.log(entry, viewer), [film, entry, viewer]);
  const seen = useMemo<Seen>(() => {
    const { version, outcome, waitingFor, decisions, table } = film.look(entry, viewer);
    const look = { version, outcome, waitingFor, decisions, table };
    return { ...look, as: viewer, people, language: text.language, text, log };
  }, [film, entry, viewer, people, text, log]);
  return { seen, people };
}

interface HeadProps {
  readonly opened: Opened;
  readonly viewer: Viewer;
  readonly people: readonly Person[];
  readonly onViewer: (viewer: Viewer) => void;
  readonly children: ReactNode;
}

function TheatreHead({ opened, viewer, people, onViewer, children }: HeadProps) {
  const say = useWords();
  return (
    <header className="theatre-head">
      <h1>{opened.title || say('replayTitle')}</h1>
      <label className="theatre-viewer">
        {say('seenAs')}
        <select value={viewer} onChange={({ target }) => onViewer(target.value as Viewer)}>
          <option value="referee">{say('asReferee')}</option>
          {people.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {children}
    </header>
  );
}

/** Where the rules refuse to go on, and why. */
function Broken({ film, game }: Pick<Props, 'film' | 'game'>) {
  const say = useWords();
  const { broken } = film.parts;
  if (!broken) return null;
  const reason = refusalSentence(broken.refusal, game.text);
  return (
    <p className="panel replay-problem" role="alert">
      {say('broken', { count: broken.entries, reason })}
    </p>
  );
}

interface SeenTableProps {
  readonly game: PlayedGame;
  readonly seen: Seen;
  readonly piece: string | null;
  readonly onPiece: (piece: string | null) => void;
  /** The seat that the reader had: its edge is below while everything is open. */
  readonly own: string | undefined;
  readonly onRule: (rule: string) => void;
  /** What stands between the board and what is beside it. */
  readonly children: ReactNode;
}

function SeenTable({ game, seen, own, piece, onPiece, onRule, children }: SeenTableProps) {
  const say = useWords();
  const scene = useMemo(() => game.scene(seen), [game, seen]);
  const drawn = scene.pieces.find(({ id }) => id === piece);
  const focus = useMemo(() => game.focusOf(seen), [game, seen]);
  const as = seen.as === 'referee' ? own : seen.as;
  const isTurned = as !== undefined && game.sitsAcross({ ...seen, as });
  const { Stage, Piece, Result } = game;
  return (
    <>
      <div className="theatre-table">
        <Board
          key={String(isTurned)}
          scene={scene}
          label={say('board')}
          onLook={onPiece}
          chosen={drawn?.id ?? null}
          startsTurned={isTurned}
          focus={focus}
        />
      </div>
      {children}
      <div className="theatre-side">
        {seen.outcome && <Result seen={seen} />}
        <Stage seen={seen} />
        {drawn && (
          <section className="theatre-piece" aria-label={say('looked')}>
            <Piece seen={seen} piece={drawn.id} drawn={drawn} />
          </section>
        )}
        <ReplayLog game={game} seen={seen} onRule={onRule} />
      </div>
    </>
  );
}

interface ControlsProps {
  readonly film: Film;
  readonly game: PlayedGame;
  readonly people: readonly Person[];
  readonly playback: ReturnType<typeof usePlayback>;
}

function Controls({ film, game, people, playback }: ControlsProps) {
  const say = useWords();
  const { entry } = playback;
  const nameOf = (side: 0 | 1) =>
    people
      .filter((each) => each.side === side)
      .map(({ name }) => name)
      .join(', ');
  return (
    <div className="theatre-controls">
      <Timeline
        film={film}
        entry={entry}
        onGo={playback.go}
        sides={[nameOf(0), nameOf(1)]}
        text={game.text}
      />
      <Transport
        isPlaying={playback.isPlaying}
        isFirst={entry === 0}
        isLast={entry === film.length}
        speed={playback.speed}
        onMove={playback.move}
        onPlay={playback.play}
        onSpeed={playback.setSpeed}
      />
      <p className="theatre-keys soft">{say('keys')}</p>
    </div>
  );
}
