import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { expectMoved, flown, poseOf, START } from './flown.ts';

const X_WING = 'rookiepilot';
const TIE = 'academypilot';
const A_WING = 'prototypepilot';
const T_70 = 'bluesquadronnovice';
const TIE_FO = 'epsilonsquadronpilot';
const YT_1300 = 'outerrimsmuggler';
const FIRESPRAY = 'bountyhunter';

shows(
  'xw.geometry.frame',
  'headings run clockwise from ahead, and right is to the right of the heading',
  () => {
    expectMoved(flown(X_WING, [1, 'straight']), [0, 80, 0]);
    expectMoved(flown(X_WING, [1, 'straight'], { at: [450, 300, 90] }), [80, 0, 90]);
    expectMoved(flown(X_WING, [1, 'straight'], { at: [450, 300, 180] }), [0, -80, 180]);
    expectMoved(flown(X_WING, [2, 'turnRight'], { at: [450, 300, 90] }), [82.5, -82.5, 180]);
    expectMoved(flown(X_WING, [2, 'turnLeft'], { at: [450, 300, 90] }), [82.5, 82.5, 0]);
  },
);

shows(
  [
    'xw.geometry.pose.straight',
    'xw.geometry.template.straight',
    'xw.maneuver.bearing.straight',
    'xw.large.definition',
  ],
  'a straight moves the base by 40 mm a speed and by its own length, the heading unchanged',
  () => {
    expectMoved(flown(X_WING, [1, 'straight']), [0, 80, 0]);
    expectMoved(flown(TIE, [2, 'straight']), [0, 120, 0]);
    expectMoved(flown(TIE, [3, 'straight']), [0, 160, 0]);
    expectMoved(flown(TIE, [4, 'straight']), [0, 200, 0]);
    expectMoved(flown(TIE, [5, 'straight']), [0, 240, 0]);
    expectMoved(flown(YT_1300, [1, 'straight']), [0, 120, 0]);
    expectMoved(flown(YT_1300, [4, 'straight']), [0, 240, 0]);
  },
);

shows(
  [
    'xw.geometry.pose.bank-small',
    'xw.geometry.pose.curve',
    'xw.geometry.template.bank-centre',
    'xw.maneuver.bearing.bank',
  ],
  'a small ship banks by 45 degrees to its side',
  () => {
    const ends = [
      [1, 37.57, 90.71],
      [2, 52.22, 126.07],
      [3, 66.86, 161.42],
    ] as const;
    for (const [speed, x, y] of ends) {
      expectMoved(flown(X_WING, [speed, 'bankRight']), [x, y, 45]);
      expectMoved(flown(X_WING, [speed, 'bankLeft']), [-x, y, 315]);
    }
  },
);

shows(
  [
    'xw.geometry.pose.turn-small',
    'xw.geometry.pose.curve',
    'xw.geometry.template.turn-centre',
    'xw.maneuver.bearing.turn',
  ],
  'a small ship turns by 90 degrees to its side',
  () => {
    const ends = [
      [1, 55],
      [2, 82.5],
      [3, 110],
    ] as const;
    for (const [speed, end] of ends) {
      expectMoved(flown(TIE, [speed, 'turnRight']), [end, end, 90]);
      expectMoved(flown(TIE, [speed, 'turnLeft']), [-end, end, 270]);
    }
  },
);

shows(
  ['xw.geometry.pose.bank-large', 'xw.geometry.pose.curve', 'xw.large.definition'],
  'a large ship banks with the same templates, and its longer base takes it farther',
  () => {
    const ends = [
      [1, 51.72, 124.85],
      [2, 66.36, 160.21],
      [3, 81.01, 195.56],
    ] as const;
    for (const [speed, x, y] of ends) {
      expectMoved(flown(FIRESPRAY, [speed, 'bankRight']), [x, y, 45]);
      expectMoved(flown(FIRESPRAY, [speed, 'bankLeft']), [-x, y, 315]);
    }
  },
);

