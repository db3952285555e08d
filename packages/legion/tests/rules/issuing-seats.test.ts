import type { SeatId } from '@sortie/kernel';
import { legionState, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { commandCard } from '../../src/catalogue/index.ts';
import { poolOf, unitsForToken } from '../../src/rules/order-pool.ts';
import { fits, slotsOf } from '../../src/rules/order-slots.ts';
import { seatsIssuingOrders } from '../../src/rules/priority.ts';
import { shows } from '../shows.ts';

const p1 = 'p1' as SeatId;

shows(
  ['lg.orders.priority-player-first'],
  'whoever has priority issues orders first; in a team battle the sides take turns, the one with priority before its partner',
  () => {
    const units = {
      vader: { unit: 'darth-vader', at: [300, 100] },
      luke: { unit: 'luke-skywalker', at: [300, 800] },
    } as const;
    const issuing = (priority: string) => seatsIssuingOrders(legionState(units, { priority }));
    expect([issuing('p1'), issuing('p2')]).toEqual([
      ['p1', 'p2'],
      ['p2', 'p1'],
    ]);
    const seats = [
      { id: 'p1', side: 0 },
      { id: 'p2', side: 1 },
      { id: 'p3', side: 0 },
      { id: 'p4', side: 1 },
    ] as const;
    const team = {
      vader: { unit: 'darth-vader', at: [300, 100], seat: 'p1' },
      veers: { unit: 'general-veers', at: [600, 100], seat: 'p3' },
      luke: { unit: 'luke-skywalker', at: [300, 800], seat: 'p2' },
      leia: { unit: 'leia-organa', at: [600, 800], seat: 'p4' },
    } as const;
    const inTeams = (priority: string) => seatsIssuingOrders(legionState(team, { seats, priority }));
    expect(inTeams('p1')).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(inTeams('p3')).toEqual(['p3', 'p2', 'p1', 'p4']);
    expect(inTeams('p4')).toEqual(['p4', 'p1', 'p2', 'p3']);
  },
);

shows(
  ['lg.orders.pool.contents', 'lg.orders.token.one-per-unit'],
  'a pool has a token for each of the player’s units whose token still lies on its card',
  () => {
    const state = legionState({
      vader: { unit: 'darth-vader', at: [300, 100], order: 'card' },
      storm: { unit: 'stormtroopers', at: [600, 100], order: 'faceup' },
      snow: { unit: 'snowtroopers', at: [900, 100], order: 'card' },
      luke: { unit: 'luke-skywalker', at: [300, 800], order: 'card' },
    });
    expect(poolOf(state, p1)).toEqual(['commander', 'corps']);
  },
);

shows(
  ['lg.activation-phase.choose.faceup-or-draw', 'lg.battle-card.rapid-reinforcements.trigger'],
  'a drawn token is for a unit of its rank that has not activated and has no faceup token, held back ones last',
  () => {
    const held: UnitSpec = { unit: 'snowtroopers', whereabouts: 'aside', order: 'pool' };
    const units = {
      vader: { unit: 'darth-vader', at: [300, 100], order: 'pool' },
      storm: { unit: 'stormtroopers', at: [600, 100], order: 'faceup' },
      done: { unit: 'stormtroopers', at: [900, 100], activated: true },
      held,
      late: { ...held, activated: true, order: 'facedown' },
      scouts: { ...held, unit: 'scout-troopers' },
      luke: { unit: 'luke-skywalker', at: [300, 800], order: 'pool' },
      theirs: { unit: 'rebel-troopers', whereabouts: 'aside', order: 'pool' },
    } as const;
    const matched = (rank: 'corps' | 'commander' | 'heavy', more: Readonly<Record<string, UnitSpec>> = {}) =>
      unitsForToken(legionState({ ...units, ...more } as never), p1, rank).map(({ id }) => id);
    expect(matched('commander')).toEqual(['vader']);
    expect(matched('corps')).toEqual(['held']);
    expect(matched('heavy')).toEqual([]);
    const present = { snow: { unit: 'snowtroopers', at: [1200, 100], order: 'pool' } } as const;
    expect(matched('corps', present)).toEqual(['snow']);
  },
);

shows(
  ['lg.orders.count', 'lg.orders.eligible.type'],
  'the orders of a bar are single ones, each for what it states, and a unit may take any that fits',
  () => {
    const kinds = (card: Parameters<typeof commandCard>[0], units: number, more: number) =>
      slotsOf(commandCard(card), units, more).map(({ kind }) => kind);
    expect(kinds('push', 5, 0)).toEqual(['units', 'units']);
    expect(kinds('push', 5, 1)).toEqual(['units', 'units', 'units']);
    expect(kinds('push', 5, -1)).toEqual(['units', 'units']);
    expect(kinds('an-entire-legion', 3, 0)).toEqual(['units', 'units', 'units']);
    const vader = { card: 'darth-vader', rank: 'commander' } as const;
    const storm = { card: 'stormtroopers', rank: 'corps' } as const;
    const walker = { card: 'at-st', rank: 'heavy' } as const;
    const evil = slotsOf(commandCard('master-of-evil'), 4, 0);
    expect(fits(evil, [vader, storm, storm])).toBe(true);
    expect(fits(evil, [storm, storm, vader])).toBe(true);
    expect(fits(evil, [storm, storm, storm])).toBe(false);
    const troopers = slotsOf(commandCard('new-ways-to-motivate-them'), 4, 0);
    expect([fits(troopers, [storm]), fits(troopers, [walker]), fits(troopers, [vader])]).toEqual([
      true,
      false,
      true,
    ]);
    expect(fits(evil, [])).toBe(true);
  },
);
