import { describe, expect, test } from 'vitest';
import { shownSeat } from '../../../src/pages/game/shown-seat.ts';

const asked = (seat: string, isSecret: boolean) => ({ seat, isSecret });

describe('whose eyes the screen shows', () => {
  test('one person at a device always looks through their own eyes', () => {
    expect(shownSeat(['p1'], [], null)).toEqual({ kind: 'own', seat: 'p1' });
    expect(shownSeat(['p1'], [asked('p1', true)], null)).toEqual({ kind: 'own', seat: 'p1' });
  });

  test('somebody who only looks on sees the open table', () => {
    expect(shownSeat([], [], null)).toEqual({ kind: 'open', seat: null });
  });

  test('at one screen a secret question is covered until its person has the screen', () => {
    const both = [asked('p1', true), asked('p2', true)];
    expect(shownSeat(['p1', 'p2'], both, null)).toEqual({ kind: 'handOver', seat: 'p1' });
    expect(shownSeat(['p1', 'p2'], both, 'p1')).toEqual({ kind: 'own', seat: 'p1' });
  });

  test('the one who holds the screen finishes before the other is asked for it', () => {
    const both = [asked('p1', true), asked('p2', true)];
    expect(shownSeat(['p1', 'p2'], both, 'p2')).toEqual({ kind: 'own', seat: 'p2' });
    expect(shownSeat(['p1', 'p2'], [asked('p1', true)], 'p2')).toEqual({ kind: 'handOver', seat: 'p1' });
  });

  test('questions that are no secret change the seat without covering the table', () => {
    expect(shownSeat(['p1', 'p2'], [asked('p2', false)], 'p1')).toEqual({ kind: 'open', seat: 'p2' });
  });

  test('holding the screen shows no secrets when the question is open to all', () => {
    expect(shownSeat(['p1', 'p2'], [asked('p1', false)], 'p1')).toEqual({ kind: 'open', seat: 'p1' });
  });

  test('while nobody at the screen is asked the table is open', () => {
    expect(shownSeat(['p1', 'p2'], [], 'p1')).toEqual({ kind: 'open', seat: null });
  });
});
