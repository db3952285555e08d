import type { Replay, Side } from '@sortie/kernel';
import type { CreateGame, Level } from '@sortie/protocol';
import { keepGame } from '../../../live/kept-seats.ts';
import { createGame, ownSeed, sit } from '../../../live/lobby.ts';

/** Who plays each seat from here on. */
export type Players = Readonly<Record<string, 'me' | Level>>;

export interface PlayOn {
  readonly replay: Replay;
  /** How many of its entries are taken over. */
  readonly entries: number;
  readonly seats: readonly {
    readonly seat: string;
    readonly side: Side;
    readonly name: string;
    readonly player: 'me' | Level;
  }[];
  readonly title: string;
}

/** What the server is asked for: a game that begins in the middle of another. */
export function whatIf({ replay, entries, seats }: PlayOn): CreateGame {
  return {
    game: replay.opening.game,
    options: {},
    spectators: true,
    from: { replay, entries },
    seats: seats.map(({ seat, side, name, player }) =>
      player === 'me'
        ? { seat, side, who: 'person', name }
        : { seat, side, who: 'computer', level: player, name },
    ),
  };
}

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
    tokens: isShared ? { ...tokens, spectator: created.spectator } : tokens,
    at: Date.now(),
    isOver: false,
    ...(created.spectator === undefined ? {} : { watch: created.spectator }),
  });
  return created.id;
}
