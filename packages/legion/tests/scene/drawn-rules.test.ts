import type { Point } from '@sortie/geometry';
import { facedownIcons, type Mark } from '@sortie/scene';
import { legionTable } from '@sortie/testkit/legion';
import { beforeAll, expect } from 'vitest';
import { markIcons } from '../../src/icons/mark-icons.ts';
import { legionScene } from '../../src/kit/scene.ts';
import { loadTexts } from '../../src/text/index.ts';
import type { LegionView } from '../../src/view/index.ts';
import { shows } from '../shows.ts';

beforeAll(() => loadTexts('en'));

/** Guards who fight Han, a princess whose token is in the pool, and a walker that faces east. */
const view = (): LegionView => {
  const laid = legionTable({
    guards: { unit: 'imperial-royal-guards', at: [300, 700], wounds: [0, 1] },
    han: { unit: 'han-solo', at: [300, 673], activated: true },
    leia: { unit: 'leia-organa', at: [1200, 300], order: 'pool' },
    walker: { unit: 'at-rt', at: [900, 300, 90] },
  });
  return (laid.referee.view('referee') as unknown as { readonly table: LegionView }).table;
};

const drawn = (table = view()) => legionScene('en').draw(table, { p1: 'Ann', p2: 'Ben' });
const pieceOf = (id: string) => drawn().pieces.find((piece) => piece.id === id)!;

/** What lies beside a piece: icon, tone, name and number. */
const tokensOf = (id: string) =>
  pieceOf(id).tokens?.map(({ icon, tone, name, count }) => [icon, tone, name, count]);

const rounded = ({ x, y }: Point) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
const roundedMarks = (marks: readonly Mark[]) =>
  marks.map((mark) => ({ ...mark, points: mark.points.map(rounded) }));

shows(
  ['lg.unit.leader.exactly-one', 'lg.base.notches'],
  'a notched base shows its notches, a leader its ring',
  () => {
    const roles = (id: string) => pieceOf(id).shapes.map(({ role }) => role);
    expect(roles('walker').slice(0, 5)).toEqual(['base', 'leader', 'notch-front', 'notch', 'hull']);
    expect(roles('guards').slice(0, 3)).toEqual(['base', 'leader', 'hull']);
    expect(roles('guards.m2').slice(0, 2)).toEqual(['base', 'hull']);
    const [, , front, back] = pieceOf('walker').shapes;
    const notch = (y: number, edge: number) => [
      { x: 0, y },
      { x: 5, y: edge },
      { x: -5, y: edge },
    ];
    expect(front).toEqual({ role: 'notch-front', points: notch(29, 34), isFlat: true });
    expect(back).toEqual({ role: 'notch', points: notch(-29, -34), isFlat: true });
    // It is drawn once for all that look the same.
    expect(pieceOf('walker').shapes).toBe(pieceOf('walker').shapes);
  },
);

shows('lg.melee.in-melee', 'units that fight each other are joined by one line from leader to leader', () => {
  expect(roundedMarks(drawn().marks)).toEqual([
    {
      kind: 'line',
      id: 'engaged guards han',
      role: 'engaged',
      points: [
        { x: 300, y: 700 },
        { x: 300, y: 673 },
      ],
    },
  ]);
});

shows('lg.orders.token.faces', 'an order token lies faceup, with its back up, or in the pool', () => {
  const engaged = [markIcons.engaged, 'bad', 'in melee', 1];
  expect(tokensOf('guards')).toEqual([[markIcons.order, 'accent', 'has an order', 1], engaged]);
  expect(tokensOf('han')).toEqual([[facedownIcons.dial, 'neutral', 'activated', 1], engaged]);
  expect(tokensOf('leia')).toEqual([]);
});

shows('lg.wound.wounded-mini', 'wounds lie with the miniature that has them', () => {
  expect(tokensOf('guards.m2')).toEqual([[markIcons.wound, 'bad', '1 wound', 1]]);
  expect(tokensOf('guards.m3')).toEqual([]);
});

shows(
  'lg.setup.deploy.zones-from-card',
  'the zones of both sides are drawn while armies are deployed',
  () => {
    const zone = (side: number, low: number, high: number) => ({
      kind: 'area',
      id: `zone ${side} 0`,
      role: `zone-${side}`,
      points: [
        { x: 0, y: low },
        { x: 1828.8, y: low },
        { x: 1828.8, y: high },
        { x: 0, y: high },
      ],
    });
    const zonesIn = (setUpStep: LegionView['setUpStep']) =>
      roundedMarks(drawn({ ...view(), setUpStep }).marks.filter(({ kind }) => kind === 'area'));
    const both = [zone(0, 0, 152.4), zone(1, 762, 914.4)];
    expect(zonesIn('deployUnits')).toEqual(both);
    expect(zonesIn('resolveObjectiveAndCondition')).toEqual(both);
    expect(zonesIn('placeTerrain')).toEqual([]);
  },
);

shows('lg.firing-arc.front', 'what a unit with a facing reaches is divided into its four firing arcs', () => {
  const line = (x: number, y: number) => [
    { x: 900, y: 300 },
    { x, y },
  ];
  // It faces east, and the ruler is 609.6 long.
  const edge = (turned: number, x: number, y: number) => ({
    kind: 'line',
    id: `arc walker ${turned}`,
    role: 'arc',
    points: line(x, y),
  });
  const named = (arc: string, x: number, y: number) => ({
    kind: 'line',
    id: `name walker ${arc}`,
    role: 'zone-name',
    points: line(x, y),
    label: arc,
  });
  const { reachOf } = legionScene('en');
  expect(roundedMarks(reachOf(view(), 'walker').slice(4))).toEqual([
    edge(45, 1331.1, -131.1),
    edge(135, 468.9, -131.1),
    edge(225, 468.9, 731.1),
    edge(315, 1331.1, 731.1),
    named('front', 1204.8, 300),
    named('right', 900, -4.8),
    named('rear', 595.2, 300),
    named('left', 900, 604.8),
  ]);
  expect(reachOf(view(), 'guards')).toHaveLength(4);
});
