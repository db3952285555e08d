import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { armadaScene } from '../../src/kit/scene.ts';
import { arcOutline } from '../../src/scene/reach-marks.ts';
import { loadTexts } from '../../src/text/texts.ts';
import { ship } from '../measuring/places.ts';
import { objectiveGame } from '../objectives/objective-game.ts';
import { shows } from '../shows.ts';

shows(
  ['ar.setup.setup-area', 'ar.setup.deployment-zone'],
  'the setup area and the deployment zones are drawn while fleets are set up, and not afterwards',
  async () => {
    await loadTexts('en');
    const { draw } = armadaScene('en');
    const { marks } = draw(objectiveGame('fire-lanes').seenBy('p1'));
    const boxes = marks.map(({ role, points }) => {
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      const corners = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      return [role, ...corners.map((value) => value.toFixed(1))];
    });
    expect(boxes).toEqual([
      ['zone', '304.8', '0.0', '1524.0', '914.4'],
      ['zone-0', '304.8', '0.0', '1524.0', '185.2'],
      ['zone-1', '304.8', '729.2', '1524.0', '914.4'],
    ]);
    const playing = armadaTable({
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 800, 180] },
    });
    expect(draw(playing.seenBy('p1')).marks).toEqual([]);
  },
);

shows(
  'ar.range.measure.from-attacking-zone',
  'the reach of a hull zone is drawn from its own cardboard, as far as the band goes',
  () => {
    const outline = arcOutline(ship('cr90', 0, 0), 'front', 123.3);
    expect(Math.max(...outline.map(({ y }) => y))).toBeCloseTo(34.9 + 123.3, 1);
    expect(Math.min(...outline.map(({ y }) => y))).toBeGreaterThan(-8);
  },
);
