import type { Level, Person } from '@sortie/protocol';
import { type FormEvent, useState } from 'react';
import { goTo } from '../../../app/router.ts';
import type { PlayedGame } from '../../../games/load-game.tsx';
import { LobbyError } from '../../../live/lobby.ts';
import { refusalSentence } from '../../../table/refusal-sentence.ts';
import type { Film } from '../film/film.ts';
import type { Opened } from '../film/opened.ts';
import { playOn } from '../film/play-on.ts';
import type { Players } from '../film/what-if.ts';
import { useWords } from '../text/words.ts';
import { ReplayDialog } from './replay-dialog.tsx';
import './what-if-dialog.css';

interface Props {
  readonly opened: Opened;
  readonly film: Film;
  readonly game: PlayedGame;
  readonly entry: number;
  readonly people: readonly Person[];
  readonly onClose: () => void;
}

const choices = ['me', 'easy', 'medium', 'hard'] as const satisfies readonly ('me' | Level)[];

/** A new game that begins in the middle of this one. */
export function WhatIfDialog({ opened, film, game, entry, people, onClose }: Props) {
  const say = useWords();
  const [players, setPlayers] = useState<Players>(() =>
    Object.fromEntries(people.map(({ seat }, place) => [seat, place === 0 ? 'me' : 'medium'])),
  );
  const [isBeginning, setBeginning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOver = film.look(entry, 'referee').outcome !== null;
  const hasPerson = Object.values(players).includes('me');

  const begin = async () => {
    setBeginning(true);
    setProblem(null);
    const title = say('whatIfName', { title: opened.title || say('replayTitle'), entry });
    try {
      const seats = people.map(({ seat, side, name }) => {
        const player = players[seat]!;
        return {
          seat,
          side,
          name: player === 'me' ? name : say(player as 'easy' | 'medium' | 'hard'),
          player,
        };
      });
      goTo(`/game/${await playOn({ replay: opened.replay, entries: entry, seats, title })}`);
    } catch (error) {
      setBeginning(false);
      setProblem(reasonOf(error));
    }
  };

  const reasonOf = (error: unknown): string => {
    if (!(error instanceof LobbyError)) return String(error);
    if (error.problem === 'offline') return say('problem_offline');
    const { rule, about = null } = error;
    return rule === undefined ? error.message : refusalSentence({ kind: 'refused', rule, about }, game.text);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin();
  };

  return (
    <ReplayDialog title={say('whatIfTitle')} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{isOver ? say('isEnd') : say('whatIfIntro', { entry })}</p>
        {!isOver &&
          people.map(({ seat, side, name }) => (
            <label className="what-if-seat" key={seat} data-side={side}>
              <span>{say('seatPlays', { who: name })}</span>
              <select
                value={players[seat]}
                data-seat={seat}
                onChange={({ target }) => setPlayers({ ...players, [seat]: target.value as 'me' | Level })}
              >
                {choices.map((choice) => (
                  <option key={choice} value={choice}>
                    {say(choice)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        {!hasPerson && <p role="alert">{say('noPerson')}</p>}
        {problem !== null && (
          <p className="what-if-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="replay-dialog-foot">
          <button type="button" onClick={onClose}>
            {say('cancel')}
          </button>
          <button type="submit" className="primary" disabled={isOver || !hasPerson || isBeginning}>
            {isBeginning ? say('beginning') : say('begin')}
          </button>
        </div>
      </form>
    </ReplayDialog>
  );
}
