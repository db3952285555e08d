import type { SeatId } from '@sortie/kernel';
import type { UnitCardId, UpgradeCardId } from '@sortie/legion/catalogue';
import type { UnitId } from '@sortie/legion/model';
import { expect } from 'vitest';
import { newUnit } from '../../src/setup/new-unit.ts';
import { shows } from '../shows.ts';

const unitWith = (card: UnitCardId, ...upgrades: readonly UpgradeCardId[]) =>
  newUnit({ id: 'u1' as UnitId, seat: 'p1' as SeatId, side: 0, card, upgrades });

const ready = { exhausted: false, discarded: false, side: null, wounds: 0, woundsFrom: null };
const unplaced = { stand: null, wounds: 0, defeatedIn: null };

shows(
  ['lg.cards.exhaust.start-ready', 'lg.unit.mini-count', 'lg.unit.own-card', 'lg.unit.rank'],
  'a unit begins with the miniatures of its card, its upgrades ready, and nothing else',
  () => {
    expect(unitWith('stormtroopers', 'hh-12-stormtrooper', 'targeting-scopes')).toEqual({
      id: 'u1',
      seat: 'p1',
      side: 0,
      card: 'stormtroopers',
      rank: 'corps',
      points: 44 + 34 + 6,
      whereabouts: 'reserve',
      vehicle: null,
      miniatures: [
        { id: 'u1.m1', from: null, ...unplaced },
        { id: 'u1.m2', from: null, ...unplaced },
        { id: 'u1.m3', from: null, ...unplaced },
        { id: 'u1.m4', from: null, ...unplaced },
        { id: 'u1.m5', from: 'u1.c1', ...unplaced },
      ],
      leader: 'u1.m1',
      tokens: { aim: 0, dodge: 0, standby: 0, suppression: 0, immobilize: 0, ion: 0 },
      panicked: false,
      damage: [],
      resilienceRolled: false,
      order: 'card',
      wasOrdered: false,
      activated: false,
      upgrades: [
        { key: 'u1.c1', card: 'hh-12-stormtrooper', ...ready },
        { key: 'u1.c2', card: 'targeting-scopes', ...ready },
      ],
      standardMoves: 0,
      claimed: null,
      marks: 0,
      collected: 0,
      uses: [],
    });
  },
);

shows(
  ['lg.unit.leader.exactly-one', 'lg.unit.leader.single-mini'],
  'one miniature leads, the only one where there is one',
  () => {
    expect(unitWith('darth-vader').leader).toBe('u1.m1');
    const { miniatures, leader } = unitWith('stormtroopers');
    expect(miniatures.filter(({ id }) => id === leader)).toHaveLength(1);
  },
);

shows(
  'lg.unit.added.trooper-upgrades',
  'every trooper upgrade adds one miniature, and no other upgrade does',
  () => {
    const { miniatures } = unitWith(
      'rebel-troopers',
      'z-6-trooper',
      'rebel-trooper',
      'grappling-hooks',
      'impact-grenades',
    );
    expect(miniatures.map(({ from }) => from)).toEqual([null, null, null, null, 'u1.c1', 'u1.c2']);
  },
);

shows('lg.upgrade-keyword.leader.added-mini-leads', 'the miniature of a Leader upgrade leads', () => {
  expect(unitWith('stormtroopers', 'dlt-19-stormtrooper', 'imperial-officer-personnel').leader).toBe('u1.m6');
  expect(unitWith('stormtroopers', 'dlt-19-stormtrooper', 'stormtrooper').leader).toBe('u1.m1');
});

shows('lg.unit-keyword.heavy-weapon-team.leader', 'the heavy weapon leads a Heavy Weapon Team', () => {
  expect(unitWith('scout-troopers-strike-team', 'dlt-19-x-sniper').leader).toBe('u1.m2');
  expect(unitWith('scout-troopers', 'dlt-19-x-sniper').leader).toBe('u1.m1');
});
