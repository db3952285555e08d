import type { SeenPairing, SeenRound } from '@sortie/tournaments/view';
import { useState } from 'react';
import { pathOf } from '../../../../app/site-base.ts';
import { useEvent } from '../../parts/event-context.ts';
import { useNames } from '../../parts/names.ts';
import { withoutReadableList } from '../../parts/readable-lists.ts';
import { useShowTrouble } from '../../parts/send.tsx';
import { gameAddress } from '../../player/game-address.ts';
import { useWords } from './text/words.ts';

interface TableGameProps {
  readonly round: SeenRound;
  readonly pairing: SeenPairing;
}

/** A table that is played in Sortie: opens its game, or leads to it. */
export function TableGame({ round: { number }, pairing }: TableGameProps) {
  const { table } = pairing;
  const say = useWords();
  const { line, games, view, organiser } = useEvent();
  const names = useNames();
  const show = useShowTrouble();
  const [isBusy, setBusy] = useState(false);
  const game = games.find((each) => each.round === number && each.table === table);
  const open = async () => {
    if (isBusy) return;
    setBusy(true);
    const reply = await line.openGame(number, table);
    setBusy(false);
    if (reply.kind !== 'done') await show(reply);
  };
  if (game) {
    if (game.token === null) return null;
    return (
      <p className="row">
        <a
          className="button"
          href={pathOf(gameAddress(game.game, game.token, organiser ?? undefined))}
          target="_blank"
          rel="noreferrer"
        >
          {say('toGame')}
        </a>
      </p>
    );
  }
  const unread = withoutReadableList(view, pairing);
  if (unread.length > 0) {
    return <p className="soft">{say('noGame', { names: unread.map(names.player).join(', ') })}</p>;
  }
  return (
    <p className="row">
      <button type="button" aria-disabled={isBusy} onClick={() => void open()}>
        {say('openGame')}
      </button>
      <span className="soft">{say('openGameWhy')}</span>
    </p>
  );
}
