import type { BattleCardId, BattleCategory } from '../catalogue/index.ts';
import { battleCategories } from '../catalogue/index.ts';
import type { LegionState, SetUpEffect, TokenId } from '../model/index.ts';
import { unitOf } from '../rules/in-play.ts';
import type { Performers } from '../rules/performer.ts';
import { tokenOf } from '../rules/token-weapon.ts';
import { newToken } from './new-token.ts';
import { twinPlaces } from './terrain-places.ts';
import { blockers, covers, terrainPool } from './terrain-pool.ts';

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
  selectTerrain: ({ options }, _effect, { emit, luck }) => {
    const pieces = terrainPool([luck.shuffled(blockers), luck.shuffled(covers)], options);
    emit({ kind: 'terrainSelected', pieces });
  },
  scatterTerrain: ({ battlefield }, { piece }, { emit, luck }) => {
    const found = luck.shuffled([...twinPlaces(battlefield, piece)])[0] ?? [];
    for (const [index, each] of found.entries()) {
      const id = `t${battlefield.terrain.length + index + 1}`;
      emit({ kind: 'terrainPlaced', terrain: { id, piece, pose: each }, side: null });
    }
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
    const rows = rowsOf(state, ({ deck }) => deck.slice(0, ROW));
    // lg.optional.large-scale.no-deployment-cards
    emit({
      kind: 'battleCardsRevealed',
      rows: state.options.isLargeScale ? { ...rows, deployment: [] } : rows,
    });
  },
  eliminateBattleCard: (_state, { side, card }, { emit }) => {
    emit({ kind: 'battleCardEliminated', side, card });
  },
  // lg.setup.define.leftmost-used
  useBattleCards: (state, _effect, { emit }) => {
    emit({ kind: 'battleCardsUsed', used: rowsOf(state, ({ row }) => row[0] ?? null) });
  },
  // The deck was shuffled, so its first card is one by chance. lg.optional.no-limit.setup
  drawDeploymentCard: ({ battleCards: { decks } }, _effect, { emit }) => {
    const used = { objective: null, condition: null, deployment: decks.deployment[0] ?? null };
    emit({ kind: 'battleCardsUsed', used });
  },
  deployUnit: (_state, { unit, placements }, { emit }) => {
    emit({ kind: 'unitDeployed', unit, placements });
  },
  deployAboard: (_state, { unit, vehicle }, { emit }) => {
    emit({ kind: 'unitDeployedAboard', unit, vehicle });
  },
  // It is marked with a condition token. lg.battle-card.rapid-reinforcements.set-aside
  setAsideUnit: (state, { unit }, { emit }) => {
    emit({ kind: 'unitSetAside', unit });
    const token = { ...newToken('condition', null), unit };
    emit({ kind: 'tokenPlaced', token: { ...token, id: `k${state.nextId}` as TokenId } });
  },
  bringInUnit: (_state, { unit, placements }, { emit }) => {
    emit({ kind: 'unitArrived', unit, placements });
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
    const { claimed } = unitOf(state, id);
    if (claimed === null) return;
    // Where it lies. lg.battle-card.objective.drop.panic, lg.battle-card.objective.drop.defeat
    emit({ kind: 'tokenDropped', unit: id, token: claimed, at: tokenOf(state, claimed).at });
  },
  woundToken: (_state, { token, by }, { emit }) => {
    emit({ kind: 'tokenWounded', token, by });
  },
};
