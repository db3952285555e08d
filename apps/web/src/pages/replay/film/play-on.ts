import { keepGame } from '../../../live/kept-seats.ts';
import { createGame } from '../../../live/lobby.ts';
import { takeSeats } from '../../../live/take-seats.ts';
import { type PlayOn, whatIf } from './what-if.ts';

/** Makes the game, takes our seats at it and keeps them; gives the game's id. */
export async function playOn(wish: PlayOn): Promise<string> {
  const created = await createGame(whatIf(wish));
  const { tokens, dice } = await takeSeats(
    created,
    wish.seats.filter(({ player }) => player === 'me'),
  );
  const isShared = Object.keys(tokens).length > 1 && created.spectator !== undefined;
  keepGame({
    id: created.id,
    game: wish.replay.opening.game,
    title: wish.title,
    ...(wish.from === undefined ? {} : { from: wish.from }),
    tokens: isShared ? { ...tokens, spectator: created.spectator } : tokens,
    dice,
    at: Date.now(),
    isOver: false,
    ...(created.spectator === undefined ? {} : { watch: created.spectator }),
  });
  return created.id;
}
