import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { dialFrameMeasure, hullZones } from '../../src/catalogue/index.ts';
import { armadaScene } from '../../src/kit/scene.ts';
import { zoneOf } from '../../src/measuring/index.ts';
import { shipTokens } from '../../src/scene/index.ts';
import { loadTexts, texts } from '../../src/text/texts.ts';
import { shows } from '../shows.ts';

const table = () =>
  armadaTable({
    victory: {
      ship: 'victory-ii',
      at: [900, 450, 0],
      shields: { front: 0, left: 1 },
      dials: ['navigate', 'repair', 'squadron'],
      commandTokens: ['squadron'],
      defenseTokens: ['readied', 'exhausted', 'discarded'],
    },
    nebulon: { ship: 'nebulon-b-escort', at: [1300, 450, 180], speed: 0 },
    tie: { squadron: 'tie-fighter', at: [800, 200] },
    xwing: { squadron: 'x-wing', at: [840, 200] },
    far: { squadron: 'x-wing', at: [300, 200] },
  });

/** The table as the second player sees it drawn. */
async function drawn() {
  await loadTexts('en');
  const seen = table().seenBy('p2');
  const { draw, reachOf } = armadaScene('en');
  return { seen, scene: draw(seen), reachOf: (piece: string) => reachOf(seen, piece) };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

shows(
  ['ar.squadron-move.max-distance', 'ar.engagement.distance-one'],
  'a squadron is drawn with the ring that its base may reach and the one in which it engages others',
  async () => {
    const { reachOf } = await drawn();
    const rings = reachOf('tie').map(({ id, label, points }) => {
      const gaps = points.map(({ x, y }) => rounded(Math.hypot(x - 800, y - 200)));
      return [id, label, points.length, Math.min(...gaps), Math.max(...gaps)];
    });
    // Speed 4 and distance 1 end at 245 and 76.5 mm, and the base has a radius of 17.1 mm.
    expect(rings).toEqual([
      ['speed tie', 'speed 4', 72, 262.1, 262.1],
      ['engagement tie', 'distance 1', 72, 93.6, 93.6],
    ]);
  },
);

shows(
  'ar.engagement.distance-one',
  'one line is drawn between two squadrons that are engaged, and none to others',
  async () => {
    const { scene } = await drawn();
    expect(scene.marks).toEqual([
      {
        kind: 'line',
        id: 'engaged tie xwing',
        role: 'engaged',
        points: [
          { x: 800, y: 200 },
          { x: 840, y: 200 },
        ],
      },
    ]);
  },
);

shows(
  ['ar.defense.spend-exhausted-discards', 'ar.dial.hidden-until-revealed', 'ar.hull-zone.definition'],
  'everybody sees readied and exhausted tokens, shields of each zone, the revealed dial and how many lie hidden',
  async () => {
    const { seen } = await drawn();
    const [victory, nebulon] = seen.ships.map((ship) =>
      shipTokens(ship, seen, texts('en').pieceWords).map(({ name, tone, count }) =>
        `${name} ${tone} ${count ?? ''}`.trim(),
      ),
    );
    expect(victory).toEqual([
      'speed 2 neutral 1',
      'front shields 0 of 3 bad 1',
      'left shields 1 of 3 accent 1',
      'right shields 3 of 3 accent 1',
      'rear shields 1 of 1 accent 1',
      '2 facedown dials neutral 2',
      'revealed dial: Navigate accent 1',
      'Squadron token neutral 1',
      'Brace (readied) good 1',
      'Redirect (exhausted) warn 1',
    ]);
    expect(nebulon).toEqual([
      'speed 0 neutral 1',
      'front shields 3 of 3 accent 1',
      'left shields 1 of 1 accent 1',
      'right shields 1 of 1 accent 1',
      'rear shields 2 of 2 accent 1',
      'Evade (readied) good 1',
      'Brace (readied) good 2',
    ]);
  },
);

shows(
  ['ar.hull-zone.definition', 'ar.overlap.shield-frames-count'],
  'a ship is drawn with its four hull zones and the frames of its four shield dials',
  async () => {
    const { scene } = await drawn();
    const { shapes } = scene.pieces.find(({ id }) => id === 'victory')!;
    const zones = shapes.filter(({ role }) => role === 'zone').map(({ points }) => points);
    const origin = { pose: { x: 0, y: 0, heading: 0 }, class: 'victory' } as const;
    expect(zones).toEqual(hullZones.map((zone) => zoneOf(origin, zone).points));
    const frames = shapes.filter(({ role }) => role === 'dial').map(({ points }) => points.length);
    expect(frames).toEqual(hullZones.map(() => dialFrameMeasure.value.length));
  },
);
