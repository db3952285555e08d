import { pathOf } from '../../../app/site-base.ts';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { gameAddress } from '../player/game-address.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly round: number;
  readonly table: number;
}

/** The way to a table that is played in Sortie; nothing for one that is not. */
export function GameLink({ round, table }: Props) {
  const say = useWords();
  const names = useNames();
  const { as, games } = useEvent();
  const game = games.find((each) => each.round === round && each.table === table);
  if (!game || game.token === null) return null;
  const name = as.role === 'judge' ? names.judge(as.judge) : undefined;
  return (
    <p>
      <a
        className="button"
        href={pathOf(gameAddress(game.game, game.token, name))}
        target="_blank"
        rel="noreferrer"
      >
        {say('toGame', { table })}
      </a>
    </p>
  );
}
