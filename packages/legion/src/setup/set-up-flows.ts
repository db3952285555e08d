import type { FlowTable } from '@sortie/kernel';
import type { LegionWords, SetUpFlows } from '../model/index.ts';
import { arrive } from './arrive.ts';
import { chooseColour } from './choose-colour.ts';
import { deployed, deployment } from './deployment.ts';
import { eliminateCards } from './eliminate-cards.ts';
import { markBounties } from './mark-bounties.ts';
import { placeTerrain } from './place-terrain.ts';
import { placeConditionTokens, placeObjectiveTokens } from './place-tokens.ts';
import { setAside } from './set-aside.ts';
import { setUp } from './set-up.ts';

export const setUpFlows: Pick<FlowTable<LegionWords>, keyof SetUpFlows> = {
  setUp,
  placeTerrain,
  chooseColour,
  eliminateCards,
  placeObjectiveTokens,
  placeConditionTokens,
  setAside,
  deployment,
  deployed,
  markBounties,
  arrive,
};
