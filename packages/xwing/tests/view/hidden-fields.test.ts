import { isTableEvent } from '@sortie/kernel';
import { type XwingTable, xwingTable } from '@sortie/testkit/xwing';
import { describe, expect, test } from 'vitest';
import type { XwingEvent, XwingState } from '../../src/model/index.ts';
import { see } from '../../src/view/see.ts';
import { view } from '../../src/view/view.ts';
import { eventSamples } from '../text/event-samples.ts';

const MARK = 'a field that nobody has shown';
const viewers = ['p1', 'p2', 'spectator'] as const;

/** What happens at every table is the kernel's to tell. */
const ownSamples = Object.entries(eventSamples).filter(([kind]) => !isTableEvent({ kind }));

/** The same data with one more field in every object that is in it. */
function withNewFields<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withNewFields) as T;
  const fields = Object.entries(value).map(([name, field]) => [name, withNewFields(field)]);
  return { ...Object.fromEntries(fields), hitherto: MARK } as T;
}

/** A table on which as much as possible lies, in the middle of an attack. */
function inAttack(): XwingTable {
  return xwingTable(
    {
      luke: {
        pilot: 'rebel:xwing:lukeskywalker',
        at: [450, 300],
        upgrades: ['r2d2', 'protontorpedoes'],
        faceup: ['core2-structuraldamage'],
        facedown: ['core2-directhit'],
        tokens: { focus: 1 },
        lock: 'academy',
        dial: { speed: 2, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 500, 180], tokens: { evade: 1 }, hasFought: true },
      wing: { pilot: 'academypilot', at: [490, 500, 180], hasFought: true },
    },
    {
      obstacles: [{ kind: 'asteroid', outline: 0, at: [100, 100] }],
      bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'academy', at: [800, 800] }],
      touches: [['wing', 'academy']],
    },
  ).attack('luke', 'academy', { attack: ['hit', 'focus', 'blank'] });
}

describe('a new field is seen by nobody until somebody shows it', () => {
  test('of the state, and of everything in it', () => {
    const { state } = inAttack();
    const marked: XwingState = withNewFields(state);
    expect(marked.ships[0]!.upgrades[0]).toHaveProperty('hitherto', MARK);
    expect(marked.engine.stack.at(-1)!.at).toHaveProperty('attackDice.0.hitherto', MARK);
    for (const viewer of viewers) {
      expect(JSON.stringify(view(marked, viewer as never))).not.toContain(MARK);
      expect(view(marked, viewer as never)).toEqual(view(state, viewer as never));
    }
  });

  test.each(['state', 'ship', 'upgrade', 'damage', 'attack'] as const)('of the %s alone', (part) => {
    const state = structuredClone(inAttack().state);
    const parts = {
      state,
      ship: state.ships[0]!,
      upgrade: state.ships[0]!.upgrades[0]!,
      damage: state.ships[0]!.damage[0]!,
      attack: state.engine.stack.find(({ flow }) => flow === 'attack')!.at,
    };
    Object.assign(parts[part], { hitherto: MARK });
    for (const viewer of viewers) expect(JSON.stringify(view(state, viewer as never))).not.toContain(MARK);
  });

  test.each(ownSamples)('of the event %s, and of everything in it', (kind, samples) => {
    const { state } = xwingTable({
      luke: { pilot: 'rebel:xwing:lukeskywalker', at: [450, 300] },
      tie: { pilot: 'academypilot', at: [450, 500, 180] },
    });
    for (const sample of samples) {
      const event = { kind, ...sample } as XwingEvent;
      const marked = withNewFields(event);
      for (const viewer of viewers) {
        const told = see(marked, viewer as never, state);
        expect(JSON.stringify(told ?? null)).not.toContain(MARK);
        expect(told).toEqual(see(event, viewer as never, state));
      }
      expect(see(marked, 'referee', state)).toBe(marked);
    }
  });
});
