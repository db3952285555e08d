import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { expectMoved, flown, poseOf, START } from './flown.ts';

const X_WING = 'rookiepilot';
const squareBases = { options: { guides: 0 } };

const tieAt = (x: number, y: number, heading = 0) =>
  ({ pilot: 'academypilot', at: [START[0] + x, START[1] + y, heading], side: 1 }) as const;

const touching = (table: XwingTable) => table.state.touches.map(({ ships }) => [...ships].sort());
const targets = (table: XwingTable) =>
  table.answersOffered.flatMap((each) => (each as { target?: string }).target ?? []);

shows(
  'xw.overlap.touching.definition',
  'ships touch only where a maneuver overlapped and ended in contact, however near they came otherwise',
  () => {
    const flush = flown(X_WING, [2, 'straight'], {}, { other: tieAt(0, 160, 180) }, squareBases).skips();
    expect(touching(flush)).toEqual([]);
    flush.asks('declareTarget', { ship: 'mover' });
    expect(targets(flush)).toEqual(['other']);
    const rolled = flown(
      'academypilot',
      [2, 'straight'],
      {},
      { other: { ...tieAt(120, 120), pilot: X_WING } },
    )
      .acts('barrelRoll', { direction: 'right' })
      .answers({ shift: 0 });
    expectMoved(rolled, [80, 120, 0]);
    expect(touching(rolled)).toEqual([]);
    const alongside = { front: tieAt(0, 130), beside: tieAt(40, 90) };
    const stopped = flown(X_WING, [2, 'straight'], {}, alongside, squareBases);
    expectMoved(stopped, [0, 90, 0]);
    expect(touching(stopped)).toEqual([['front', 'mover']]);
  },
);

/** A Rookie Pilot and an Academy Pilot face each other nose to nose, each with another enemy in arc. */
const noseToNose = (situation: Parameters<typeof xwingTable>[1]) =>
  xwingTable(
    {
      rookie: { pilot: X_WING, at: [450, 400, 0] },
      friend: { pilot: 'prototypepilot', at: [430, 250, 0] },
      academy: { pilot: 'academypilot', at: [450, 443, 180] },
      far: { pilot: 'academypilot', at: [470, 600, 180] },
    },
    { phase: 'combat', ...situation },
  );

shows(
  ['xw.overlap.touching.no-attack', 'xw.overlap.touching.others-ok', 'xw.overlap.touching.range-1'],
  'touching ships are at range 1 and cannot attack each other, but may attack others',
  () => {
    const table = noseToNose({ touches: [['rookie', 'academy']] }).until('declareTarget', 'rookie');
    expect(tableOf(table.state).range(table.ship('rookie').id, table.ship('academy').id)).toBe(1);
    expect(targets(table)).toEqual(['far']);
    table.refuses({ weapon: 'primary', target: 'academy' }, 'xw.overlap.touching.no-attack');
    table.until('declareTarget', 'academy');
    expect(targets(table)).toEqual(['friend']);
    table.refuses({ weapon: 'primary', target: 'rookie' }, 'xw.overlap.touching.no-attack');
    const apart = noseToNose({}).until('declareTarget', 'rookie');
    expect(targets(apart).sort()).toEqual(['academy', 'far']);
  },
);

shows(
  'xw.overlap.touching.core2012-contact',
  'in the older book ships in contact cannot target each other, whatever brought them there',
  () => {
    const older = noseToNose({ options: { variant: 'core2012' } }).until('declareTarget', 'rookie');
    expect([touching(older), targets(older)]).toEqual([[], ['far']]);
    older.refuses({ weapon: 'primary', target: 'academy' }, 'xw.overlap.touching.core2012-contact');
    older.until('declareTarget', 'academy');
    expect(targets(older)).toEqual(['friend']);
    const apart = xwingTable(
      {
        rookie: { pilot: X_WING, at: [450, 400, 0] },
        academy: { pilot: 'academypilot', at: [450, 443.1, 180] },
      },
      { options: { variant: 'core2012' }, touches: [['rookie', 'academy']] },
    ).until('declareTarget', 'rookie');
    expect(targets(apart)).toEqual(['academy']);
  },
);

shows(
  'xw.overlap.touching.persists',
  'touching goes on while others move, and ends when one of the two moves away by maneuver, decloak or action',
  () => {
    const nose = { other: { ...tieAt(0, 43, 180), pilot: 'sigmasquadronpilot' } };
    const pair = { touches: [['mover', 'other']] } as const;
    const held = xwingTable(
      {
        mover: { pilot: X_WING, at: START },
        other: { pilot: 'academypilot', at: [START[0], START[1] + 43, 180] },
        third: { pilot: 'obsidiansquadronpilot', at: [700, 700, 0], dial: { speed: 2, bearing: 'straight' } },
      },
      { phase: 'activation', ...pair },
    ).asks('performAction', { ship: 'third' });
    expect(touching(held)).toEqual([['mover', 'other']]);
    held.skips().until('setDial');
    expect([held.state.round, touching(held)]).toEqual([2, [['mover', 'other']]]);

    const maneuver = flown(X_WING, [2, 'turnLeft'], {}, nose, pair).asks('performAction');
    expect(touching(maneuver)).toEqual([]);

    const cloaked = { other: { ...nose.other, tokens: { cloak: 1 } } };
    const decloaked = flown(X_WING, [1, 'straight'], {}, cloaked, pair)
      .asks('decloak', { ship: 'other' })
      .answers({ direction: 'left' });
    expect(touching(decloaked)).toEqual([['mover', 'other']]);
    decloaked.answers({ shift: 0 });
    expect(touching(decloaked)).toEqual([]);
  },
);

