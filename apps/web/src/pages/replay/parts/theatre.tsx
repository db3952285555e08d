import type { Viewer } from '@sortie/kernel';
import { type MouseEvent, useMemo, useState } from 'react';
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
  const say = useWords();
  const { text } = game;
  const [viewer, setViewer] = useState<Viewer>('referee');
  const [piece, setPiece] = useState<string | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const playback = usePlayback(film);
  const { entry } = playback;
  const { broken, seats } = film.parts;
  const people = useMemo(
    () => peopleOf(seats, opened.people, (number) => say('player', { number })),
    [seats, opened.people, say],
  );
  const log = useMemo(() => film.log(entry, viewer), [film, entry, viewer]);
  const seen = useMemo<Seen>(() => {
    const { version, outcome, waitingFor, decisions, table } = film.look(entry, viewer);
    return {
      as: viewer,
      version,
      outcome,
      waitingFor,
      decisions,
      table,
      people,
      language: text.language,
      text,
      log,
    };
  }, [film, entry, viewer, people, text, log]);
  const scene = useMemo(() => game.scene(seen), [game, seen]);
  const sides = ([0, 1] as const).map((side) =>
    people
      .filter((each) => each.side === side)
      .map(({ name }) => name)
      .join(', '),
  ) as [string, string];
  const drawn = scene.pieces.find(({ id }) => id === piece);
  const isTurned = viewer !== 'referee' && game.sitsAcross(seen);
  const { Strip, Stage, Piece, Result } = game;
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
      <header className="theatre-head">
        <h1>{opened.title || say('replayTitle')}</h1>
        <label className="theatre-viewer">
          {say('seenAs')}
          <select value={viewer} onChange={({ target }) => setViewer(target.value as Viewer)}>
            <option value="referee">{say('asReferee')}</option>
            {people.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <ReplayDeeds opened={opened} film={film} game={game} entry={entry} people={people} />
      </header>
      {broken && (
        <p className="panel replay-problem" role="alert">
          {say('broken', { count: broken.entries, reason: refusalSentence(broken.refusal, game.text) })}
        </p>
      )}
      <Strip seen={seen} />
      <div className="theatre-table">
        <Board
          key={String(isTurned)}
          scene={scene}
          label={say('board')}
          onLook={setPiece}
          chosen={drawn?.id ?? null}
          startsTurned={isTurned}
        />
      </div>
      <div className="theatre-controls">
        <Timeline film={film} entry={entry} onGo={playback.go} sides={sides} text={text} />
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
      <div className="theatre-side">
        {seen.outcome && <Result seen={seen} />}
        <Stage seen={seen} />
        {drawn && (
          <section className="theatre-piece" aria-label={say('looked')}>
            <Piece seen={seen} piece={drawn.id} drawn={drawn} />
          </section>
        )}
        <ReplayLog game={game} seen={seen} onRule={setRule} />
      </div>
      {rule !== null && <RuleDialog rule={rule} onClose={() => setRule(null)} />}
    </div>
  );
}
