import type { Degrees, Millimetres } from '@sortie/geometry';
import type { DistanceBand, RangeBand } from './range-band.ts';
import type { ShipClass } from './ship-class.ts';
import type { Extent, Size } from './size.ts';

/**
 * What the book leaves to the components. Each entry says where its numbers were measured and how far to trust
 * them, from 0 to 1; whoever has the real pieces corrects it here and nowhere else.
 */
export interface Measure<Value> {
  readonly value: Value;
  readonly source: string;
  readonly confidence: number;
}

/** Across and ahead of the middle of a piece: x to starboard, y to the bow. */
export type Offset = readonly [x: Millimetres, y: Millimetres];

/**
 * The lines on a ship token, which is the same on both sides: where the two front lines and the two rear lines
 * meet on the centre line, and where they leave the token on its right.
 */
export interface ArcLines {
  readonly frontMeet: Millimetres;
  readonly frontEdge: Offset;
  readonly rearMeet: Millimetres;
  readonly rearEdge: Offset;
}

/** The yellow dots of a ship token; the left one mirrors the right one. */
export interface TargetingPoints {
  readonly front: Offset;
  readonly right: Offset;
  readonly rear: Offset;
}

/** The jointed tool: every unit of speed is one joint. */
export interface ToolMeasures {
  readonly width: Millimetres;
  readonly guideBlockLength: Millimetres;
  readonly dockingPointToJoint: Millimetres;
  readonly jointToDockingPoint: Millimetres;
}

export interface PlayAreaMeasures {
  readonly width: Millimetres;
  readonly depth: Millimetres;
  /** How much is left free at either short edge beside the setup area. */
  readonly margin: Millimetres;
}

export type ObstacleId = 'asteroid-1' | 'asteroid-2' | 'asteroid-3' | 'debris-1' | 'debris-2' | 'station';

const ALPH = 'tantive4/AlphArmada (ruler on the pieces)';
const BUYINGME = 'buyingme/Armada (pictures of the pieces)';
const DANBUIS = 'danbuis/ArmadaAIEngine';
const VALADIAN = 'Valadian/TabletopSimulatorIncludeDir (models of a virtual table)';

/** The far end of each band of the range side. ar.known.ruler.range-bands */
export const rangeMeasure: Measure<Readonly<Record<RangeBand, Millimetres>>> = {
  value: { close: 123.3, medium: 186.7, long: 304.8 },
  source: `mean of ${ALPH}, ${BUYINGME} and ${DANBUIS}, which agree within 1 mm`,
  confidence: 0.9,
};

/** The far end of each band of the distance side. ar.known.ruler.distance-bands */
export const distanceMeasure: Measure<Readonly<Record<DistanceBand, Millimetres>>> = {
  value: { 1: 76.5, 2: 124.7, 3: 185.2, 4: 245, 5: 304.8 },
  source: `mean of ${ALPH}, ${BUYINGME}, ${DANBUIS} and ${VALADIAN}; 71.5 for distance 1 in one of them is a slip`,
  confidence: 0.9,
};

/** The base with its side rails: what overlaps, before the dial frames are added. ar.known.base.outline-with-rails */
export const railMeasure: Measure<Readonly<Record<Size, Extent>>> = {
  value: {
    small: { width: 43, length: 71 },
    medium: { width: 63, length: 102 },
    large: { width: 77.5, length: 129 },
  },
  source: `a later rules reference, as ${BUYINGME} and ${ALPH} quote it`,
  confidence: 0.95,
};

/**
 * The frame of a shield dial, centred on each of the four sides of the base without its rails: along the side
 * from its middle, and outwards from it. ar.known.base.shield-dial-outline
 */
export const dialFrameMeasure: Measure<readonly Offset[]> = {
  value: [
    [-8.6, 0],
    [-6.8, 2.3],
    [-4.6, 3.9],
    [4.6, 3.9],
    [6.8, 2.3],
    [8.6, 0],
  ],
  source: `${VALADIAN}, the gap for the number closed`,
  confidence: 0.55,
};

/** The cardboard with the hull zones, in the middle of the base. ar.known.base.token-size */
export const tokenMeasure: Measure<Readonly<Record<Size, Extent>>> = {
  value: {
    small: { width: 38.4, length: 69.8 },
    medium: { width: 58.8, length: 100.8 },
    large: { width: 73.1, length: 127.8 },
  },
  source: `${BUYINGME}; ${ALPH} has 38.5 x 70.25 and 58.5 x 101.5; the large one is derived`,
  confidence: 0.85,
};

