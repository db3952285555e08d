import { PickAsk } from '../pick-ask.tsx';
import type { Widgets } from '../widget.ts';
import { BattleCardsAsk } from './battle-cards-ask.tsx';
import { ColourAsk } from './colour-ask.tsx';
import { DeployAsk } from './deploy-ask.tsx';
import { PlaceTerrainAsk, PlaceTokenAsk } from './place-token-ask.tsx';

/** The questions that come before the first round. */
export const setUpAsks: Widgets = {
  placeTerrain: PlaceTerrainAsk,
  chooseColour: ColourAsk,
  chooseEdge: ColourAsk,
  eliminateCard: BattleCardsAsk,
  placeToken: PlaceTokenAsk,
  placeCharge: PlaceTokenAsk,
  chooseTerrain: PickAsk,
  setAside: PickAsk,
  deploy: DeployAsk,
  markBounty: PickAsk,
};
