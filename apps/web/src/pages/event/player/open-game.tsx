import { useState } from 'react';
import { pathOf } from '../../../app/site-base.ts';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { withoutReadableList } from '../parts/readable-lists.ts';
import { useShowTrouble } from '../parts/send.tsx';
import { gameAddress } from './game-address.ts';
import type { AtTable } from './my-table.ts';
import { useWords } from './text/words.ts';

/** The way to the game of this table in Sortie, where there is one or can be one. */
export function OpenGame({ moment: { round, pairing } }: { readonly moment: AtTable }) {
  const say = useWords();
  const { line, games, view } = useEvent();
  const names = useNames();
  const showTrouble = useShowTrouble();
  const [isBusy, setBusy] = useState(false);
  const game = games.find((each) => each.round === round.number && each.table === pairing.table);
  if (game?.token) {
    const isOver = game.status === 'over';
    return (
      <>
        <p>
          <a className="button primary player-wide" href={pathOf(gameAddress(game.game, game.token))}>
            {say(isOver ? 'lookAtGame' : 'toGame')}
          </a>
        </p>
        {!isOver && <p className="soft">{say('reportsItself')}</p>}
      </>
    );
  }
  const unread = withoutReadableList(view, pairing);
  if (pairing.result !== null || unread.length === pairing.players.length) return null;
  if (unread.length > 0) {
    // Where nobody has to hand in a list, most tables have none, and nobody asks.
    if (!view.settings.listsRequired) return null;
    return <p className="soft">{say('notInSortie', { name: unread.map(names.player).join(', ') })}</p>;
  }
  const open = async () => {
    setBusy(true);
    const reply = await line.openGame(round.number, pairing.table);
    setBusy(false);
    if (reply.kind !== 'done') await showTrouble(reply);
  };
  return (
    <p>
      <button type="button" className="player-wide" disabled={isBusy} onClick={() => void open()}>
        {say('playInSortie')}
      </button>
    </p>
  );
}
