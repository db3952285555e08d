import type { BattleCardId, BattleCategory } from '../catalogue/index.ts';
import { battleCategories } from '../catalogue/index.ts';
import type { LegionState, SetUpEffect, TokenId } from '../model/index.ts';
import { leaderStand, unitOf } from '../rules/in-play.ts';
import type { Performers } from '../rules/performer.ts';

/** lg.setup.battle-cards.reveal-three */
const ROW = 3;

/** A card of each category, chosen among those that lie there. */
function rowsOf<Found>(
  { battleCards }: LegionState,
  choose: (cards: { readonly deck: readonly BattleCardId[]; readonly row: readonly BattleCardId[] }) => Found,
): Record<BattleCategory, Found> {
  const { decks, rows } = battleCards;
  const found = battleCategories.map((each) => [each, choose({ deck: decks[each], row: rows[each] })]);
  return Object.fromEntries(found) as Record<BattleCategory, Found>;
}

export const setUpPerformers: Pick<Performers, SetUpEffect['kind']> = {
  beginSetUpStep: ({ blue }, { step }, { emit }) => {
    emit({ kind: 'setUpStepBegun', step });
    // lg.setup.round-counter-to-blue
    if (step === 'prepareSupply' && blue !== null) emit({ kind: 'counterTaken', side: blue });
  },
  placeTerrain: (_state, { terrain, side }, { emit }) => {
    emit({ kind: 'terrainPlaced', terrain, side });
  },
  // lg.setup.colour.tie-random
  drawColourChooser: (_state, _effect, { emit, luck }) => {
    const [side] = luck.shuffled([0, 1] as const);
    emit({ kind: 'colourChooserDrawn', side: side! });
  },
  takeColour: (_state, { side, colour }, { emit }) => {
    emit({ kind: 'colourTaken', side, colour });
  },
  chooseEdge: (_state, { edge }, { emit }) => {
    emit({ kind: 'edgeChosen', edge });
  },
  // lg.setup.battle-cards.reveal-three
  revealBattleCards: (state, _effect, { emit }) => {
    emit({ kind: 'battleCardsRevealed', rows: rowsOf(state, ({ deck }) => deck.slice(0, ROW)) });
  },
  eliminateBattleCard: (_state, { side, card }, { emit }) => {
    emit({ kind: 'battleCardEliminated', side, card });
  },
  // lg.setup.define.leftmost-used
  useBattleCards: (state, _effect, { emit }) => {
    emit({ kind: 'battleCardsUsed', used: rowsOf(state, ({ row }) => row[0] ?? null) });
  },
  deployUnit: (_state, { unit, placements }, { emit }) => {
    emit({ kind: 'unitDeployed', unit, placements });
  },
  deployAboard: (_state, { unit, vehicle }, { emit }) => {
    emit({ kind: 'unitDeployedAboard', unit, vehicle });
  },
  setAsideUnit: (_state, { unit }, { emit }) => {
    emit({ kind: 'unitSetAside', unit });
  },
  markBounty: (_state, { unit, by }, { emit }) => {
    emit({ kind: 'bountyMarked', unit, by });
  },
  placeToken: ({ nextId }, { token }, { emit }) => {
    emit({ kind: 'tokenPlaced', token: { ...token, id: `k${nextId}` as TokenId } });
  },
  moveToken: (_state, { token, to }, { emit }) => {
    emit({ kind: 'tokenMoved', token, to });
  },
  claimToken: (_state, { unit, token }, { emit }) => {
    emit({ kind: 'tokenClaimed', unit, token });
  },
  dropToken: (state, { unit: id }, { emit }) => {
    const unit = unitOf(state, id);
    const stand = leaderStand(unit);
    if (unit.claimed === null) return;
    const at = stand && { x: stand.x, y: stand.y, level: stand.level };
    emit({ kind: 'tokenDropped', unit: id, token: unit.claimed, at });
  },
  woundToken: (_state, { token, by }, { emit }) => {
    emit({ kind: 'tokenWounded', token, by });
  },
};
