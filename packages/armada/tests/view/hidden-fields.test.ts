import type { ArmadaEvent, ArmadaState } from '@sortie/armada/model';
import { armada } from '@sortie/armada/rules';
import { playGame } from '@sortie/bots';
import type { Viewer } from '@sortie/kernel';
import { isEngineEvent } from '@sortie/kernel';
import { type ArmadaTable, armadaTable } from '@sortie/testkit/armada';
import { describe, expect, test } from 'vitest';
import { openGame, randomPlayers } from '../games/open-game.ts';

const MARK = 'a field that nobody has shown';
const viewers = ['p1', 'p2', 'spectator'] as readonly string[] as readonly Viewer[];

/** The same data with one more field in every object that is in it. */
function withNewFields<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withNewFields) as T;
  const fields = Object.entries(value).map(([name, field]) => [name, withNewFields(field)]);
  return { ...Object.fromEntries(fields), hitherto: MARK } as T;
}

/** A table on which as much as possible lies, in the middle of an attack. */
function inAttack(): ArmadaTable {
  return armadaTable(
    {
      victory: {
        ship: 'victory-ii',
        at: [900, 300, 0],
        upgrades: ['gunnery-team'],
        faceup: ['blinded-gunners'],
        facedown: ['comm-noise'],
        commandTokens: ['repair'],
        dials: ['concentrateFire', 'squadron'],
      },
      tie: { squadron: 'howlrunner', at: [700, 300] },
      wing: { squadron: 'luke-skywalker', at: [760, 300] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 600, 180], activated: true },
    },
    {
      obstacles: { 'asteroid-1': [300, 300, 0] },
      objective: { card: 'intel-sweep', ships: ['victory'], tokens: [{ id: 't1', at: [500, 500] }] },
    },
  ).attack('victory', 'corvette', { zone: 'front', defendingZone: 'front', red: ['hit', 'hit', 'blank'] });
}

/** One event of every kind that some games bring about. */
function eventsOfGames(): ReadonlyMap<string, { readonly event: ArmadaEvent; readonly state: ArmadaState }> {
  const found = new Map<string, { readonly event: ArmadaEvent; readonly state: ArmadaState }>();
  for (const index of [0, 1, 2, 3]) {
    const referee = openGame(index);
    playGame(referee, randomPlayers(index), { limit: 5000 });
    for (const event of referee.log) {
      if (!isEngineEvent(event)) found.set(event.kind, { event, state: referee.state });
    }
  }
  return found;
}

describe('a new field is seen by nobody until somebody shows it', () => {
  test('of the state, and of everything in it', () => {
    const { state } = inAttack();
    const marked: ArmadaState = withNewFields(state);
    expect(marked.ships[0]!.upgrades[0]).toHaveProperty('hitherto', MARK);
    expect(marked.engine.stack.at(-1)!.at).toHaveProperty('dice.0.hitherto', MARK);
    for (const viewer of viewers) {
      expect(JSON.stringify(armada.view(marked, viewer))).not.toContain(MARK);
      expect(armada.view(marked, viewer)).toEqual(armada.view(state, viewer));
    }
  });

  test.each(['state', 'ship', 'squadron', 'upgrade', 'damage', 'dial', 'attack'] as const)(
    'of the %s alone',
    (part) => {
      const state = structuredClone(inAttack().state);
      const parts = {
        state,
        ship: state.ships[0]!,
        squadron: state.squadrons[0]!,
        upgrade: state.ships[0]!.upgrades[0]!,
        damage: state.ships[0]!.damage[0]!,
        dial: state.ships[0]!.dials[0]!,
        attack: state.engine.stack.find(({ flow }) => flow === 'attack')!.at,
      };
      Object.assign(parts[part], { hitherto: MARK });
      for (const viewer of viewers) {
        expect(JSON.stringify(armada.view(state, viewer))).not.toContain(MARK);
      }
    },
  );

  test('of every event, and of everything in it', () => {
    const events = eventsOfGames();
    expect(events.size).toBeGreaterThan(45);
    for (const { event, state } of events.values()) {
      const marked = withNewFields(event);
      for (const viewer of viewers) {
        const told = armada.see(marked, viewer, state);
        expect(JSON.stringify(told ?? null)).not.toContain(MARK);
        expect(told).toEqual(armada.see(event, viewer, state));
      }
      expect(armada.see(marked, 'referee', state)).toBe(marked);
    }
  });
});