/** ar.known.arc.cr90, ar.known.arc.nebulon-b, ar.known.arc.victory, ar.known.arc.gladiator, ar.known.arc.assault-frigate */
export const arcMeasures: Readonly<Record<ShipClass, Measure<ArcLines>>> = {
  cr90: {
    value: { frontMeet: -7.9, frontEdge: [19.2, 13.3], rearMeet: -7.9, rearEdge: [19.2, -29.1] },
    source: `${BUYINGME}; a second measurement differs by 0.4 mm`,
    confidence: 0.8,
  },
  nebulonB: {
    value: { frontMeet: 0, frontEdge: [19.2, 34.9], rearMeet: 0, rearEdge: [19.2, -34] },
    source: `${BUYINGME}; others let the rear lines leave at the very corners`,
    confidence: 0.8,
  },
  assaultFrigate: {
    value: { frontMeet: 3.4, frontEdge: [29.4, 47.3], rearMeet: 3.4, rearEdge: [29.4, -34.7] },
    source: `mean of ${VALADIAN}, ${ALPH} and ${DANBUIS}`,
    confidence: 0.8,
  },
  gladiator: {
    value: { frontMeet: 1, frontEdge: [19.2, 28.9], rearMeet: 1, rearEdge: [19.2, -27.7] },
    source: `mean of ${VALADIAN} and ${ALPH}`,
    confidence: 0.8,
  },
  victory: {
    value: { frontMeet: 3.8, frontEdge: [29.4, 26.4], rearMeet: 2.9, rearEdge: [29.4, -27.3] },
    source: `${BUYINGME}; others let all four lines meet at 3.2`,
    confidence: 0.8,
  },
};

/** ar.known.arc.targeting-points */
export const targetingMeasures: Readonly<Record<ShipClass, Measure<TargetingPoints>>> = {
  cr90: {
    value: { front: [0, 27], right: [11.3, -7.9], rear: [0, -27.4] },
    source: BUYINGME,
    confidence: 0.75,
  },
  nebulonB: {
    value: { front: [0, 27], right: [11.3, 0], rear: [0, -27.4] },
    source: BUYINGME,
    confidence: 0.75,
  },
  assaultFrigate: {
    value: { front: [0, 39.1], right: [18.3, -0.7], rear: [0, -39.6] },
    source: `mean of ${VALADIAN} and ${ALPH}`,
    confidence: 0.8,
  },
  gladiator: {
    value: { front: [0, 27.1], right: [11.6, 0.1], rear: [0, -27.5] },
    source: `mean of ${VALADIAN} and ${ALPH}`,
    confidence: 0.8,
  },
  victory: {
    value: { front: [0, 38.6], right: [20, -1.3], rear: [0, -39.9] },
    source: BUYINGME,
    confidence: 0.75,
  },
};

/** ar.known.tool.segment-lengths, ar.known.tool.width-and-offset */
export const toolMeasure: Measure<ToolMeasures> = {
  value: {
    width: 15.25,
    guideBlockLength: 16,
    dockingPointToJoint: 46.1,
    jointToDockingPoint: 22.3,
  },
  source: `${ALPH}; 68.4 for a unit of speed is the median of 66.7 (${VALADIAN}), 68.4 and 72 (${DANBUIS})`,
  confidence: 0.7,
};

/** One click of a joint, and how many it has either way. ar.known.tool.click-angle, ar.known.tool.joints */
export const clickMeasure: Measure<{
  readonly degrees: Degrees;
  readonly eachWay: number;
  readonly joints: number;
}> = {
  value: { degrees: 22.5, eachWay: 2, joints: 4 },
  source: 'the same in every source',
  confidence: 0.98,
};

/** From the middle of the ship to the centre line of the tool beside its base. ar.known.tool.width-and-offset */
export const toolOffsetMeasure: Measure<Readonly<Record<Size, Millimetres>>> = {
  value: { small: 28.1, medium: 38.1, large: 45.6 },
  source: 'half the base and half the tool; 1 mm more if the tool touched the side rails',
  confidence: 0.8,
};

/** ar.known.base.squadron-diameter */
export const squadronBaseMeasure: Measure<Millimetres> = {
  value: 34.2,
  source: `${BUYINGME}; ${ALPH} has 34.0`,
  confidence: 0.85,
};

/** The diameter of an objective token. */
export const objectiveTokenMeasure: Measure<Millimetres> = {
  value: 18.9,
  source: `${VALADIAN}; one comment there gives 17.0`,
  confidence: 0.7,
};

/**
 * The usual mats in feet, of which the book has the rounded metric sizes; on the smaller one the setup area is
 * the whole play area. ar.setup.play-area, ar.setup.play-area-core
 */
export const matMeasure: Measure<Readonly<Record<'sixByThreeFeet' | 'threeByThreeFeet', PlayAreaMeasures>>> =
  {
    value: {
      sixByThreeFeet: { width: 1828.8, depth: 914.4, margin: 304.8 },
      threeByThreeFeet: { width: 914.4, depth: 914.4, margin: 0 },
    },
    source: 'feet in millimetres; a foot is left free at either short edge of the larger one',
    confidence: 0.98,
  };

