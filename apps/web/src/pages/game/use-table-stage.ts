import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { SeatLine } from '../../live/use-live-games.ts';
import { type Stage, useStage } from '../../table/stage/use-stage.ts';
import { useStaging } from '../../table/stage/use-staging.ts';
import type { Seen, Staging } from '../../table/table-game.ts';
import { seenOf } from './seen-of.ts';

interface StagedTable {
  readonly game: PlayedGame;
  readonly lines: readonly SeatLine[];
  /** The line that the table is seen through. */
  readonly looker: SeatLine | undefined;
  /** The line whose questions are shown. */
  readonly asker: SeatLine | undefined;
}

export interface TableStage extends Stage {
  /** Undefined until it has come. */
  readonly staging: Staging | undefined;
}

const NOTHING_YET: Seen['log'] = [];

/** The stage of a live game. Every line of the device is remembered, for the eyes may change with what happens. */
export function useTableStage({ game, lines, looker, asker }: StagedTable): TableStage | undefined {
  const looks = looker?.live.update;
  const asks = asker?.live.update;
  const log = looker?.live.log ?? NOTHING_YET;
  const eyes = looker?.seat ?? 'spectator';
  const as = asker?.seat ?? seesAs(eyes);
  const seen = useMemo(
    () => seenOf({ as, looks, asks, log, text: game.text }),
    [as, looks, asks, log, game.text],
  );
  const past = useRef<ReadonlyMap<string, Seen>>(new Map());
  const pastOf = useCallback((seat: string) => past.current.get(seat), []);
  const staging = useStaging(game.staging, seen);
  const stage = useStage({ staging, seen, looker: eyes, pastOf });
  // After the stage has taken the new look, it is the past of the next one.
  useEffect(() => {
    past.current = new Map(
      lines.flatMap(({ seat, live }) => {
        const looked = seenOf({
          as: seesAs(seat),
          looks: live.update,
          asks: undefined,
          log: live.log,
          text: game.text,
        });
        return looked ? [[seat, looked] as const] : [];
      }),
    );
  }, [lines, game.text]);
  return stage && { ...stage, staging };
}

/** A judge sees what everybody may see. */
function seesAs(seat: string): string {
  return seat === 'judge' ? 'spectator' : seat;
}
