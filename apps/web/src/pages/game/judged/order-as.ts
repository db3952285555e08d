import type { JudgeAct, Judged, Update } from '@sortie/protocol';
import type { PlayedGame } from '../../../games/load-game.tsx';
import type { Reply } from '../../../live/live-game.ts';
import type { SeatLine } from '../../../live/use-live-games.ts';

export interface Judge {
  readonly line: SeatLine['line'];
  readonly name: string;
}

export interface JudgedBarProps {
  readonly game: PlayedGame;
  readonly update: Update;
  readonly judged: Judged;
  /** The seats of this device. */
  readonly people: readonly SeatLine[];
  readonly asker: SeatLine | undefined;
  /** The line of whoever judges on this device, and the name to judge by. */
  readonly judge: Judge | undefined;
  readonly nameOf: (seat: string) => string;
}

export function orderAs({ line, name }: Judge, act: JudgeAct): Promise<Reply> {
  return line.ask('judge', { name, act });
}
