import type { JudgeCall } from '../model/calls.ts';
import type { PlayerId, TableNumber } from '../model/ids.ts';
import type { EventView, SeenPairing, SeenPlayer } from './event-view.ts';

/** What a player sees beyond the public. */
export interface OwnPart {
  /** The player with list, warnings and penalties. */
  readonly player: SeenPlayer | null;
  /** What was said of the player's own games. */
  readonly reports: readonly OwnReports[];
  /** Calls from the player's own tables. */
  readonly calls: readonly JudgeCall[];
}

export interface OwnReports {
  readonly round: number;
  readonly table: TableNumber;
  readonly reports: SeenPairing['reports'];
}

/** A player's view: the public's, with the player's own part in it. Parts without it stay the same objects. */
export function withOwnPart(view: EventView, { player, reports, calls }: OwnPart): EventView {
  const own: PlayerId | undefined = player?.id;
  return {
    ...view,
    players: view.players.map((each) => (each.id === own && player ? player : each)),
    rounds: view.rounds.map((round) => {
      const mine = reports.filter((each) => each.round === round.number);
      if (mine.length === 0) return round;
      const pairings = round.pairings.map((pairing) => {
        const said = mine.find(({ table }) => table === pairing.table);
        return said ? { ...pairing, reports: said.reports } : pairing;
      });
      return { ...round, pairings };
    }),
    calls,
  };
}
