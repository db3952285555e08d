import type { MoveType } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { mayDisplace, tokensInWay, travellerOf } from '../../src/rules/surroundings.ts';
import { shows } from '../shows.ts';

const state = legionState(
  {
    bikes: { unit: '74-z', at: [600, 400, 0, 60], left: 1 },
    walker: { unit: 'at-st', at: [900, 400, 0] },
    storm: { unit: 'stormtroopers', at: [1200, 400] },
    airspeeder: { unit: 't-47', at: [300, 400, 0] },
  },
  {
    terrain: [{ id: 'box', piece: 'container', at: [600, 400] }],
    tokens: [
      { id: 'crate', kind: 'objective', at: [100, 100] },
      { id: 'carried', kind: 'objective', at: [200, 100], unit: 'storm' },
      { id: 'mine', kind: 'charge', at: [300, 100] },
      { id: 'mark', kind: 'condition', at: [400, 100] },
    ],
  } as never,
);
const unit = (id: string) => state.units.find((each) => each.id === id)!;

shows(
  'lg.unit-keyword.speeder.move-over-height',
  'what a speeder passes over is counted from the table, wherever it starts',
  () => {
    expect(travellerOf(state, unit('bikes'), 'compulsory')).toMatchObject({ over: 152.4, dropsFreely: true });
    expect(travellerOf(state, unit('storm')).over).toBeUndefined();
  },
);

shows(
  [
    'lg.displacement.ground-vehicle-path',
    'lg.displacement.repulsor-compulsory-end',
    'lg.displacement.repulsor-not-otherwise',
  ],
  'ground vehicles displace whenever they drive or turn, repulsors in compulsory moves alone, troopers never',
  () => {
    const types: readonly MoveType[] = [
      'standard',
      'reverse',
      'pivot',
      'climb',
      'clamber',
      'clamberOver',
      'compulsory',
    ];
    const displacing = (id: string) => types.filter((type) => mayDisplace(unit(id), type));
    expect(displacing('walker')).toEqual(['standard', 'reverse', 'pivot', 'compulsory']);
    expect(displacing('airspeeder')).toEqual(['compulsory']);
    expect(displacing('storm')).toEqual([]);
  },
);

shows(
  'lg.move.end.no-overlap-tokens',
  'tokens of objectives and conditions that lie on the table are in the way, charges and carried ones are not',
  () => {
    const found = tokensInWay(state).map(({ centre, radius }) => [Math.round(centre.x), radius]);
    expect(found).toEqual([
      [100, 12.55],
      [400, 12.55],
    ]);
  },
);
