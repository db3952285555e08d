import type { Decision, Plain } from '@sortie/kernel';
import {
  type AskedWindow,
  assumedAnswer,
  type FightOdds,
  oddsAfterAnswer,
  oddsNow,
} from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';
import { isPass } from '../../../table/asking/pass.tsx';
import type { Seen } from '../../../table/table-game.ts';

type Asked = Pick<Decision, 'kind' | 'seat' | 'about'>;

/** What comes of an answer to a question about abilities; undefined where nobody knows. */
export function oddsAfter(table: XwingView, decision: Asked, answer: Plain): FightOdds | undefined {
  const asked = askedWindow(decision);
  if (!asked) return undefined;
  if (isPass(answer)) return oddsAfterAnswer(table, asked, null);
  const { use, choice = null } = answer as { readonly [key: string]: Plain };
  return typeof use === 'string' ? oddsAfterAnswer(table, asked, { use, choice }) : undefined;
}

/** The use that promises most: null where nothing does, undefined where nobody knows. */
export function bestUseOf(table: XwingView, decision: Asked): string | null | undefined {
  const asked = askedWindow(decision);
  const best = asked && assumedAnswer(table, asked);
  if (!asked || best === undefined) return undefined;
  const without = oddsNow(table, asked)?.without ?? [];
  if (asked.abilities.some(({ key }) => without.includes(key))) return undefined;
  return best === null ? null : best.use;
}

/** What to expect of the attack under way, as far as this viewer knows how it stands. */
export function oddsSeen({
  table,
  decisions,
  waitingFor,
}: Pick<Seen<XwingView>, 'table' | 'decisions' | 'waitingFor'>): FightOdds | undefined {
  const [asked] = decisions.flatMap((decision) => askedWindow(decision) ?? []);
  return oddsNow(table, asked, waitingFor[0]);
}

function askedWindow({ kind, seat, about }: Asked): AskedWindow | undefined {
  if (kind !== 'useAbility') return undefined;
  return { ...(about as unknown as Omit<AskedWindow, 'seat'>), seat };
}
