import { legionTable, legionWith, type Situation, type UnitSpec } from '@sortie/testkit/legion';
import { afterEach, vi } from 'vitest';
import type { LegionEffect } from '../../src/model/index.ts';
import { must, orders, prints } from '../rules/made-up.ts';

type Keyword = 'transport' | 'lightTransport';

/** No vehicle that can be played carries anybody yet, so a walker is lent the keyword. */
export function carries(id: Keyword = 'transport', cabin: 'open' | 'closed' = 'open', value = 1): void {
  prints('comms-jammer', {
    lends: ({ owner, unit }) => (owner.id === unit.id ? [{ id, value, cabin }] : []),
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

export const carrier = { unit: 'at-st', at: [600, 500, 0], side: 0, upgrades: ['comms-jammer'] } as const;

/** The unit sits in the carrier. */
export function passenger(unit: string, more: Partial<UnitSpec> = {}): UnitSpec {
  return { unit, side: 0, whereabouts: 'transported', vehicle: 'carrier', ...more } as never as UnitSpec;
}

/** A passenger, its vehicle, and an enemy far off, with effects at the start of the first activation. */
export function aboard(
  mover: UnitSpec,
  more: Readonly<Record<string, UnitSpec>> = {},
  effects: readonly LegionEffect[] = [],
  situation: Situation = {},
) {
  const units = {
    mover,
    carrier,
    enemy: { unit: 'general-veers', at: [1700, 800], side: 1 } as const,
    ...more,
  };
  const game =
    effects.length === 0
      ? legionWith()
      : legionWith(must(orders('begins', ['p1', 'startOfActivation'], ...effects)));
  return legionTable(units, situation, game);
}
