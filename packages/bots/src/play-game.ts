import type { GameState, Referee, Refusal, SeatId } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import type { Player } from './player.ts';

interface Kinded {
  readonly kind: string;
}

export interface PlayRules {
  /** The game is left unfinished after so many answers. */
  readonly limit: number;
  /** Looks at the table after every answer; a sentence about what is broken ends the game. */
  readonly inspect?: () => string | undefined;
}

export type PlayedGame =
  | { readonly kind: 'finished' | 'unfinished'; readonly decisions: number }
  /** A listed answer was refused, nobody was asked, or the inspection found a fault. */
  | { readonly kind: 'broken'; readonly decisions: number; readonly fault: string };

/** Lets players answer for their seats until the game is over. */
export function playGame<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  referee: Referee<State, Effect, Event>,
  players: Readonly<Record<string, Player>>,
  { limit, inspect }: PlayRules,
): PlayedGame {
  for (let decisions = 0; ; decisions++) {
    const broken = (fault: string): PlayedGame => ({ kind: 'broken', decisions, fault });
    if (referee.outcome) return { kind: 'finished', decisions };
    if (decisions >= limit) return { kind: 'unfinished', decisions };
    const seat = seatToAnswer(referee);
    if (seat === undefined) return broken('every question is settled and the game does not go on');
    const refusal = answerFor(referee, seat, players[seat]);
    if (refusal) return broken(`an answer that was offered is refused: ${refusal.rule}`);
    const fault = inspect?.();
    if (fault !== undefined) return { kind: 'broken', decisions: decisions + 1, fault };
  }
}

/** The first seat with an unsettled question. A settled answer is not given again while others still think. */
function seatToAnswer<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  referee: Referee<State, Effect, Event>,
): SeatId | undefined {
  return referee.requests().find(({ request }) => !request.settled)?.request.seat;
}

function answerFor<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  referee: Referee<State, Effect, Event>,
  seat: SeatId,
  player: Player | undefined,
): Refusal | undefined {
  if (!player) throw new Error(`nobody plays the seat ${seat}`);
  const { decision, answer } = player.choose(referee.decisions(seat), () => referee.view(seat));
  const result = referee.answer(seat, { decision, version: referee.version, answer });
  return isRefusal(result) ? result : undefined;
}
