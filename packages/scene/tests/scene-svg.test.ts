import { expect, test } from 'vitest';
import { circle } from '../src/circle.ts';
import type { Scene } from '../src/scene.ts';
import { sceneSvg } from '../src/scene-svg.ts';

const scene: Scene = {
  area: { width: 300, depth: 200 },
  pieces: [
    {
      id: 'a',
      kind: 'stone',
      side: 1,
      pose: { x: 100, y: 50, heading: 90 },
      shapes: [{ role: 'base', points: circle(10) }],
      reach: 10,
      name: 'Stone <one>, of Anna',
      title: 'Stone <one>',
    },
  ],
  marks: [
    {
      kind: 'line',
      id: 'measured',
      role: 'attack',
      points: [
        { x: 0, y: 0 },
        { x: 10, y: 20 },
      ],
    },
  ],
  ruler: [
    { to: 50, label: 'near' },
    { to: 120, label: 'far' },
  ],
};

test('a piece is drawn where it stands, turned by its heading and called by its title', () => {
  const svg = sceneSvg(scene, { title: 'A table', labels: new Map([['a', 'A']]) });
  expect(svg).toContain(
    '<g class="piece kind-stone side-1" transform="translate(100 -50) rotate(90)"><title>Stone &lt;one&gt;</title>',
  );
  expect(svg).toContain('<text class="label side-1" x="114" y="-44">A</text>');
  expect(svg).toContain('<path class="mark line mark-attack" d="M0 0L10 -20"/>');
});

test('below the table lie the ruler with its unequal bands and the legend', () => {
  const svg = sceneSvg(scene, { title: 'A table', legend: ['A & B'] });
  expect(svg).toContain('<rect class="ruler ruler-0" x="0" y="214" width="50" height="18"/>');
  expect(svg).toContain('<rect class="ruler ruler-1" x="50" y="214" width="70" height="18"/>');
  expect(svg).toContain('<text class="legend" x="0" y="270">A &amp; B</text>');
});
