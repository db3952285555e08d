import { armadaGame, findPreset } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';
import { armadaScene } from '../../src/kit/scene.ts';
import { armadaSetup } from '../../src/kit/setup.ts';
import type { ArmadaSetup } from '../../src/setup/index.ts';
import { loadTexts } from '../../src/text/texts.ts';
import type { ArmadaView } from '../../src/view/armada-view.ts';

await loadTexts('en');

test.each([
  [180, 914.4, 0, 914.4],
  [300, 1828.8, 304.8, 1524],
])(
  'while fleets of %i points are set up, the setup area and both deployment zones are shown',
  (points, width, left, right) => {
    const options = armadaSetup.optionsOf(armadaSetup.withCeiling({}, points));
    const fleetOf = (id: string) => ({ fleet: findPreset(id)!.fleet });
    const players = [
      { seat: 'p1', side: 0, force: fleetOf('core-rebel') },
      { seat: 'p2', side: 1, force: fleetOf('core-imperial') },
    ] as const;
    const game = armadaGame(armadaSetup.setupOf(options, players) as unknown as ArmadaSetup);
    const { table } = game.referee.view('referee') as unknown as { readonly table: ArmadaView };
    const { area, marks, pieces } = armadaScene('en').draw(table);
    expect(area.width).toBe(width);
    expect(pieces).toEqual([]);
    expect(marks.map(({ role }) => role)).toEqual(['zone', 'zone-0', 'zone-1']);
    for (const { points: corners } of marks) {
      expect([Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))]).toEqual([
        expect.closeTo(left, 6),
        expect.closeTo(right, 6),
      ]);
    }
  },
);
