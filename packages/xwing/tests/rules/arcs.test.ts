import { inArc, polygon } from '@sortie/geometry';
import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { auxiliaryArc, primaryArc } from '../../src/rules/arcs.ts';
import { tableOf } from '../../src/rules/table.ts';

const ORIGIN = { x: 0, y: 0, heading: 0 };

/** Whether points of a ship at the origin, facing up the table, lie in an arc of it. */
const arcOf = (pilot: string, which: typeof primaryArc | typeof auxiliaryArc) => {
  const table = xwingTable({
    ship: { pilot, at: [450, 450, 0] },
    other: { pilot: 'academypilot', side: 1, at: [100, 100, 0] },
  });
  const arc = which(table.ship('ship'));
  return (x: number, y: number) => arc !== undefined && inArc(ORIGIN, arc, polygon([{ x, y }]));
};

shows(
  ['xw.arc.primary', 'xw.geometry.arc.small'],
  'the arc of a small ship leaves its front edge 2.95 mm from each corner',
  () => {
    const isIn = arcOf('rookiepilot', primaryArc);
    expect([isIn(17, 20), isIn(-17, 20), isIn(0, 1)]).toEqual([true, true, true]);
    expect([isIn(17.1, 20), isIn(-17.1, 20), isIn(0, -1)]).toEqual([false, false, false]);
    // The lines go on in the same direction.
    expect([isIn(170, 200), isIn(171, 200)]).toEqual([true, false]);
  },
);

shows(
  'xw.geometry.arc.large',
  'the arc of a large ship leaves its front edge 3.95 mm from each corner',
  () => {
    const isIn = arcOf('outerrimsmuggler', primaryArc);
    expect([isIn(36, 40), isIn(-36, 40)]).toEqual([true, true]);
    expect([isIn(36.1, 40), isIn(-36.1, 40)]).toEqual([false, false]);
  },
);

shows(
  ['xw.geometry.arc.auxiliary', 'xw.arc.auxiliary.definition'],
  'a rear auxiliary arc is the primary arc mirrored to the back',
  () => {
    const isIn = arcOf('bountyhunter', auxiliaryArc);
    expect([isIn(36, -40), isIn(-36, -40)]).toEqual([true, true]);
    expect([isIn(36.1, -40), isIn(-36.1, -40), isIn(0, 1)]).toEqual([false, false, false]);
    expect(arcOf('rookiepilot', auxiliaryArc)(0, -20)).toBe(false);
  },
);

shows(
  'xw.geometry.arc.auxiliary-180',
  'a wide auxiliary arc covers everything on or ahead of the line across the base',
  () => {
    const isIn = arcOf('trandoshanslaver', auxiliaryArc);
    expect([isIn(200, 0), isIn(-200, 0), isIn(30, 40)]).toEqual([true, true, true]);
    expect([isIn(200, -0.1), isIn(-200, -0.1)]).toEqual([false, false]);
  },
);

shows('xw.arc.unbounded', 'an arc reaches across the whole table, whatever the range', () => {
  const table = xwingTable({
    x: { pilot: 'rookiepilot', at: [450, 50, 0] },
    tie: { pilot: 'academypilot', at: [450, 850, 0] },
  });
  const [x, tie] = [table.ship('x').id, table.ship('tie').id];
  expect(tableOf(table.state).isInArc(x, tie)).toBe(true);
  expect(tableOf(table.state).range(x, tie)).toBeGreaterThan(3);
  expect(table.open.some((each) => each.kind === 'declareTarget')).toBe(false);
});

shows('xw.arc.inside-any-part', 'a single corner of the base in the arc is enough', () => {
  const at = (x: number) => {
    const table = xwingTable({
      x: { pilot: 'rookiepilot', at: [450, 300, 0] },
      tie: { pilot: 'academypilot', at: [x, 400, 0], hasFought: true },
    });
    return tableOf(table.state).isInArc(table.ship('x').id, table.ship('tie').id);
  };
  // At the far corner, 120 mm ahead, the arc is 102.3 mm wide on each side.
  expect(at(450 + 20 + 102)).toBe(true);
  expect(at(450 + 20 + 103)).toBe(false);
});

