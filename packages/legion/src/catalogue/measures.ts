import type { Area, Degrees, Millimetres } from '@sortie/geometry';
import type { BaseSize } from './base-size.ts';

/**
 * What the book leaves to the components. Each entry says where its numbers were measured and how far to trust
 * them, from 0 to 1; whoever has the real pieces corrects it here and nowhere else.
 */
export interface Measure<Value> {
  readonly value: Value;
  readonly source: string;
  readonly confidence: number;
}

/** The speeds for which there is a movement tool. */
export type Speed = 1 | 2 | 3;

/** Two equal halves and a joint; lengths are from the hollow of one end to that of the other. */
export interface ToolMeasures {
  readonly length: Readonly<Record<Speed, Millimetres>>;
  readonly width: Millimetres;
  /** The joint turns freely by so much to either side. */
  readonly bend: Degrees;
}

/** How long and how wide a base is; a round one is as long as it is wide. */
export interface BaseMeasures {
  readonly width: Millimetres;
  readonly length: Millimetres;
  readonly isNotched: boolean;
}

export type TokenKind = 'objective' | 'condition' | 'charge' | 'smoke' | 'order';

const MOD = 'swlegion/tts (a virtual table)';
const PRINT = 'ekirchman/Star-Wars-Legion-Rulers (a model to print)';
const FORUM = 'measurements in the forum of the publisher, 2018';

/** lg.move.tool.lengths, lg.move.tool.joint */
export const toolMeasure: Measure<ToolMeasures> = {
  value: { length: { 1: 75, 2: 125, 3: 175 }, width: 15, bend: 90 },
  source: `lengths ${MOD}; ${PRINT} has 73.3 for the first; bend ${FORUM}; width ${PRINT}`,
  confidence: 0.8,
};

/** lg.base.size.small, lg.base.size.medium, lg.base.size.large, lg.base.size.huge */
export const baseMeasure: Measure<Readonly<Record<BaseSize, BaseMeasures>>> = {
  value: {
    small: { width: 27, length: 27, isNotched: false },
    medium: { width: 50, length: 50, isNotched: true },
    large: { width: 70, length: 70, isNotched: true },
    huge: { width: 100, length: 100, isNotched: true },
    long: { width: 100, length: 175, isNotched: true },
  },
  source: `${MOD}, ${FORUM}; the long one, with round ends, came later`,
  confidence: 0.95,
};

/** What of a base is seen beneath a miniature on a peg. */
export const baseThicknessMeasure: Measure<Millimetres> = {
  value: 3.5,
  source: 'an estimate; nobody measured it',
  confidence: 0.4,
};

/** How far inside the circle of a notched base the end of the tool lies. lg.base.notches */
export const notchMeasure: Measure<Millimetres> = {
  value: 3,
  source: `${MOD}: a move of a notched base is 6 mm shorter than tool and base`,
  confidence: 0.75,
};

/** One segment of the range ruler, also the measure of heights. */
export const segmentMeasure: Measure<Millimetres> = {
  // lg.range.segment-length
  value: 152.4,
  source: `six inches; ${FORUM} and two guides agree`,
  confidence: 0.98,
};

/** Each side of the facing, the front arc reaches so far. */
export const arcMeasure: Measure<Degrees> = {
  // lg.firing-arc.front
  value: 45,
  source:
    'from memory of the printed base; the book only says that a notch lies in the front and in the rear arc',
  confidence: 0.7,
};

/** Diameters. lg.components.token-size */
export const tokenMeasure: Measure<Readonly<Record<TokenKind, Millimetres>>> = {
  value: { objective: 25.1, condition: 25.1, charge: 25.1, smoke: 18.8, order: 25 },
  source: `${MOD}; the order token is an estimate`,
  confidence: 0.85,
};

/** How high a token rises, for sight to it. */
export const tokenThicknessMeasure: Measure<Millimetres> = {
  // lg.line-of-sight.token
  value: 2,
  source: 'an estimate',
  confidence: 0.4,
};

export const battlefieldMeasure: Measure<Readonly<Record<'standard' | 'learnToPlay', Area>>> = {
  value: { standard: { width: 1828.8, depth: 914.4 }, learnToPlay: { width: 914.4, depth: 914.4 } },
  source: 'feet in millimetres; the book also prints them as 180 and 90 cm',
  confidence: 0.98,
};