shows(
  ['xw.geometry.pose.turn-large', 'xw.geometry.pose.curve', 'xw.large.definition'],
  'a large ship turns with the same templates, and its longer base takes it farther',
  () => {
    expectMoved(flown(YT_1300, [1, 'turnRight']), [75, 75, 90]);
    for (const [speed, end] of [
      [2, 102.5],
      [3, 130],
    ] as const) {
      expectMoved(flown(FIRESPRAY, [speed, 'turnRight']), [end, end, 90]);
      expectMoved(flown(FIRESPRAY, [speed, 'turnLeft']), [-end, end, 270]);
    }
  },
);

shows(
  ['xw.geometry.pose.koiogran', 'xw.maneuver.bearing.koiogran'],
  'a Koiogran turn ends where the straight does, facing back',
  () => {
    expectMoved(flown(TIE, [3, 'koiogranTurn']), [0, 160, 180]);
    expectMoved(flown(X_WING, [4, 'koiogranTurn']), [0, 200, 180]);
    expectMoved(flown(A_WING, [5, 'koiogranTurn']), [0, 240, 180]);
    expectMoved(flown(YT_1300, [3, 'koiogranTurn']), [0, 200, 180]);
    expectMoved(flown(X_WING, [4, 'koiogranTurn'], { at: [450, 500, 180] }), [0, 0, 0]);
  },
);

shows(
  ['xw.geometry.pose.segnor', 'xw.maneuver.bearing.segnor'],
  "a Segnor's loop ends where the bank does, turned by 225 degrees",
  () => {
    expectMoved(flown(TIE_FO, [2, 'segnorsLoopRight']), [52.22, 126.07, 225]);
    expectMoved(flown(TIE_FO, [2, 'segnorsLoopLeft']), [-52.22, 126.07, 135]);
    expectMoved(flown('blacksunvigo', [3, 'segnorsLoopRight']), [66.86, 161.42, 225]);
    expectMoved(flown('contractedscout', [2, 'segnorsLoopLeft']), [-66.36, 160.21, 135]);
  },
);

shows(
  ['xw.geometry.pose.tallon', 'xw.maneuver.bearing.tallon', 'xw.maneuver.bearing.tallon-placement'],
  'a Tallon roll ends turned by 180 degrees, its side against the template, shifted as its player likes',
  () => {
    const roll = (bearing: string) => flown(T_70, [3, bearing]).asks('placeTallonRoll', { ship: 'mover' });
    for (const offset of [-10, 0, 3.5, 10]) {
      expectMoved(roll('tallonRollRight').answers({ offset }), [110, 110 + offset, 180]);
      expectMoved(roll('tallonRollLeft').answers({ offset }), [-110, 110 + offset, 180]);
    }
    roll('tallonRollRight')
      .asksSeat('p1')
      .refuses({ offset: 10.1 }, 'xw.maneuver.bearing.tallon-placement')
      .refuses({ offset: -10.1 }, 'xw.maneuver.bearing.tallon-placement');
  },
);

shows('xw.maneuver.bearing.stationary', 'a stationary maneuver leaves place and heading as they were', () => {
  const table = flown('omicrongrouppilot', [0, 'stationary'], { at: [450, 300, 33] });
  expect(table.events('activated')).toEqual([{ kind: 'activated', ship: 'mover' }]);
  expect(table.events('shipMoved')).toEqual([]);
  expect(poseOf(table)).toEqual({ x: START[0], y: START[1], heading: 33 });
});

shows(
  ['xw.activation.example', 'xw.activation.move-ship', 'xw.geometry.pose.bank-small'],
  'the worked example: an X-wing that reveals a right bank of speed 1',
  () => {
    const table = flown(X_WING, [1, 'bankRight']);
    expectMoved(table, [37.57, 90.71, 45]);
    table.asks('performAction', { ship: 'mover' });
  },
);
