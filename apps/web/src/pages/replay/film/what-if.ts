import type { Replay, Side } from '@sortie/kernel';
import type { CreateGame } from '@sortie/protocol';

/** `me`, or how well a computer plays. */
type Who = string;

/** Who plays each seat from here on. */
export type Players = Readonly<Record<string, Who>>;

export interface PlayOn {
  readonly replay: Replay;
  /** How many of its entries are taken over. */
  readonly entries: number;
  readonly seats: readonly {
    readonly seat: string;
    readonly side: Side;
    readonly name: string;
    readonly player: Who;
  }[];
  readonly title: string;
  /** The address of this place in the replay. */
  readonly from?: string;
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
