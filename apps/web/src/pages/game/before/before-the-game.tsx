import type { Update } from '@sortie/protocol';
import type { PlayedGame } from '../../../games/load-game.tsx';
import type { KeptGame } from '../../../live/kept-seats.ts';
import { KnownStartNote } from '../../../live/known-start/known-start-note.tsx';
import { Invitation } from '../invitation.tsx';
import { Gathering } from '../watch/gathering.tsx';
import { WaitingForSeeds } from './waiting-for-seeds.tsx';

interface Props {
  readonly game: PlayedGame;
  readonly kept: KeptGame;
  readonly update: Update;
  readonly title: string;
  readonly isVisitor: boolean;
}

/** The game waits for people, or for their seeds. */
export function BeforeTheGame({ game, kept, update, title, isVisitor }: Props) {
  const { people, dice, judged, from } = update;
  return (
    <>
      {dice.waitsUntil !== null ? (
        <WaitingForSeeds people={people} dice={dice} />
      ) : isVisitor || judged ? (
        <Gathering people={people} title={title} />
      ) : (
        <Invitation kept={kept} people={people} kit={game.kit} />
      )}
      {from && <KnownStartNote from={from} />}
    </>
  );
}
