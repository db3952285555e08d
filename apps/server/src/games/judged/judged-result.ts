import type { GameKit } from '@sortie/games';
import type { AnyReferee, Plain } from '@sortie/kernel';
import { otherSide } from '@sortie/kernel';
import type { LiveView } from '@sortie/protocol';

/** How a judged game ended; the two players in the order in which the game was made with them. */
export type JudgedResult =
  | {
      readonly kind: 'played';
      readonly points: readonly [number, number];
      /** Null for a draw. */
      readonly winner: 0 | 1 | null;
    }
  /** The points are those of the other player, as the table stood. */
  | { readonly kind: 'conceded'; readonly by: 0 | 1; readonly points: number };

/** The result of a game that is over, by the game's own kit. */
export async function judgedResult(kit: GameKit, referee: AnyReferee): Promise<JudgedResult | undefined> {
  const { outcome } = referee;
  const judged = await kit.judged?.();
  if (!outcome || !judged) return undefined;
  const { table } = referee.view('spectator') as unknown as LiveView<Plain>;
  const { winner, rule } = outcome;
  if (rule === 'table.conceded' && winner !== null) {
    return { kind: 'conceded', by: otherSide(winner), points: judged.pointsOf(table)[winner] };
  }
  return { kind: 'played', ...judged.scoreOf(table, outcome) };
}
