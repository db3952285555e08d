import type { MoveType } from '@sortie/legion/model';
import { legionState, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { whyNoMove } from '../../src/rules/movement-needs.ts';
import { unitId } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

/** The rule that keeps a unit of this kind from moving so, alone with an enemy far off. */
function whyNot(unit: string, type: MoveType, more: Partial<UnitSpec> = {}, speed: number | null = null) {
  const state = legionState({
    mover: { unit, at: [600, 300, 0], side: 0, ...more },
    enemy: { unit: 'han-solo', at: [1750, 850], side: 1 },
  } as never);
  return whyNoMove(state, { kind: 'move', unit: unitId('mover'), types: [type], speed })?.rule;
}

shows(
  ['lg.move.pivot.who', 'lg.move.reverse.ground-vehicles-only'],
  'troopers do not pivot, and whoever is no ground vehicle does not reverse',
  () => {
    const pivots = ['luke', 'e-web', 'at-st', 't-47'].map((unit) => whyNot(unit, 'pivot'));
    expect(pivots).toEqual(['lg.move.pivot.who', undefined, undefined, undefined]);
    const ground = 'lg.move.reverse.ground-vehicles-only';
    const reverses = ['luke', 'e-web', 'at-st', 't-47'].map((unit) => whyNot(unit, 'reverse'));
    expect(reverses).toEqual([ground, ground, undefined, ground]);
  },
);

shows(
  ['lg.transport.stationary-excluded', 'lg.unit-keyword.stationary.no-moves'],
  'a unit that never moves is told so, and of vehicles that it stays outside',
  () => {
    expect(whyNot('1-4-fd', 'standard')).toBe('lg.golden-rules.cannot-is-absolute');
    expect(whyNot('1-4-fd', 'embark')).toBe('lg.transport.stationary-excluded');
    expect(whyNot('1-4-fd', 'pivot')).toBeUndefined();
  },
);

shows(
  ['lg.move.immobilize.zero-speed', 'lg.move.immobilize.speed-x-moves'],
  'one token that leaves no speed forbids what needs no tool, and no move of a given speed',
  () => {
    const held = { tokens: { immobilize: 1 } };
    expect(whyNot('darth-vader', 'climb', held)).toBe('lg.move.immobilize.zero-speed');
    expect(whyNot('darth-vader', 'standard', held)).toBe('lg.move.standard.choose-tool');
    expect(whyNot('darth-vader', 'standard', held, 1)).toBeUndefined();
    expect(whyNot('at-st', 'pivot', { tokens: { immobilize: 2 } })).toBe('lg.move.immobilize.zero-speed');
    expect(whyNot('at-st', 'pivot', held)).toBeUndefined();
  },
);
