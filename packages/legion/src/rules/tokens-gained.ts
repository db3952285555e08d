import type { LegionState, TokenKind, UnitId } from '../model/index.ts';
import { isInPlay, unitOf } from './in-play.ts';
import { tableOf } from './table.ts';

/** How many tokens the unit really gains when an effect gives it so many. */
export function tokensGainedBy(
  state: LegionState,
  { unit: id, token, count }: { readonly unit: UnitId; readonly token: TokenKind; readonly count: number },
): number {
  const unit = unitOf(state, id);
  if (!isInPlay(unit)) return 0;
  // Suppression alone reaches a passenger. lg.transport.no-gain-tokens
  if (unit.whereabouts === 'transported' && token !== 'suppression') return 0;
  // lg.suppression.no-courage
  if (token === 'suppression' && tableOf(state).courage(id) === null) return 0;
  // lg.standby.max-one
  return token === 'standby' ? Math.min(count, 1 - unit.tokens.standby) : count;
}
