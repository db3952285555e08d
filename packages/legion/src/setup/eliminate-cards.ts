import type { Plain, Side } from '@sortie/kernel';
import { goTo, note, offers, otherSide, refused } from '@sortie/kernel';
import { type BattleCardId, type BattleCategory, battleCategories } from '../catalogue/index.ts';
import type { LegionState, OrdersOf } from '../model/index.ts';
import { speakerOf } from '../rules/in-play.ts';
import { asks, flow, step } from '../rules/words.ts';

/** lg.setup.define.two-chances-each, lg.optional.large-scale.one-elimination */
function chancesIn({ options: { isLargeScale } }: LegionState): number {
  return isLargeScale ? 2 : 4;
}

/** Blue first, then in turn. lg.setup.define.alternate-blue-first */
function sideOf({ blue }: LegionState, used: number): Side {
  const first = blue ?? 0;
  return used % 2 === 0 ? first : otherSide(first);
}

interface Elimination {
  readonly category: BattleCategory;
  readonly card: BattleCardId;
}

/** The leftmost card of each row that has another one. lg.setup.define.alternate-blue-first, lg.setup.define.last-card-protected */
function eliminable({ battleCards: { rows } }: LegionState): readonly Elimination[] {
  return battleCategories
    .filter((category) => rows[category].length > 1)
    .map((category) => ({ category, card: rows[category][0]! }));
}

function whyNot({ battleCards: { rows } }: LegionState, answer: Plain): string {
  const { category } = (answer ?? {}) as { readonly category?: BattleCategory };
  const isLast = category !== undefined && rows[category]?.length === 1;
  return isLast ? 'lg.setup.define.last-card-protected' : 'lg.setup.define.alternate-blue-first';
}

/** Cards are eliminated until every opportunity is used; the leftmost ones are played. */
export const eliminateCards = flow('eliminateCards', [
  asks('next', {
    question: 'eliminateCard',
    request: (state, { used }) => {
      if (used >= chancesIn(state)) return undefined;
      return {
        seat: speakerOf(state, sideOf(state, used)),
        rule: 'lg.setup.define.alternate-blue-first',
        about: { left: chancesIn(state) - used },
        // lg.setup.define.pass-allowed
        answers: offers([...eliminable(state), { pass: true } as const]),
        whyNot: (answer) => refused(whyNot(state, answer), answer),
      };
    },
    take: (state, { used }, answer): OrdersOf<'eliminateCards'> => [
      {
        kind: 'eliminateBattleCard',
        side: sideOf(state, used),
        card: 'pass' in answer ? null : answer.card,
      },
      note({ used: used + 1 }),
      goTo('next'),
    ],
  }),
  step('use', () => [{ kind: 'useBattleCards' }]),
]);
