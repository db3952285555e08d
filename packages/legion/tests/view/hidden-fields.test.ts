import type { Viewer } from '@sortie/kernel';
import type { LegionEvent, LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import { describe, expect, test } from 'vitest';
import { fullState } from './full-state.ts';

const MARK = 'a field that nobody has shown';
const viewers = ['p1', 'p2', 'spectator'] as readonly string[] as readonly Viewer[];

/** The same data with one more field in every object that is in it. */
function withNewFields<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withNewFields) as T;
  const fields = Object.entries(value).map(([name, field]) => [name, withNewFields(field)]);
  return { ...Object.fromEntries(fields), hitherto: MARK } as T;
}

describe('a new field is seen by nobody until somebody shows it', () => {
  test('of the state, and of everything in it', () => {
    const state = fullState();
    const marked: LegionState = withNewFields(state);
    expect(marked.units[0]!.upgrades[0]).toHaveProperty('hitherto', MARK);
    expect(marked.units[0]!.miniatures[0]).toHaveProperty('stand.hitherto', MARK);
    expect(marked.engine.stack.at(-2)!.at).toHaveProperty('dice.0.hitherto', MARK);
    for (const viewer of viewers) {
      expect(JSON.stringify(legion.view(marked, viewer))).not.toContain(MARK);
      expect(legion.view(marked, viewer)).toEqual(legion.view(state, viewer));
    }
  });

  test.each([
    'state',
    'unit',
    'miniature',
    'upgrade',
    'player',
    'token',
    'terrain',
    'declared',
    'battleCards',
    'attack',
    'attackPool',
    'activation',
    'move',
  ] as const)('of the %s alone', (part) => {
    const state = structuredClone(fullState());
    const frame = (flow: string) => state.engine.stack.find((each) => each.flow === flow)!.at;
    const parts = {
      state,
      unit: state.units[0]!,
      miniature: state.units[0]!.miniatures[0]!,
      upgrade: state.units[0]!.upgrades[0]!,
      player: state.players[0]!,
      token: state.tokens[0]!,
      terrain: state.battlefield.terrain[0]!,
      declared: state.battlefield.terrain[0]!.declared!,
      battleCards: state.battleCards,
      attack: frame('attack'),
      attackPool: frame('attackPool'),
      activation: frame('activation'),
      move: frame('move'),
    };
    Object.assign(parts[part], { hitherto: MARK });
    for (const viewer of viewers) {
      expect(JSON.stringify(legion.view(state, viewer))).not.toContain(MARK);
    }
  });

  const event = { kind: 'upgradeExhausted', unit: 'storm', key: 'storm.c1' } as LegionEvent;
  const placed = {
    kind: 'miniaturesPlaced',
    unit: 'storm',
    placements: [{ miniature: 'storm.m1', stand: { x: 1, y: 2, level: 0, heading: 0 } }],
  } as unknown as LegionEvent;

  test.each([event, placed])('of an event, and of everything in it', (happened) => {
    const marked = withNewFields(happened);
    for (const viewer of viewers) {
      const told = legion.see(marked, viewer, fullState());
      expect(told).toEqual(happened);
      expect(JSON.stringify(told)).not.toContain(MARK);
    }
    expect(legion.see(marked, 'referee', fullState())).toBe(marked);
  });
});
