import { armadaTable } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';
import { armadaReplay } from '../../src/kit/replay.ts';
import type { ArmadaView } from '../../src/view/armada-view.ts';

test('a replay counts what each side has scored, and the hull and shields it has left', () => {
  const laid = armadaTable({
    victory: { ship: 'victory-ii', at: [900, 450, 90], shields: { front: 1 }, facedown: ['injured-crew'] },
    tie: { squadron: 'tie-fighter', at: [800, 200], hull: 2 },
    nebulon: { ship: 'nebulon-b-escort', at: null, destroyed: 1 },
    xwing: { squadron: 'x-wing', at: [300, 200] },
  });
  const { table } = laid.referee.view('referee') as unknown as { readonly table: ArmadaView };
  expect(armadaReplay.round(table)).toBe(1);
  expect(armadaReplay.read(table)).toEqual([
    { key: 'points', values: [57, 0], shape: 'gain' },
    { key: 'hull', values: [7 + 8 + 2, 5], shape: 'level' },
  ]);
  expect(armadaReplay.isHighlight({ kind: 'targetDeclared' })).toBe(true);
  expect(armadaReplay.isHighlight({ kind: 'shipMoved' })).toBe(false);
});
