import type { BattlefieldToken, Unit } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { leaderTouches, terrainTouched } from '../../src/rules/leader-places.ts';
import { shows } from '../shows.ts';

const state = (units: object) =>
  legionState(
    { vader: { unit: 'darth-vader', at: [1700, 850] }, ...units } as never,
    { terrain: [{ id: 'box', piece: 'container', at: [600, 400] }] } as never,
  );
const lukeIn = ({ units }: { readonly units: readonly Unit[] }) => units.find(({ id }) => id === 'luke')!;
const luke = (...at: readonly number[]) => state({ luke: { unit: 'luke-skywalker', at } });
const token = (x: number, y: number, level: number) =>
  ({ id: 't', kind: 'objective', at: { x, y, level }, unit: null }) as never as BattlefieldToken;

shows(
  'lg.base.contact.definition',
  'a base touches a token on its own level, and terrain at its edge',
  () => {
    const below = luke(600, 356.5);
    // Half of 25.1 and of 27.
    expect(leaderTouches(lukeIn(below), token(600, 330.45, 0))).toBe(true);
    expect(leaderTouches(lukeIn(below), token(600, 330, 0))).toBe(false);
    expect(leaderTouches(lukeIn(below), token(600, 382.5, 60))).toBe(false);
    expect(leaderTouches(lukeIn(luke(600, 400, 0, 60)), token(620, 400, 60))).toBe(true);
    expect(leaderTouches(lukeIn(below), undefined)).toBe(false);
    expect(terrainTouched(below, lukeIn(below))).toEqual(['box']);
    const apart = luke(600, 356);
    expect(terrainTouched(apart, lukeIn(apart))).toEqual([]);
  },
);

shows(
  ['lg.transport.no-objectives', 'lg.transport.no-contact'],
  'a leader aboard a vehicle touches nothing',
  () => {
    const aboard = state({
      carrier: { unit: 'at-st', at: [600, 300, 0], side: 1 },
      luke: { unit: 'luke-skywalker', whereabouts: 'transported', vehicle: 'carrier', side: 1 },
    });
    expect(leaderTouches(lukeIn(aboard), token(600, 300, 0))).toBe(false);
    expect(terrainTouched(aboard, lukeIn(aboard))).toEqual([]);
  },
);
