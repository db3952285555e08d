import type { SeenPlayer } from '@sortie/tournaments/view';
import { useTitle } from '../../../app/use-title.ts';
import { MorePages } from '../hall/more-pages.tsx';
import { Places } from '../hall/places.tsx';
import { RoundHead } from '../hall/round-head.tsx';
import { useRoundName } from '../hall/round-name.ts';
import { useEvent } from '../parts/event-context.ts';
import { Drop } from './drop.tsx';
import { MyEntry } from './my-entry.tsx';
import { MyLink } from './my-link.tsx';
import { MyList } from './my-list.tsx';
import { MyRound } from './my-round.tsx';
import { MyStanding } from './my-standing.tsx';
import { myMoment } from './my-table.ts';
import { MyWarnings } from './my-warnings.tsx';
import { useWords } from './text/words.ts';
import '../hall/hall.css';
import './player.css';

/** What a player needs at this moment of the day, for a phone first. */
export function PlayerPage() {
  const say = useWords();
  const { as, view } = useEvent();
  const player = as.role === 'player' ? view.players.find(({ id }) => id === as.player) : undefined;
  if (!player) return <p className="hall-note">{say('unknownPlayer')}</p>;
  return (
    <div className="player">
      <Now player={player} />
      <MyWarnings player={player} />
      <MyLink />
      <Drop player={player} />
      <MorePages />
    </div>
  );
}

function Now({ player }: { readonly player: SeenPlayer }) {
  const say = useWords();
  const { view } = useEvent();
  const moment = myMoment(view, player);
  useTitle(
    moment.kind === 'table' ? say('titleAtTable', { table: moment.pairing.table }) : view.settings.name,
  );
  switch (moment.kind) {
    case 'setup':
      return <MyEntry player={player} />;
    case 'table':
      return (
        <>
          <MyRound key={moment.round.number} moment={moment} />
          <MyStanding player={player.id} />
        </>
      );
    case 'bye':
      return (
        <>
          <RoundHead round={moment.round}>
            <p className="player-big">{say('youHaveBye')}</p>
            <p>{say('byeWhy')}</p>
          </RoundHead>
          <MyStanding player={player.id} />
        </>
      );
    case 'waiting':
      return (
        <>
          <Between round={moment.round} />
          <MyStanding player={player.id} />
        </>
      );
    case 'late':
      return <LateEntry player={player} />;
    case 'out':
      return (
        <>
          <p className="player-big">{say(OUT[moment.presence])}</p>
          <MyStanding player={player.id} />
        </>
      );
    case 'over':
      return (
        <>
          <Places />
          <MyStanding player={player.id} />
        </>
      );
  }
}

const OUT = {
  dropped: 'youDropped',
  removed: 'youWereRemoved',
  disqualified: 'youWereDisqualified',
} as const;

function Between({ round }: { readonly round: Parameters<ReturnType<typeof useRoundName>>[0] | undefined }) {
  const say = useWords();
  const nameOf = useRoundName();
  return (
    <section>
      <h2>{say('waitForRound')}</h2>
      <p role="status">{round ? say('notInRound', { round: nameOf(round) }) : say('roundComes')}</p>
    </section>
  );
}

/** Whoever registered and came after the start is let in at the desk. */
function LateEntry({ player }: { readonly player: SeenPlayer }) {
  const say = useWords();
  return (
    <section>
      <h2>{say('startedWithoutYou')}</h2>
      <p>{say('askAtDesk')}</p>
      <MyList player={player} />
    </section>
  );
}
