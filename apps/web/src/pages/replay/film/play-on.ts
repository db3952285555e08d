import { keepGame } from '../../../live/kept-seats.ts';
import { createGame, ownSeed, sit } from '../../../live/lobby.ts';
import { type PlayOn, whatIf } from './what-if.ts';

/** Makes the game, takes our seats at it and keeps them; gives the game's id. */
export async function playOn(wish: PlayOn): Promise<string> {
  const created = await createGame(whatIf(wish));
  const tokens: Record<string, string> = {};
  for (const { seat, name, player } of wish.seats) {
    if (player !== 'me') continue;
    const invite = created.seats.find((each) => each.seat === seat)?.invite;
    if (invite === undefined) throw new Error(`the server gave no invite for ${seat}`);
    const { token } = await sit(created.id, seat, { invite, name, seed: ownSeed() });
    tokens[seat] = token;
  }
  const isShared = Object.keys(tokens).length > 1 && created.spectator !== undefined;
  keepGame({
    id: created.id,
    game: wish.replay.opening.game,
    title: wish.title,
    ...(wish.from === undefined ? {} : { from: wish.from }),
    tokens: isShared ? { ...tokens, spectator: created.spectator } : tokens,
    at: Date.now(),
    isOver: false,
    ...(created.spectator === undefined ? {} : { watch: created.spectator }),
  });
  return created.id;
}
