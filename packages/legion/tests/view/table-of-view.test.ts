import type { Viewer } from '@sortie/kernel';
import { legion } from '@sortie/legion/rules';
import { type LegionView, tableOfView } from '@sortie/legion/view';
import { expect, test } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { fullState } from './full-state.ts';

test('the rules answer the same over what a player sees as over the state', () => {
  const state = fullState();
  const table = tableOf(state);
  for (const viewer of ['p1', 'p2', 'spectator'] as readonly string[] as readonly Viewer[]) {
    const seen = tableOfView(legion.view(state, viewer) as unknown as LegionView);
    expect(seen.units.map(({ id }) => id)).toEqual(table.units.map(({ id }) => id));
    for (const { id } of table.units) {
      expect([seen.courage(id), seen.maxSpeed(id), seen.keywordValue(id, 'precise')]).toEqual([
        table.courage(id),
        table.maxSpeed(id),
        table.keywordValue(id, 'precise'),
      ]);
      expect(table.units.map((other) => seen.range(id, other.id))).toEqual(
        table.units.map((other) => table.range(id, other.id)),
      );
    }
    expect([seen.attack, seen.pool, seen.activation, seen.move]).toEqual([
      table.attack,
      table.pool,
      table.activation,
      table.move,
    ]);
  }
});
