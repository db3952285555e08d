import { type Refusal, refused, type Side } from '@sortie/kernel';
import type { Squad } from './squad.ts';

/** Both players build at the same time and in secret; the squads are revealed together. xw.squad.build.secret-simultaneous */
export interface SquadExchange {
  readonly handedIn: readonly [Squad | null, Squad | null];
}

export const emptyExchange: SquadExchange = { handedIn: [null, null] };

export function areRevealed({ handedIn }: SquadExchange): boolean {
  return handedIn.every((squad) => squad !== null);
}

/** A squad may be exchanged for another until the opponent's is there too. */
export function handIn(exchange: SquadExchange, side: Side, squad: Squad): SquadExchange | Refusal {
  if (areRevealed(exchange)) return refused('xw.squad.build.secret-simultaneous', { side });
  const [first, second] = exchange.handedIn;
  return { handedIn: side === 0 ? [squad, second] : [first, squad] };
}

/** What one side, or somebody of neither, may know of the squad of `of`. */
export function squadAsSeen(
  exchange: SquadExchange,
  of: Side,
  viewer: Side | 'spectator',
): Squad | 'awaited' | 'handedIn' {
  const squad = exchange.handedIn[of];
  if (squad === null) return 'awaited';
  return viewer === of || areRevealed(exchange) ? squad : 'handedIn';
}
