import { expect, test } from 'vitest';
import * as catalogue from '../../src/catalogue/index.ts';
import { baseMeasure, type Measure, notchMeasure, toolMeasure } from '../../src/catalogue/index.ts';
import { shows } from '../shows.ts';

function isMeasure(value: unknown): value is Measure<unknown> {
  return typeof value === 'object' && value !== null && 'value' in value && 'confidence' in value;
}

test('every measure says where it comes from and how sure it is', () => {
  const measures = Object.entries(catalogue).filter(([name]) => name.endsWith('Measure'));
  expect(measures.map(([name]) => name)).toEqual([
    'arcMeasure',
    'baseMeasure',
    'baseThicknessMeasure',
    'battlefieldMeasure',
    'notchMeasure',
    'segmentMeasure',
    'tokenMeasure',
    'tokenThicknessMeasure',
    'toolMeasure',
  ]);
  for (const [, measure] of measures) {
    if (!isMeasure(measure)) throw new Error('this is no measure');
    expect(measure.source).not.toBe('');
    expect(measure.confidence).toBeGreaterThan(0);
    expect(measure.confidence).toBeLessThan(1);
  }
});

shows(
  ['lg.move.tool.lengths', 'lg.move.tool.joint'],
  'tools are 75, 125 and 175 mm long and 15 wide, and their halves bend by 90 degrees to either side',
  () => {
    expect(toolMeasure).toMatchObject({
      value: { length: { 1: 75, 2: 125, 3: 175 }, width: 15, bend: 90 },
      confidence: 0.8,
    });
  },
);

shows(
  ['lg.base.size.small', 'lg.base.size.medium', 'lg.base.size.large', 'lg.base.size.huge', 'lg.base.notches'],
  'small bases alone have no notches, and only the long one, which came later, is not round',
  () => {
    expect(baseMeasure).toMatchObject({
      value: {
        small: { width: 27, length: 27, isNotched: false },
        medium: { width: 50, length: 50, isNotched: true },
        large: { width: 70, length: 70, isNotched: true },
        huge: { width: 100, length: 100, isNotched: true },
        long: { width: 100, length: 175, isNotched: true },
      },
      confidence: 0.95,
    });
    expect(notchMeasure).toMatchObject({ value: 3, confidence: 0.75 });
  },
);