shows('xw.arc.inside-any-part', 'a ship of which a single corner is in the arc may be attacked', () => {
  const declaring = (x: number) =>
    xwingTable({
      x: { pilot: 'rookiepilot', at: [450, 300, 0] },
      ahead: { pilot: 'academypilot', at: [450, 500, 0], hasFought: true },
      edge: { pilot: 'academypilot', at: [x, 400, 0], hasFought: true },
    }).until('declareTarget', 'x');
  const ahead = { weapon: 'primary', target: 'ahead' };
  declaring(450 + 20 + 102)
    .offersExactly(ahead, { weapon: 'primary', target: 'edge' }, { decline: true })
    .attack('x', 'edge', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank', 'blank'] })
    .has('edge', { damage: [{ faceup: false }] });
  declaring(450 + 20 + 103)
    .offersExactly(ahead, { decline: true })
    .refuses({ weapon: 'primary', target: 'edge' }, 'xw.attack.declare.primary-requirements');
});

shows(
  ['xw.arc.default-for-all-attacks', 'xw.attack.declare.secondary-requirements'],
  'neither weapon may target a ship outside the primary arc',
  () => {
    xwingTable({
      x: { pilot: 'rookiepilot', at: [450, 450, 0], upgrades: ['protontorpedoes'], lock: 'beside' },
      beside: { pilot: 'academypilot', at: [650, 450, 0], hasFought: true },
      ahead: { pilot: 'academypilot', at: [450, 600, 0], hasFought: true },
    })
      .until('declareTarget', 'x')
      .offersExactly({ weapon: 'primary', target: 'ahead' }, { decline: true })
      .refuses({ weapon: 'x.u1', target: 'beside' }, 'xw.attack.declare.secondary-requirements')
      .refuses({ weapon: 'primary', target: 'beside' }, 'xw.attack.declare.primary-requirements');
  },
);

shows('xw.arc.ships-do-not-block', 'a ship in between hides nobody', () => {
  xwingTable({
    x: { pilot: 'rookiepilot', at: [450, 300, 0] },
    near: { pilot: 'academypilot', at: [450, 400, 0], hasFought: true },
    behind: { pilot: 'academypilot', at: [450, 500, 0], hasFought: true },
  })
    .until('declareTarget', 'x')
    .offersExactly(
      { weapon: 'primary', target: 'near' },
      { weapon: 'primary', target: 'behind' },
      { decline: true },
    );
});

/** A Firespray with one ship ahead, one behind and one beside it. */
const firespray = () =>
  xwingTable({
    spray: { pilot: 'bountyhunter', at: [450, 450, 0], upgrades: ['ioncannon'] },
    ahead: { pilot: 'rookiepilot', at: [450, 600, 180], hasFought: true },
    behind: { pilot: 'rookiepilot', at: [450, 300, 0], hasFought: true },
    beside: { pilot: 'rookiepilot', at: [600, 450, 0], hasFought: true },
  }).until('declareTarget', 'spray');

shows(
  ['xw.arc.auxiliary.primary-attack', 'xw.arc.auxiliary.no-secondary', 'xw.arc.auxiliary.definition'],
  'a primary weapon fires through the auxiliary arc, a secondary one does not',
  () => {
    firespray()
      .offersExactly(
        { weapon: 'primary', target: 'ahead' },
        { weapon: 'primary', target: 'behind' },
        { weapon: 'spray.u1', target: 'ahead' },
        { decline: true },
      )
      .refuses({ weapon: 'spray.u1', target: 'behind' }, 'xw.attack.declare.secondary-requirements')
      .refuses({ weapon: 'primary', target: 'beside' }, 'xw.attack.declare.primary-requirements')
      .attack('spray', 'behind', {
        attack: ['blank', 'blank', 'blank', 'blank'],
        defense: ['blank', 'blank'],
      })
      .ends();
  },
);

shows('xw.arc.example', 'the example of the arc: one target at range 3, one attacker at range 1', () => {
  const table = xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 300, 0] },
    obsidian: { pilot: 'obsidiansquadronpilot', at: [450, 200, 0] },
    academy: { pilot: 'academypilot', at: [450, 590, 0] },
  });
  table
    .until('declareTarget', 'obsidian')
    .offersExactly({ weapon: 'primary', target: 'rookie' }, { decline: true })
    .attack('obsidian', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .until('declareTarget', 'rookie')
    .offersExactly({ weapon: 'primary', target: 'academy' }, { decline: true })
    .attack('rookie', 'academy', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank', 'blank'],
    });
  expect(table.events('attackDeclared').map(({ range }) => range)).toEqual([1, 3]);
  table.ends();
});

shows(
  'xw.arc.auxiliary.definition',
  'a ship behind a Firespray is in its arc, a ship beside it is not',
  () => {
    const isInArcAt = (x: number, y: number) => {
      const table = xwingTable({
        spray: { pilot: 'bountyhunter', at: [450, 450, 0] },
        x: { pilot: 'rookiepilot', at: [x, y, 0] },
      });
      return tableOf(table.state).isInAnyArc(table.ship('spray').id, table.ship('x').id);
    };
    expect([isInArcAt(450, 300), isInArcAt(600, 450), isInArcAt(300, 450)]).toEqual([true, false, false]);
  },
);
