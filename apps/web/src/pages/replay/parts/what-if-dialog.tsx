import type { Person } from '@sortie/protocol';
import { type FormEvent, useState } from 'react';
import { goTo, pageAddress } from '../../../app/router.ts';
import type { PlayedGame } from '../../../games/load-game.tsx';
import { LobbyError } from '../../../live/lobby.ts';
import { refusalSentence } from '../../../table/refusal-sentence.ts';
import { addressAt } from '../film/entry-in-address.ts';
import type { Film } from '../film/film.ts';
import type { Opened } from '../film/opened.ts';
import { playOn } from '../film/play-on.ts';
import type { Players } from '../film/what-if.ts';
import { useWords } from '../text/words.ts';
import { placeWords } from './place-words.ts';
import { playerName } from './player-name.ts';
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

/** A new game that begins in the middle of this one. */
export function WhatIfDialog(props: Props) {
  const { film, game, entry, people, onClose } = props;
  const say = useWords();
  const { levels } = game.kit;
  const usual = levels[Math.floor(levels.length / 2)] ?? 'me';
  const [players, setPlayers] = useState<Players>(() =>
    Object.fromEntries(people.map(({ seat }, place) => [seat, place === 0 ? 'me' : usual])),
  );
  const { isBeginning, problem, begin } = useBeginning(props, players);
  const isOver = film.look(entry, 'referee').outcome !== null;
  const hasPerson = Object.values(players).includes('me');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void begin();
  };
  return (
    <ReplayDialog title={say('whatIfTitle')} onClose={onClose}>
      <form onSubmit={submit}>
        <p>{isOver ? say('isEnd') : say('whatIfIntro', { place: placeWords(say, film, entry) })}</p>
        {!isOver && <p>{say('newDice')}</p>}
        {!isOver &&
          people.map((person) => (
            <SeatChoice
              key={person.seat}
              person={person}
              levels={levels}
              player={players[person.seat] ?? 'me'}
              onChoose={(player) => setPlayers({ ...players, [person.seat]: player })}
            />
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

interface SeatChoiceProps {
  readonly person: Person;
  readonly levels: readonly string[];
  readonly player: string;
  readonly onChoose: (player: string) => void;
}

/** Who plays a seat from here on. */
function SeatChoice({ person: { seat, side, name }, levels, player, onChoose }: SeatChoiceProps) {
  const say = useWords();
  return (
    <label className="what-if-seat" data-side={side}>
      <span>{say('seatPlays', { who: name })}</span>
      <select value={player} data-seat={seat} onChange={({ target }) => onChoose(target.value)}>
        {['me', ...levels].map((choice) => (
          <option key={choice} value={choice}>
            {playerName(choice, say)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Makes the game and goes to it, or says why it cannot be made. */
function useBeginning({ opened, film, game, entry, people }: Props, players: Players) {
  const say = useWords();
  const [isBeginning, setBeginning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reasonOf = (error: unknown): string => {
    if (!(error instanceof LobbyError)) return String(error);
    if (error.problem === 'offline') return say('problem_offline');
    const { rule, about = null } = error;
    return rule === undefined ? error.message : refusalSentence({ kind: 'refused', rule, about }, game.text);
  };
  const begin = async () => {
    setBeginning(true);
    setProblem(null);
    const title = say('whatIfName', { title: opened.title || say('replayTitle'), entry });
    const seats = people.map(({ seat, side, name }) => {
      const player = players[seat] ?? 'me';
      return { seat, side, name: player === 'me' ? name : playerName(player, say), player };
    });
    // The way back from the game leads to this place.
    const from = addressAt(pageAddress(), entry, film.start);
    goTo(from, 'replace');
    try {
      goTo(`/game/${await playOn({ replay: opened.replay, entries: entry, seats, title, from })}`);
    } catch (error) {
      setBeginning(false);
      setProblem(reasonOf(error));
    }
  };
  return { isBeginning, problem, begin };
}
