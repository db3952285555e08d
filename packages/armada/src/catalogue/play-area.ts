import type { Millimetres } from '@sortie/geometry';
import { matMeasure, type PlayAreaMeasures } from './measures.ts';

/** The sizes that the book names, and the mats in feet they were rounded from. */
export const playAreaSizes = ['standard', 'coreSet', 'sixByThreeFeet', 'threeByThreeFeet'] as const;

export type PlayAreaSize = (typeof playAreaSizes)[number];

export interface PlayArea extends PlayAreaMeasures {
  /** The setup area lies in the middle and is as deep as the play area. */
  readonly setupWidth: Millimetres;
}

/** ar.setup.play-area, ar.setup.play-area-core, ar.setup.setup-area, ar.setup.setup-area-core */
export const playAreas: Readonly<Record<PlayAreaSize, PlayArea>> = {
  standard: withSetupArea({ width: 1800, depth: 900, margin: 300 }),
  coreSet: withSetupArea({ width: 900, depth: 900, margin: 0 }),
  sixByThreeFeet: withSetupArea(matMeasure.value.sixByThreeFeet),
  threeByThreeFeet: withSetupArea(matMeasure.value.threeByThreeFeet),
};

function withSetupArea(area: PlayAreaMeasures): PlayArea {
  return { ...area, setupWidth: area.width - 2 * area.margin };
}
