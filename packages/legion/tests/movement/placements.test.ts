import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { type Formation, refusePlacements } from '../../src/rules/place-in-formation.ts';
import { surroundingsOf, travellerOf } from '../../src/rules/surroundings.ts';
import { shows } from '../shows.ts';

const state = legionState({
  squad: { unit: 'rebel-troopers', at: [600, 300], left: 2 },
  officer: { unit: 'rebel-officer', at: [660, 300] },
  vader: { unit: 'darth-vader', at: [600, 800] },
});
const [unit] = state.units;
const other = unit!.miniatures.find(({ id, stand }) => id !== unit!.leader && stand)!.id;
const formation: Formation = {
  unit: unit!,
  leader: { x: 600, y: 300, level: 0, heading: 0 },
  who: travellerOf(state, unit!),
  around: surroundingsOf(state, unit!),
  keepsOffDifficult: false,
  touching: [],
};
const refuse = (x: number) =>
  refusePlacements(formation, [{ miniature: other, stand: { x, y: 300, level: 0, heading: 0 } }]);

shows(
  ['lg.cohesion.required', 'lg.cohesion.max-distance'],
  'whoever is refused a place is told which miniature it is, and whom it would stand on',
  () => {
    expect(refuse(630)).toBeUndefined();
    expect(refuse(650)).toStrictEqual({
      kind: 'refused',
      rule: 'lg.move.end.no-overlap-minis',
      about: { unit: 'squad', miniature: other, by: 'officer.m1' },
    });
    expect(refuse(703)).toStrictEqual({
      kind: 'refused',
      rule: 'lg.cohesion.max-distance',
      about: { unit: 'squad', miniature: other },
    });
  },
);
