import { type GamePlan, keepGame } from './kept-seats.ts';
import { createGame } from './lobby.ts';
import { takeSeats } from './take-seats.ts';

/** Makes a game, takes the seats that are ours and keeps them; gives the game's id. */
export async function beginGame(plan: GamePlan): Promise<string> {
  const { create, own, title, quick } = plan;
  const created = await createGame(create);
  // A game that goes on from another one has the forces of that one.
  const seats = own.map(({ seat, name, force }) => ({ seat, name, ...(create.from ? {} : { force }) }));
  const { tokens, dice } = await takeSeats(created, seats);
  const taken = new Set(own.map(({ seat }) => seat));
  const invites = created.seats.flatMap(({ seat, invite }) =>
    invite === undefined || taken.has(seat) ? [] : [[seat, invite] as const],
  );
  keepGame({
    id: created.id,
    game: create.game,
    title,
    // Two players at one screen share a spectator’s view, which holds no secret of either.
    tokens: own.length > 1 && created.spectator ? { ...tokens, spectator: created.spectator } : tokens,
    dice,
    at: Date.now(),
    isOver: false,
    quick,
    plan,
    ...(invites.length > 0 ? { invites: Object.fromEntries(invites) } : {}),
    ...(create.spectators && created.spectator !== undefined ? { watch: created.spectator } : {}),
  });
  return created.id;
}
