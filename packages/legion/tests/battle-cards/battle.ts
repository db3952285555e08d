import type { LegionTable, Situation, UnitSpec } from '@sortie/testkit/legion';
import { legionTable } from '@sortie/testkit/legion';

export type Cards = NonNullable<Situation['battleCards']>;
type Units = Readonly<Record<string, UnitSpec>>;

/** Bases of 27 mm and tokens of 25.1 mm touch when their middles are so far apart. */
export const TOUCH = 26 + 51 / 1024;

/** An enemy far from everything. */
export const vader = { unit: 'darth-vader', at: [1750, 850] } as const;

/** In the middle of a game with these battle cards; side 0 is blue and sits at the near edge. */
export function playing(cards: Cards, units: Units, more: Situation = {}): LegionTable {
  return legionTable(units, { battleCards: cards, ...more });
}

/** What a unit's card actions are, once it may act. */
export function cardActions(table: LegionTable, unit: string): readonly unknown[] {
  table.activate(unit).until('chooseAction', unit);
  return table.answersOffered.flatMap((each) => ('card' in (each as object) ? [each] : []));
}

/** The end of a round, the last one unless said: what everybody has scored. */
export function scoredAfter(cards: Cards, units: Units, more: Situation = {}): readonly number[] {
  const done = Object.fromEntries(
    Object.entries(units).map(([name, spec]) => [name, { activated: true, ...spec } as UnitSpec]),
  );
  const hands = { p1: { hand: ['standing-orders'] }, p2: { hand: ['standing-orders'] } };
  const table = legionTable(done, { phase: 'end', round: 6, battleCards: cards, players: hands, ...more });
  return table.state.victoryTokens;
}
