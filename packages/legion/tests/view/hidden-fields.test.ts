import type { Viewer } from '@sortie/kernel';
import { isEngineEvent } from '@sortie/kernel';
import type { LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import { describe, expect, test } from 'vitest';
import { fullState } from './full-state.ts';
import { playStill } from './still-game.ts';

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

  test('of every event, and of everything in it', () => {
    const kinds = new Set<string>();
    const { log, state } = playStill('hidden fields', () => {});
    for (const event of log) {
      if (isEngineEvent(event) || kinds.has(event.kind)) continue;
      kinds.add(event.kind);
      const marked = withNewFields(event);
      for (const viewer of viewers) {
        const told = legion.see(marked, viewer, state);
        expect(JSON.stringify(told ?? null)).not.toContain(MARK);
        expect(told).toEqual(legion.see(event, viewer, state));
      }
      expect(legion.see(marked, 'referee', state)).toBe(marked);
    }
    expect(kinds.size).toBeGreaterThan(25);
  });
});
