import type { SeenPairing } from '@sortie/tournaments/view';
import { HandedIn } from '../hall/handed-in.tsx';
import { RoundHead } from '../hall/round-head.tsx';
import { otherPlace } from '../hall/rounds.ts';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { CallJudge } from './call-judge.tsx';
import type { AtTable } from './my-table.ts';
import { OpenGame } from './open-game.tsx';
import { ReportResult } from './report-result.tsx';
import { useWords } from './text/words.ts';

/** The table, the opponent, the result. */
export function MyRound({ moment }: { readonly moment: AtTable }) {
  const { round, pairing, place } = moment;
  const isOpen = pairing.result === null;
  return (
    <>
      <RoundHead round={round}>
        <Where pairing={pairing} place={place} isAllUp={round.clock.isUp} />
      </RoundHead>
      <OpenGame moment={moment} />
      <ReportResult moment={moment} />
      {isOpen && <CallJudge moment={moment} />}
      <Opponent moment={moment} />
    </>
  );
}

interface WhereProps {
  readonly pairing: SeenPairing;
  readonly place: 0 | 1;
  /** Then the head of the round says so already. */
  readonly isAllUp: boolean;
}

function Where({ pairing, place, isAllUp }: WhereProps) {
  const say = useWords();
  const names = useNames();
  const { table, players, isTimeUp, isPaused, result } = pairing;
  return (
    <>
      <p className="player-table">
        <span className="player-table-word">{say('table')}</span>
        <strong className="player-table-number">{table}</strong>
        <span className="player-against">
          {say('against', { name: names.player(players[otherPlace(place)]) })}
        </span>
      </p>
      {result === null && isTimeUp && !isAllUp && (
        <p className="hall-alarm" role="alert">
          {say('timeUpHere')}
        </p>
      )}
      {result === null && isPaused && <p className="hall-note">{say('clockStandsHere')}</p>}
    </>
  );
}

/** Lists are open once the event runs. */
function Opponent({ moment: { pairing, place } }: { readonly moment: AtTable }) {
  const say = useWords();
  const { view } = useEvent();
  const id = pairing.players[otherPlace(place)];
  const opponent = view.players.find((player) => player.id === id);
  const own = view.players.find((player) => player.id === pairing.players[place]);
  if (!opponent) return null;
  return (
    <section className="panel player-part">
      <h3>{say('opponent', { name: opponent.name })}</h3>
      {opponent.club !== '' && <p className="soft">{opponent.club}</p>}
      {opponent.list ? <HandedIn list={opponent.list} /> : <p className="soft">{say('noListOfTheirs')}</p>}
      {own?.list && (
        <details>
          <summary>{say('myList')}</summary>
          <HandedIn list={own.list} />
        </details>
      )}
    </section>
  );
}
