import type { Created } from '@sortie/protocol';
import { type GamePlan, keepGame } from './kept-seats.ts';
import { createGame, ownSeed, sit } from './lobby.ts';

/** Makes a game, takes the seats that are ours and keeps them; gives the game's id. */
export async function beginGame(plan: GamePlan): Promise<string> {
  const { create, own, title, quick } = plan;
  const created = await createGame(create);
  const tokens: Record<string, string> = {};
  for (const { seat, name, force } of own) {
    const invite = inviteOf(created, seat);
    // One after the other: the last to sit down opens the game.
    const body = create.from ? { invite, name, seed: ownSeed() } : { invite, name, force, seed: ownSeed() };
    const { token } = await sit(created.id, seat, body);
    tokens[seat] = token;
  }
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
    at: Date.now(),
    isOver: false,
    quick,
    plan,
    ...(invites.length > 0 ? { invites: Object.fromEntries(invites) } : {}),
    ...(create.spectators && created.spectator !== undefined ? { watch: created.spectator } : {}),
  });
  return created.id;
}

function inviteOf({ seats }: Created, seat: string): string {
  const invite = seats.find((each) => each.seat === seat)?.invite;
  if (invite === undefined) throw new Error(`the server gave no invite for ${seat}`);
  return invite;
}
