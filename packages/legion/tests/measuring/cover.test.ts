import { obscurersOf } from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { figure, relief } from './figures.ts';

const leader = figure('leader', 500, 400);
const at = (x: number, y = 400) => figure('defender', x, y);
const t0 = { kind: 'terrain', id: 't0', hidesAll: false };

shows(
  ['lg.cover.check.any-part-behind', 'lg.cover.check.centre-line', 'lg.cover.check.centre-line-2d'],
  'a miniature is obscured when the piece that hides a part of it lies on the centre line as well',
  () => {
    const around = { relief: relief(['barricade', 780, 400, 90]), units: [] };
    expect(obscurersOf(leader, at(800), around)).toEqual([t0]);
    // 70 long: it ends at 435, hides a part of a base at 440 and is missed by the line to its middle.
    expect(obscurersOf(leader, at(800, 440), around)).toEqual([]);
    expect(obscurersOf(leader, at(760), around)).toEqual([]);
  },
);

shows(
  'lg.cover.check.example-high-viewpoint',
  'who looks down over a barricade sees all that is behind it',
  () => {
    const around = { relief: relief(['barricade', 700, 400, 90]), units: [] };
    expect(obscurersOf(leader, at(800), around)).toEqual([t0]);
    const high = { ...leader, stand: { ...leader.stand, level: 90 } };
    expect(obscurersOf(high, at(800), around)).toEqual([]);
  },
);

shows(
  ['lg.cover.check.leader-contact-terrain', 'lg.terrain.cover.full-block-is-heavy'],
  'what the leader touches obscures nothing unless it hides all',
  () => {
    const low = { relief: relief(['barricade', 519.5, 400, 90]), units: [] };
    expect(obscurersOf(leader, at(570), low)).toEqual([]);
    const near = { relief: relief(['barricade', 520, 400, 90]), units: [] };
    expect(obscurersOf(leader, at(570), near)).toEqual([t0]);
    const tall = { relief: relief(['wall-tall', 522.5, 400, 90]), units: [] };
    expect(obscurersOf(leader, at(800), tall)).toEqual([{ ...t0, hidesAll: true }]);
  },
);

shows(
  ['lg.terrain.area.attack-through-or-into', 'lg.terrain.area.volume'],
  'woods obscure what is in them and behind them, and nothing for a leader that is in them',
  () => {
    const around = { relief: relief(['forest-small', 700, 400]), units: [] };
    expect(obscurersOf(leader, at(720), around)).toEqual([t0]);
    expect(obscurersOf(leader, at(900), around)).toEqual([t0]);
    expect(obscurersOf(leader, at(560), around)).toEqual([]);
    expect(obscurersOf(figure('leader', 680, 400), at(900), around)).toEqual([]);
    const grass = { relief: relief(['grass-tall', 700, 400]), units: [] };
    const high = { ...leader, stand: { ...leader.stand, level: 90 } };
    expect(obscurersOf(leader, at(900), grass)).toEqual([t0]);
    expect(obscurersOf({ ...high, stand: { ...high.stand, level: 165 } }, at(900), grass)).toEqual([]);
  },
);

shows(
  [
    'lg.terrain.pit.overlap-grants-cover',
    'lg.terrain.pit.inside-only',
    'lg.terrain.pit.ignored-when-crossed',
  ],
  'a pit obscures whose base is over it and nobody beyond it',
  () => {
    const around = { relief: relief(['crater-large', 700, 400]), units: [] };
    expect(obscurersOf(leader, at(700), around)).toEqual([t0]);
    expect(obscurersOf(leader, at(800), around)).toEqual([t0]);
    expect(obscurersOf(leader, at(804), around)).toEqual([]);
  },
);

shows('lg.cover.check.pegged-bases', 'the base and peg of a raised miniature do not count as hidden', () => {
  const around = { relief: relief(['barricade', 740, 400, 90]), units: [] };
  expect(obscurersOf(leader, figure('defender', 800, 400, 't-47-airspeeder'), around)).toEqual([]);
  expect(obscurersOf(leader, figure('defender', 800, 400, 'at-st'), around)).toEqual([t0]);
});

shows(
  [
    'lg.cover.from-units.as-area-terrain',
    'lg.cover.check.no-self-obscuring',
    'lg.cover.check.leader-contact-mini',
  ],
  'a walker obscures what is behind it, not itself, and nothing for a leader that touches it unless it hides all',
  () => {
    const walker = figure('walker', 650, 400, 'at-rt');
    const units = [{ figure: walker, blocksSight: true }];
    const hidden = { kind: 'miniature', id: 'walker', hidesAll: true };
    const around = { relief: relief(), units };
    expect(obscurersOf(leader, at(800), around)).toEqual([hidden]);
    expect(obscurersOf(leader, walker, around)).toEqual([]);
    expect(obscurersOf(leader, at(800, 469), around)).toEqual([{ ...hidden, hidesAll: false }]);
    const touching = {
      relief: relief(),
      units: [{ figure: figure('walker', 548.5, 400, 'at-rt'), blocksSight: true }],
    };
    expect(obscurersOf(leader, at(800), touching)).toEqual([hidden]);
    const gun = {
      relief: relief(),
      units: [{ figure: figure('gun', 548.5, 400, 'e-web-heavy-blaster-team'), blocksSight: false }],
    };
    expect(obscurersOf(leader, at(800), gun)).toEqual([]);
  },
);

shows('lg.cover.result.higher-ground', 'the roof underfoot obscures its edge from below', () => {
  const around = { relief: relief(['house-small', 800, 400]), units: [] };
  const roof = { ...at(800), stand: { ...at(800).stand, level: 80 } };
  expect(obscurersOf(leader, roof, around)).toEqual([t0]);
  const high = { ...leader, stand: { ...leader.stand, level: 90 } };
  expect(obscurersOf(high, roof, around)).toEqual([]);
});
