import { useState } from 'react';
import { useEvent } from '../parts/event-context.ts';
import { useShowTrouble } from '../parts/send.tsx';
import { gameAddress } from './game-address.ts';
import type { AtTable } from './my-table.ts';
import { useWords } from './text/words.ts';

/** The way to the game of this table in Sortie, where there is one or can be one. */
export function OpenGame({ moment: { round, pairing } }: { readonly moment: AtTable }) {
  const say = useWords();
  const { line, games, view } = useEvent();
  const showTrouble = useShowTrouble();
  const [isBusy, setBusy] = useState(false);
  const game = games.find((each) => each.round === round.number && each.table === pairing.table);
  if (game?.token) {
    return (
      <p>
        <a className="button primary player-wide" href={gameAddress(game.game, game.token)}>
          {say(game.status === 'over' ? 'lookAtGame' : 'toGame')}
        </a>
      </p>
    );
  }
  const haveLists = pairing.players.every((id) => view.players.find((each) => each.id === id)?.list?.isKnown);
  if (pairing.result !== null || !haveLists) return null;
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