shows('xw.overlap.touching.persists', 'an action that breaks the contact ends the touching', () => {
  const others = { other: { ...tieAt(0, 140), pilot: X_WING } };
  const table = flown('nightbeast', [2, 'straight'], { upgrades: ['pushthelimit'] }, others);
  expect(touching(table)).toEqual([['mover', 'other']]);
  table.acts('focus').acts('barrelRoll', { direction: 'left' }).answers({ shift: 0 });
  expect(poseOf(table).x).toBe(START[0] - 80);
  expect(touching(table)).toEqual([]);
});

shows(
  'xw.overlap.touching.parallel-exception',
  'two touching ships that have both moved since without overlapping touch no longer, though again in contact',
  () => {
    const straight = { speed: 1, bearing: 'straight' };
    const table = xwingTable(
      {
        smuggler: { pilot: 'outerrimsmuggler', at: [370, 240, 0], dial: straight },
        hunter: { pilot: 'bountyhunter', at: [450, 300, 0], dial: straight },
      },
      { phase: 'activation', touches: [['smuggler', 'hunter']] },
    ).asks('performAction', { ship: 'smuggler' });
    expect(poseOf(table, 'smuggler')).toEqual({ x: 370, y: 360, heading: 0 });
    expect(touching(table)).toEqual([['hunter', 'smuggler']]);
    table.skips().asks('performAction', { ship: 'hunter' });
    expect(poseOf(table, 'hunter')).toEqual({ x: 450, y: 420, heading: 0 });
    expect(touching(table)).toEqual([]);
  },
);

shows(
  'xw.overlap.touching.parallel-exception',
  'ships that overlap each other anew go on touching as if for the first time',
  () => {
    const situation = { touches: [['mover', 'other']] } as const;
    const again = flown(X_WING, [1, 'straight'], {}, { other: tieAt(0, 43), last: tieAt(0, 85) }, situation);
    expect(poseOf(again).y).toBe(START[1]);
    expect(again.state.touches).toEqual([{ ships: ['mover', 'other'], moved: [] }]);
  },
);

shows('xw.overlap.touching.multiple', 'a ship may end touching two ships at once', () => {
  const others = { left: tieAt(-25, 150), right: tieAt(25, 150) };
  const table = flown(X_WING, [3, 'straight'], {}, others, squareBases);
  expectMoved(table, [0, 110, 0]);
  expect(touching(table)).toEqual([
    ['left', 'mover'],
    ['mover', 'right'],
  ]);
});

shows(
  'xw.overlap.guides-count',
  'pegs count when ships overlap, and neither for range nor for where a boost may end',
  () => {
    const facing = xwingTable({
      rookie: { pilot: X_WING, at: [450, 300, 0] },
      academy: { pilot: 'academypilot', at: [450, 300 + 40 + 101.5, 180] },
    });
    expect(tableOf(facing.state).range(facing.ship('rookie').id, facing.ship('academy').id)).toBe(2);
    const boost = (guides: number, y: number) =>
      flown('alphasquadronpilot', [2, 'straight'], { at: [450, y, 0] }, {}, { options: { guides } }).acts(
        'boost',
        {
          direction: 'straight',
        },
      );
    expect(poseOf(boost(1.5, 900 - 220)).y).toBe(880);
    expect(boost(1.5, 900 - 219).events('repositionFailed')).toHaveLength(1);
  },
);

shows(
  'xw.overlap.touching.parallel-exception',
  'a ship that moves along twice, always in contact, goes on touching until the other has moved too',
  () => {
    const table = xwingTable(
      {
        wing: {
          pilot: X_WING,
          at: [450, 300, 0],
          upgrades: ['engineupgrade'],
          dial: { speed: 1, bearing: 'straight' },
        },
        hunter: { pilot: 'bountyhunter', at: [510, 400, 0] },
      },
      { phase: 'activation', touches: [['wing', 'hunter']] },
    );
    expect(table.state.touches).toEqual([{ ships: ['wing', 'hunter'], moved: ['wing'] }]);
    table.acts('boost', { direction: 'straight' });
    expect(poseOf(table, 'wing')).toEqual({ x: 450, y: 460, heading: 0 });
    expect(table.state.touches).toEqual([{ ships: ['wing', 'hunter'], moved: ['wing'] }]);
  },
);

shows(
  ['xw.overlap.touching.definition', 'xw.overlap.contact-last'],
  'of two ships in contact where it stopped, only one that the base lay over on its way back is touched',
  () => {
    // From the end, over the last ship, it slides back over the front one and comes to lie beside a third.
    const passed = { last: tieAt(0, 170), front: tieAt(0, 105), beside: tieAt(40, 65) };
    const slid = flown(X_WING, [3, 'straight'], {}, passed, squareBases);
    expectMoved(slid, [0, 65, 0]);
    expect(touching(slid)).toEqual([['front', 'mover']]);
    // Over the front one by hardly more than a hundredth of a millimetre.
    const grazed = { front: tieAt(0, 159.985), beside: tieAt(40, 120) };
    const back = flown(X_WING, [2, 'straight'], {}, grazed, squareBases);
    expectMoved(back, [0, 119.985, 0]);
    expect(touching(back)).toEqual([['front', 'mover']]);
  },
);
