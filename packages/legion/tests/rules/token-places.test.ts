import type { Place, TokenId } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { liesFlat, overlapsToken } from '../../src/rules/token-places.ts';
import { shows } from '../shows.ts';

const place = (x: number, y: number, level = 0) => ({ x, y, level }) as Place;

const units = { luke: { unit: 'luke-skywalker', at: [1700, 800] } } as const;

shows(
  ['lg.area-weapon.charge.no-overlap', 'lg.battle-card.condition.tokens-no-overlap-objective'],
  'a token overlaps one that is nearer than both radii on the same level, unless that is the one that is moved',
  () => {
    const crate = { id: 'crate', kind: 'objective', at: [400, 400] } as const;
    const state = legionState(units, { tokens: [crate] });
    const overlaps = (at: Place, without: string | null = null) =>
      overlapsToken(state, at, 'charge', without as TokenId | null);
    // Both are 25.1 mm wide.
    expect(overlaps(place(425, 400))).toBe(true);
    expect(overlaps(place(425.1, 400))).toBe(false);
    expect(overlaps(place(426, 400))).toBe(false);
    expect(overlaps(place(400, 400, 30))).toBe(false);
    expect(overlaps(place(400, 400), 'crate')).toBe(false);
    expect(overlaps(place(400, 400), 'other')).toBe(true);
  },
);

shows(
  [
    'lg.area-weapon.charge.flat-surface',
    'lg.battle-card.condition.tokens-not-under-terrain',
    'lg.battle-card.objective.not-under-terrain',
  ],
  'a token lies on open ground, wholly on what holds it or wholly in a pit, and never off the table',
  () => {
    const { battlefield } = legionState(units, {
      terrain: [
        { piece: 'hill-low', at: [400, 400] },
        { piece: 'crater-large', at: [900, 400] },
        { piece: 'wall-tall', at: [1300, 400] },
      ],
    });
    const lies = (x: number, y: number, level = 0) => liesFlat({ battlefield }, place(x, y, level), 'charge');
    expect([lies(700, 700), lies(700, 700, 30), lies(700, 700, -25)]).toEqual([true, false, false]);
    expect([lies(400, 400, 30), lies(400, 400, 0), lies(400, 400, 20)]).toEqual([true, false, false]);
    expect([lies(545, 400, 30), lies(545, 400, 0)]).toEqual([false, false]);
    expect([lies(900, 400, -25), lies(900, 400, -10)]).toEqual([true, false]);
    expect(lies(985, 400, -25)).toBe(false);
    expect([lies(1300, 400, 80), lies(1300, 400, 0)]).toEqual([false, false]);
    expect([lies(12, 700), lies(13, 700)]).toEqual([false, true]);
    expect([lies(1000, 902), lies(1000, 901)]).toEqual([false, true]);
  },
);
