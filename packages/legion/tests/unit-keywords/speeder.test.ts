import type { MoveType } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { moving, standsOf, tool } from '../movement/mover.ts';
import { prints } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const t47 = { unit: 't-47', at: [600, 200, 0] } as const;
const bike = { unit: '74-z-speeder-bikes', at: [600, 200, 0], left: 1 } as const;
const piece = (id: string, y: number) => ({ terrain: [{ id: 'piece', piece: id, at: [600, y] }] }) as never;
const straight = { ...tool(3, 0), type: 'compulsory' };

shows(
  'lg.unit-keyword.speeder.move-over-height',
  'it moves over terrain as high as its value, and no higher',
  () => {
    const over = moving(t47, '', {}, piece('tower', 320)).answers(straight).hasWounds('mover', 0);
    expect(standsOf(over, 'mover')).toEqual([[600, 469]]);
    // 165 is more than one segment of 152.4.
    const higher = { t47: { ...t47, at: [1500, 200, 0], side: 1 } } as const;
    for (const others of [{}, higher]) {
      moving(bike, '', others, piece('tower', 310)).refuses(straight, 'lg.compulsory-move.full-max-speed');
    }
    const low = moving(bike, '', {}, piece('container', 310)).answers(straight).hasWounds('mover', 0);
    expect(standsOf(low, 'mover')[0]![1]).toBeGreaterThan(400);
  },
);

shows(
  ['lg.unit-keyword.speeder.move-over-height', 'lg.unit-keyword.jump.over-terrain'],
  'Jump and Speeder let pass over what each of them says, and never over both together',
  () => {
    prints('targeting-scopes', {
      lends: ({ owner, unit }) => (owner === unit ? [{ id: 'jump', value: 1 }] : []),
    });
    const state = legionState({ bikes: { ...bike, upgrades: ['targeting-scopes'] } });
    const [unit] = state.units;
    const over = (type: MoveType) => tableOf(state).cards.sum('passedOver', { unit: unit!, type });
    expect([over('standard'), over('compulsory'), over('jump')]).toEqual([1, 1, 1]);
  },
);

shows('lg.unit-keyword.speeder.end-on-height', 'it ends on terrain as high as its value', () => {
  const at = moving(t47, '', {}, piece('house-large', 469)).answers(straight).hasWounds('mover', 0);
  expect(standsOf(at, 'mover')).toEqual([[600, 469, 90]]);
  const atst = { unit: 'at-st', at: [600, 200, 0] } as const;
  moving(atst, 'standard', {}, piece('house-large', 389)).refuses(
    tool(2, 0),
    'lg.terrain.impassable.no-move',
  );
});

shows('lg.unit-keyword.speeder.compulsory-move', 'the move is made, and cannot be declined', () => {
  const at = moving(t47, '').asks('move', { types: ['compulsory'], source: 'speeder' });
  at.refuses({ decline: true }, 'lg.move.action-options').answers(straight);
  expect(at.events('moveMade').map(({ type }) => type)).toEqual(['compulsory']);
});
