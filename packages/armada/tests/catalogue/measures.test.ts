import { expect, test } from 'vitest';
import * as catalogue from '../../src/catalogue/index.ts';
import {
  type ArcLines,
  arcMeasures,
  bandsOfColour,
  baseSizes,
  clickMeasure,
  dialFrameMeasure,
  dieFaces,
  distanceMeasure,
  faceIcons,
  type Measure,
  playAreas,
  railMeasure,
  rangeMeasure,
  type Size,
  shipClasses,
  sizeOf,
  sizes,
  squadronBaseMeasure,
  targetingMeasures,
  tokenMeasure,
  toolMeasure,
  toolOffsetMeasure,
} from '../../src/catalogue/index.ts';
import { shows } from '../shows.ts';

/** The measures that differ from a rule's number do so by less than this. */
function expectNear(found: readonly number[], stated: readonly number[], within: number): void {
  expect(found).toHaveLength(stated.length);
  for (const [at, value] of found.entries())
    expect(Math.abs(value - stated[at]!)).toBeLessThanOrEqual(within);
}

function isMeasure(value: unknown): value is Measure<unknown> {
  return typeof value === 'object' && value !== null && 'value' in value && 'confidence' in value;
}

test('every measure says where it comes from and how sure it is', () => {
  const exported = Object.entries(catalogue).filter(([name]) => /Measures?$/.test(name));
  const measures = exported
    .flatMap(([, value]) => (isMeasure(value) ? [value] : Object.values(value)))
    .filter(isMeasure);
  expect(exported).toHaveLength(14);
  expect(measures).toHaveLength(12 + 2 * shipClasses.length);
  for (const { source, confidence } of measures) {
    expect(source).not.toBe('');
    expect(confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThan(1);
  }
});

shows('ar.size.small-base', 'a small base is 41 by 71 mm', () => {
  expect(baseSizes.small).toEqual({ width: 41, length: 71 });
});

shows('ar.size.medium-base', 'a medium base is 61 by 102 mm', () => {
  expect(baseSizes.medium).toEqual({ width: 61, length: 102 });
});

shows('ar.size.large-base', 'a large base is 76 by 129 mm', () => {
  expect(baseSizes.large).toEqual({ width: 76, length: 129 });
});

shows('ar.known.ruler.range-bands', 'the range bands end at 123.3, 186.7 and 304.8 mm', () => {
  const { close, medium, long } = rangeMeasure.value;
  expect([close, medium, long]).toEqual([123.3, 186.7, 304.8]);
  expectNear([close, medium, long], [123, 187, 305], 0.5);
});

shows(
  'ar.known.ruler.distance-bands',
  'the distance bands end at 76.5, 124.7, 185.2, 245 and 304.8 mm',
  () => {
    const ends = Object.values(distanceMeasure.value);
    expect(ends).toEqual([76.5, 124.7, 185.2, 245, 304.8]);
    expectNear(ends, [76.5, 124.5, 185, 245, 305], 0.5);
  },
);

shows('ar.known.tool.joints', 'the tool has four joints of two clicks either way', () => {
  expect(clickMeasure.value).toMatchObject({ joints: 4, eachWay: 2 });
});

shows('ar.known.tool.click-angle', 'a click is 22.5 degrees, so two bend a joint by 45', () => {
  const { degrees, eachWay } = clickMeasure.value;
  expect([degrees, degrees * eachWay, degrees * 4]).toEqual([22.5, 45, 90]);
});

shows('ar.known.tool.segment-lengths', 'a unit of straight speed is 46.1 and 22.3 mm', () => {
  const { dockingPointToJoint, jointToDockingPoint } = toolMeasure.value;
  expect([dockingPointToJoint, jointToDockingPoint]).toEqual([46.1, 22.3]);
  expect(dockingPointToJoint + jointToDockingPoint).toBeCloseTo(68.4, 6);
});

shows(
  'ar.known.tool.width-and-offset',
  'the tool lies beside the base, its centre line 28.1 mm from a small ship, and its guide 16 mm back',
  () => {
    expect([toolMeasure.value.width, toolMeasure.value.guideBlockLength]).toEqual([15.25, 16]);
    const offsets = sizes.map((size) => toolOffsetMeasure.value[size]);
    expect(offsets).toEqual([28.1, 38.1, 45.6]);
    const beside = sizes.map((size) => (baseSizes[size].width + toolMeasure.value.width) / 2);
    expectNear(offsets, beside, 0.05);
    // Against the side rails it would lie a millimetre farther out.
    expectNear(offsets, [29.1, 39.1, 46.4], 1.01);
  },
);

shows('ar.known.base.outline-with-rails', 'for overlap a base is 43, 63 or 77.5 mm wide', () => {
  expect(sizes.map((size) => railMeasure.value[size].width)).toEqual([43, 63, 77.5]);
  expect(sizes.map((size) => railMeasure.value[size].length)).toEqual(
    sizes.map((size) => baseSizes[size].length),
  );
});

shows(
  'ar.known.base.shield-dial-outline',
  'a dial frame stands out by about 4 mm in the middle of each side',
  () => {
    const along = dialFrameMeasure.value.map(([x]) => x);
    const outwards = dialFrameMeasure.value.map(([, out]) => out);
    expect(along).toEqual([-8.6, -6.8, -4.6, 4.6, 6.8, 8.6]);
    expect(outwards).toEqual([0, 2.3, 3.9, 3.9, 2.3, 0]);
    const depth = Math.max(...outwards);
    expectNear([depth, Math.max(...along)], [4, 7], 1.7);
    const extentOf = (size: Size) => [baseSizes[size].width + 2 * depth, baseSizes[size].length + 2 * depth];
    expectNear(
      [...extentOf('small'), ...extentOf('medium'), ...extentOf('large')],
      [49, 79, 69, 110, 84, 137],
      0.3,
    );
  },
);

shows(
  'ar.known.base.token-size',
  'the cardboard is 38.4 by 69.8 mm on a small base, 58.8 by 100.8 on a medium one, 73.1 by 127.8 on a large one',
  () => {
    expect(tokenMeasure.value.small).toEqual({ width: 38.4, length: 69.8 });
    expect(tokenMeasure.value.medium).toEqual({ width: 58.8, length: 100.8 });
    expect(tokenMeasure.value.large).toEqual({ width: 73.1, length: 127.8 });
    for (const size of sizes) {
      expect(tokenMeasure.value[size].width).toBeLessThan(baseSizes[size].width);
      expect(tokenMeasure.value[size].length).toBeLessThan(baseSizes[size].length);
    }
  },
);

shows('ar.known.base.squadron-diameter', 'a squadron base is a disc of 34.2 mm', () => {
  expect(squadronBaseMeasure.value).toBe(34.2);
});

/** Where the lines meet and leave the token, in mm from its front edge. */
function fromFront(shipClass: (typeof shipClasses)[number]): readonly number[] {
  const half = tokenMeasure.value[sizeOf(shipClass)].length / 2;
  const { frontMeet, frontEdge, rearMeet, rearEdge }: ArcLines = arcMeasures[shipClass].value;
  return [half - frontMeet, half - frontEdge[1], half - rearMeet, half - rearEdge[1]];
}

shows(
  'ar.known.arc.cr90',
  'the lines of the CR90 meet 42.8 mm behind the front and leave the sides at 21.6 and 64',
  () => {
    expectNear(fromFront('cr90'), [42.8, 21.6, 42.8, 64], 0.05);
  },
);

shows(
  'ar.known.arc.nebulon-b',
  'the lines of the Nebulon-B meet in the middle and run to the corners',
  () => {
    expectNear(fromFront('nebulonB'), [34.9, 0, 34.9, 69.8], 0.91);
    expect(arcMeasures.nebulonB.value.frontEdge).toEqual([19.2, 34.9]);
  },
);

shows(
  'ar.known.arc.victory',
  'the front lines of the Victory meet at 46.6 mm, its rear lines at 47.5',
  () => {
    expectNear(fromFront('victory'), [46.6, 24, 47.5, 77.7], 0.05);
  },
);

shows('ar.known.arc.gladiator', 'the lines of the Gladiator meet 33.9 mm behind the front edge', () => {
  expectNear(fromFront('gladiator'), [33.9, 6, 33.9, 62.6], 0.05);
  expectNear(fromFront('gladiator'), [33, 8.7, 69.8 - 37, 69.8 - 7.5], 2.8);
});

shows(
  'ar.known.arc.assault-frigate',
  'the lines of the Assault Frigate meet 47 mm behind the front edge',
  () => {
    expectNear(fromFront('assaultFrigate'), [47, 3.1, 47, 85.1], 0.05);
    expectNear(fromFront('assaultFrigate'), [47, 2, 100.8 - 53, 100.8 - 14.3], 1.5);
  },
);

test('the lines leave every token at its edge', () => {
  for (const shipClass of shipClasses) {
    const { width, length } = tokenMeasure.value[sizeOf(shipClass)];
    const { frontEdge, rearEdge } = arcMeasures[shipClass].value;
    expect([frontEdge[0], rearEdge[0]]).toEqual([width / 2, width / 2]);
    expect(Math.max(frontEdge[1], -rearEdge[1])).toBeLessThanOrEqual(length / 2);
  }
});

shows('ar.known.arc.targeting-points', 'the targeting points lie where they are printed', () => {
  const printed = {
    cr90: [7.9, 11.3, 42.8, 62.3],
    nebulonB: [7.9, 11.3, 34.9, 62.3],
    assaultFrigate: [11.3, 18.3, 51.1, 90],
    gladiator: [7.8, 11.6, 34.8, 62.4],
    victory: [11.8, 20, 51.7, 90.3],
  };
  for (const shipClass of shipClasses) {
    const half = tokenMeasure.value[sizeOf(shipClass)].length / 2;
    const { front, right, rear } = targetingMeasures[shipClass].value;
    expectNear([half - front[1], right[0], half - right[1], half - rear[1]], printed[shipClass], 0.05);
    expect([front[0], rear[0]]).toEqual([0, 0]);
  }
});

const iconsOn = (colour: 'red' | 'blue' | 'black') => [...dieFaces[colour]].sort().join(' ');

shows(
  'ar.known.dice.red',
  'a red die has two blanks, two hits, a double hit, two criticals and an accuracy',
  () => {
    expect(iconsOn('red')).toBe('accuracy blank blank critical critical hit hit hitHit');
    expect(faceIcons.hitHit).toEqual({ hits: 2, criticals: 0, accuracies: 0 });
  },
);

shows('ar.known.dice.blue', 'a blue die has four hits, two criticals and two accuracies', () => {
  expect(iconsOn('blue')).toBe('accuracy accuracy critical critical hit hit hit hit');
  expect(faceIcons.accuracy).toEqual({ hits: 0, criticals: 0, accuracies: 1 });
});

shows(
  'ar.known.dice.black',
  'a black die has two blanks, four hits and two faces with a hit and a critical',
  () => {
    expect(iconsOn('black')).toBe('blank blank hit hit hit hit hitCritical hitCritical');
    expect(faceIcons.hitCritical).toEqual({ hits: 1, criticals: 1, accuracies: 0 });
  },
);

shows(
  ['ar.range.attack.max-close', 'ar.range.attack.max-medium', 'ar.range.attack.max-long'],
  'red dice reach to long range, blue to medium, black to close',
  () => {
    expect(bandsOfColour).toEqual({
      red: ['close', 'medium', 'long'],
      blue: ['close', 'medium'],
      black: ['close'],
    });
  },
);

shows(
  ['ar.setup.play-area', 'ar.setup.setup-area', 'ar.setup.play-area-core', 'ar.setup.setup-area-core'],
  'the play area is 6 by 3 feet with 4 feet to set up in, or 3 by 3; the book rounds to 180 by 90 cm',
  () => {
    expect(playAreas.standard).toMatchObject({ width: 1828.8, depth: 914.4, margin: 304.8 });
    expect(playAreas.standard.setupWidth).toBeCloseTo(1219.2, 6);
    expect(playAreas.coreSet).toEqual({ width: 914.4, depth: 914.4, margin: 0, setupWidth: 914.4 });
    expect(playAreas.roundedStandard).toEqual({ width: 1800, depth: 900, margin: 300, setupWidth: 1200 });
    expect(playAreas.roundedCoreSet).toEqual({ width: 900, depth: 900, margin: 0, setupWidth: 900 });
  },
);