/** The edges of the obstacle tokens around their middle; no two sources measure alike. ar.known.obstacle.sizes */
// biome-ignore format: one line an obstacle
export const obstacleMeasure: Measure<Readonly<Record<ObstacleId, readonly Offset[]>>> = {
  value: {
      'asteroid-1': [[5.2, -33.4], [7.9, -31.6], [10.5, -28], [11.8, -24.5], [13, -15.7], [13.2, -4.3], [14.3, 8.3], [14.1, 14.2], [12.5, 20.5], [9.6, 25.1], [5.9, 28.5], [-1.6, 33.8], [-5.6, 34.6], [-7.9, 33.2], [-9.7, 30.8], [-12.6, 22.5], [-14.1, 9.4], [-13.9, -1.4], [-11.9, -16.5], [-9.4, -26.5], [-6.4, -31.4], [-3.9, -33.3], [-1.3, -34.3], [2.5, -34.3]],
      'asteroid-2': [[8.8, -33.7], [11, -30.9], [16.1, -15.1], [24.2, -0.5], [26.7, 7.5], [26.8, 14.2], [25.4, 16.7], [12.3, 24.9], [7.6, 25.9], [2.9, 25.9], [-9.6, 24.7], [-17.1, 20.9], [-24.4, 13.6], [-28.6, 4.9], [-29.4, 1.3], [-29.2, -2.9], [-26.8, -6.4], [-17.6, -11.5], [-13.5, -14.9], [-11.7, -17.3], [-7.9, -25.7], [-4.4, -30.1], [1, -33.5], [4.1, -34.5], [6.9, -34.5]],
      'asteroid-3': [[9, -26.8], [10.8, -25.1], [22.7, -8.8], [23.6, -4.9], [23.6, 0.8], [22.7, 5.7], [21.8, 7.4], [20.4, 8.4], [15.6, 9.7], [12, 11.7], [3.6, 19.2], [1.2, 19.5], [-3.1, 18.9], [-4.7, 19.7], [-6.6, 21.9], [-10.4, 29.6], [-12.8, 31.5], [-15.2, 31.7], [-17.3, 30], [-18.7, 27.2], [-20.4, 16.1], [-20.1, 10.8], [-17.8, 0], [-16.7, -9.6], [-13.9, -15], [-9.9, -19], [3, -27.1], [6.7, -27.7]],
      'debris-1': [[-1.6, -37.1], [17.8, -26.3], [23.4, -21.5], [26.2, -16.8], [27.2, -11.9], [27.1, -8.3], [24.1, 3.4], [22.9, 15.1], [21.1, 21.9], [18.7, 27], [16.3, 29.3], [13.4, 30.7], [-10.3, 34.3], [-28.1, 38.6], [-33.7, 39], [-35.3, 38.6], [-37.4, 36.6], [-37.2, 34.4], [-36.1, 32.7], [-31.5, 29.5], [-18.7, 23], [-14.5, 18.9], [-12.7, 15.5], [-12.2, 12.1], [-12.6, 6.9], [-20.5, -19.5], [-21.9, -29.8], [-21.2, -33.5], [-19.2, -36.6], [-15.8, -38.7], [-8.2, -39.6]],
      'debris-2': [[13.5, -37.5], [15.8, -36.4], [17.8, -34.9], [19.5, -32.2], [19.8, -28.7], [18.9, -21.5], [19.9, -16.7], [21.6, -12.2], [28.3, 0.4], [30.6, 6.4], [31.4, 13], [30.9, 17.9], [29.1, 22.7], [26.6, 26.3], [23, 29.7], [19, 32.2], [14.5, 33.9], [9.8, 34.8], [4, 35], [-0.4, 34.2], [-5.7, 31.9], [-9.6, 28.2], [-20.1, 14.5], [-25, 11.1], [-32.4, 8.9], [-34.7, 7.3], [-36.2, 5.3], [-37.2, 2.5], [-37.4, -1.1], [-36.9, -4.5], [-34.7, -10.6], [-31.4, -15.9], [-28.3, -19.3], [-23.2, -22.2], [-16.3, -23.9], [-9.6, -26.8], [-4.7, -30.4], [-0.7, -34.5], [3, -36.9], [5.4, -37.6], [10.4, -37.8]],
      station: [[22.6, -43.6], [25.8, -40.1], [29, -32.9], [36.3, -12.5], [38, -3], [37.6, 8], [35.7, 16.9], [33.3, 24.1], [29.5, 32.6], [27, 36.6], [23.8, 40.2], [20.3, 42.7], [13.5, 45], [8.5, 45.1], [4.8, 44.5], [-3.8, 41.4], [-12, 36.6], [-17, 33.1], [-25.4, 25.4], [-38, 15.4], [-42.5, 10.7], [-44.6, 7.3], [-46.3, 1.7], [-46.4, -2.4], [-44.6, -7.6], [-42, -12.1], [-31.8, -23.3], [-25.4, -32.9], [-21.2, -36.8], [-19.3, -37.6], [-16.2, -37.8], [-7.3, -36.3], [-2.7, -36.5], [4.9, -38.9], [13.7, -43.6], [17.2, -44.6], [20.1, -44.6]],
  },
  source: `${VALADIAN}; a second outline (${BUYINGME}) covers 96 to 98 per cent of it`,
  confidence: 0.85,
};
