import { tellFields } from '@sortie/kernel';
import type { SetUpEvent } from '../model/index.ts';
import { showPlace, showStand, showTerrain, showToken } from './show.ts';
import type { Tellers } from './tellers.ts';

/** Nothing of set-up is secret but the decks. */
export const shownSetUpEvents: Pick<Tellers, SetUpEvent['kind']> = {
  setUpStepBegun: tellFields('step'),
  terrainSelected: tellFields('pieces'),
  terrainPlaced: ({ kind, terrain, side }) => ({ kind, terrain: showTerrain(terrain), side }),
  colourChooserDrawn: tellFields('side'),
  colourTaken: tellFields('side', 'colour'),
  edgeChosen: tellFields('edge'),
  battleCardsRevealed: ({ kind, rows: { objective, deployment, condition } }) => ({
    kind,
    rows: { objective, deployment, condition },
  }),
  battleCardEliminated: tellFields('side', 'card'),
  battleCardsUsed: ({ kind, used: { objective, deployment, condition } }) => ({
    kind,
    used: { objective, deployment, condition },
  }),
  unitDeployed: ({ kind, unit, placements }) => ({
    kind,
    unit,
    placements: placements.map(({ miniature, stand }) => ({ miniature, stand: showStand(stand) })),
  }),
  unitArrived: ({ kind, unit, placements }) => ({
    kind,
    unit,
    placements: placements.map(({ miniature, stand }) => ({ miniature, stand: showStand(stand) })),
  }),
  unitDeployedAboard: tellFields('unit', 'vehicle'),
  unitSetAside: tellFields('unit'),
  counterTaken: tellFields('side'),
  bountyMarked: tellFields('unit', 'by'),
  tokenPlaced: ({ kind, token }) => ({ kind, token: showToken(token) }),
  tokenMoved: ({ kind, token, to }) => ({ kind, token, to: to && showPlace(to) }),
  tokenClaimed: tellFields('unit', 'token'),
  tokenDropped: ({ kind, unit, token, at }) => ({ kind, unit, token, at: at && showPlace(at) }),
  tokenWounded: tellFields('token', 'by'),
};
