import type { Draft } from '@sortie/kernel';
import { innermost, otherSide } from '@sortie/kernel';
import { battleCategories } from '../catalogue/index.ts';
import type { LegionState, PlacingTerrain, SetUpEvent, TokenId } from '../model/index.ts';
import type { Appliers, DraftState } from '../rules/applier.ts';
import { miniatureIn, unitIn } from '../rules/applier.ts';

function tokenIn({ tokens }: DraftState, id: TokenId) {
  return tokens.find((each) => each.id === id);
}

type Tokens = 'tokenPlaced' | 'tokenMoved' | 'tokenClaimed' | 'tokenDropped' | 'tokenWounded';

/** Tokens of battle cards. */
const tokenAppliers: Pick<Appliers, Tokens> = {
  tokenPlaced: (state, { token }) => {
    state.tokens.push({ ...token, at: token.at && { ...token.at } });
    state.nextId++;
  },
  tokenMoved: (state, { token, to }) => {
    const found = tokenIn(state, token);
    if (found) found.at = to && { ...to };
  },
  tokenClaimed: (state, { unit, token }) => {
    unitIn(state, unit).claimed = token;
    const found = tokenIn(state, token);
    if (found) found.unit = unit;
    state.serial++;
  },
  tokenDropped: (state, { unit, token, at }) => {
    unitIn(state, unit).claimed = null;
    const found = tokenIn(state, token);
    if (found) {
      found.unit = null;
      found.at = at && { ...at };
    }
    state.serial++;
  },
  tokenWounded: (state, { token, by }) => {
    const found = tokenIn(state, token);
    // lg.battle-card.objective.sabotage.min-zero
    if (found) found.wounds = Math.max(0, found.wounds + by);
  },
};

type Cards = 'battleCardsRevealed' | 'battleCardEliminated' | 'battleCardsUsed';

const battleCardAppliers: Pick<Appliers, Cards> = {
  battleCardsRevealed: (state, { rows }) => {
    for (const category of battleCategories) {
      state.battleCards.rows[category] = [...rows[category]];
      const { decks } = state.battleCards;
      decks[category] = decks[category].filter((card) => !rows[category].includes(card));
    }
  },
  battleCardEliminated: (state, { card }) => {
    const { rows } = state.battleCards;
    for (const category of battleCategories) rows[category] = rows[category].filter((each) => each !== card);
  },
  battleCardsUsed: (state, { used }) => {
    state.battleCards.used = { ...used };
    state.serial++;
  },
};

export const setUpAppliers: Pick<Appliers, SetUpEvent['kind']> = {
  ...tokenAppliers,
  ...battleCardAppliers,
  setUpStepBegun: (state, { step }) => {
    state.setUpStep = step;
  },
  terrainSelected: (state, { pieces }) => {
    const placing = innermost<Draft<PlacingTerrain>>(state as LegionState, 'placeTerrain');
    if (placing) placing.left = [...pieces];
  },
  terrainPlaced: (state, { terrain }) => {
    state.battlefield = { ...state.battlefield, terrain: [...state.battlefield.terrain, { ...terrain }] };
  },
  colourChooserDrawn: (state, { side }) => {
    state.colourChooser = side;
  },
  colourTaken: (state, { side, colour }) => {
    state.blue = colour === 'blue' ? side : otherSide(side);
  },
  edgeChosen: (state, { edge }) => {
    state.blueEdge = edge;
  },
  counterTaken: (state, { side }) => {
    state.counter = side;
  },
  unitDeployed: (state, { unit: id, placements }) => {
    const unit = unitIn(state, id);
    unit.whereabouts = 'battlefield';
    for (const { miniature, stand } of placements) miniatureIn(unit, miniature).stand = { ...stand };
    state.serial++;
  },
  // It has activated, and the token that marked it is no longer needed. lg.battle-card.rapid-reinforcements.activated
  unitArrived: (state, { unit: id, placements }) => {
    const unit = unitIn(state, id);
    unit.whereabouts = 'battlefield';
    unit.activated = true;
    unit.order = 'facedown';
    for (const { miniature, stand } of placements) miniatureIn(unit, miniature).stand = { ...stand };
    state.tokens = state.tokens.filter(({ unit: marked }) => marked !== id);
    state.serial++;
  },
  unitDeployedAboard: (state, { unit: id, vehicle }) => {
    const unit = unitIn(state, id);
    unit.whereabouts = 'transported';
    unit.vehicle = vehicle;
    state.serial++;
  },
  unitSetAside: (state, { unit }) => {
    unitIn(state, unit).whereabouts = 'aside';
  },
  // lg.unit-keyword.bounty.mark
  bountyMarked: (state, { unit }) => {
    unitIn(state, unit).marks++;
  },
};
