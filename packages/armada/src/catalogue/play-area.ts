import type { Millimetres } from '@sortie/geometry';
import { matMeasure, type PlayAreaMeasures } from './measures.ts';

/** The two usual mats, and the metric sizes to which the book rounds them. */
export const playAreaSizes = ['standard', 'coreSet', 'roundedStandard', 'roundedCoreSet'] as const;

export type PlayAreaSize = (typeof playAreaSizes)[number];

export interface PlayArea extends PlayAreaMeasures {
  /** The setup area lies in the middle and is as deep as the play area. */
  readonly setupWidth: Millimetres;
}

/** ar.setup.play-area, ar.setup.play-area-core, ar.setup.setup-area, ar.setup.setup-area-core */
export const playAreas: Readonly<Record<PlayAreaSize, PlayArea>> = {
  standard: withSetupArea(matMeasure.value.sixByThreeFeet),
  coreSet: withSetupArea(matMeasure.value.threeByThreeFeet),
  roundedStandard: withSetupArea({ width: 1800, depth: 900, margin: 300 }),
  roundedCoreSet: withSetupArea({ width: 900, depth: 900, margin: 0 }),
};

function withSetupArea(area: PlayAreaMeasures): PlayArea {
  return { ...area, setupWidth: area.width - 2 * area.margin };
}
