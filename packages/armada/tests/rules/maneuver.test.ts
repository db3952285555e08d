import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

/** A corvette about to move, with a Victory far away. */
const sailing = (corvette: object = {}, others: object = {}, situation: object = {}) =>
  armadaTable(
    {
      corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 2, ...corvette },
      victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
      ...others,
    },
    situation,
  ).until('chooseCourse', 'corvette');

const poseOf = (table: ReturnType<typeof sailing>, name = 'corvette') => table.ship(name).pose!;

shows(
  [
    'ar.ship-move.steps',
    'ar.ship-move.course-within-yaw',
    'ar.ship-move.place-at-speed-joint',
    'ar.maneuver-tool.joint-is-speed',
  ],
  'the course bends each joint up to the speed within its yaw, and the ship goes to the joint of its speed',
  () => {
    // Speed 2: one click, then two.
    const table = sailing()
      .refuses({ clicks: [2, 0], side: 'left' }, 'ar.ship-move.course-within-yaw')
      .refuses({ clicks: [0, 0, 0], side: 'left' }, 'ar.ship-move.course-within-yaw')
      .refuses({ clicks: [0.5, 0], side: 'left' }, 'ar.ship-move.course-within-yaw')
      .refuses({ side: 'left' }, 'ar.ship-move.course-within-yaw')
      .refuses({ clicks: [0, 0], side: 'above' }, 'table.malformed-answer')
      .answers({ clicks: [0, 0], side: 'left' });
    expect(poseOf(table)).toEqual({ x: 900, y: 436.7998046875, heading: 0 });
    const turned = sailing().answers({ clicks: [1, 2], side: 'right' });
    expect(poseOf(turned).heading).toBe(67.5);
  },
);

shows('ar.yaw.dash-straight', 'a joint without yaw stays straight', () => {
  sailing({ speed: 3 }).refuses({ clicks: [1, 0, 0], side: 'left' }, 'ar.ship-move.course-within-yaw');
});

shows(
  ['ar.ship-move.no-overlap-with-tool', 'ar.ship-move.choose-side', 'ar.ship-move.same-side'],
  'a ship that would end on the tool has it on the other side; where both are free its owner chooses',
  () => {
    const table = sailing({ speed: 1 });
    table.refuses({ clicks: [2], side: 'left' }, 'ar.ship-move.no-overlap-with-tool');
    const suggestions = table.answersOffered as readonly { clicks: readonly number[]; side: string }[];
    const sidesOf = (click: number) =>
      suggestions.filter(({ clicks }) => clicks[0] === click).map(({ side }) => side);
    expect(sidesOf(0)).toEqual(['left', 'right']);
    expect(sidesOf(2)).toEqual(['right']);
    expect(sidesOf(-2)).toEqual(['left']);
    const [one, other] = (['left', 'right'] as const).map((side) =>
      poseOf(sailing({ speed: 2 }).answers({ clicks: [1, 0], side })),
    );
    expect(one).not.toEqual(other);
  },
);

shows('ar.ship-move.free-preview', 'a rough course is completed to the nearest legal one', () => {
  const table = sailing({ speed: 1 });
  expect(table.completes({ clicks: [3], side: 'left' })).toEqual({ clicks: [2], side: 'right' });
  expect(table.completes({ clicks: [1], side: 'left' })).toEqual({ clicks: [1], side: 'right' });
  // Where two clicks on the right side would bring it, roughly.
  expect(table.completes({ x: 899, y: 390, heading: 48 })).toEqual({ clicks: [2], side: 'right' });
  expect(table.completes({ clicks: [0.2], side: 'right' })).toEqual({ clicks: [0], side: 'right' });
  // Half a place is none, and a tool that nobody has bent is straight.
  for (const rough of [{ x: 930 }, { y: 390 }, { clicks: 'bent' }, {}])
    expect(table.completes(rough)).toEqual({ clicks: [0], side: 'left' });
});

shows('ar.ship-move.passes-through', 'only the final position matters', () => {
  const table = sailing(
    { speed: 4 },
    {
      tie: { squadron: 'tie-fighter', at: [900, 380] },
      frigate: { ship: 'gladiator-i-', at: [900, 440, 90], activated: true },
    },
    { obstacles: { 'asteroid-1': [900, 400, 0] } },
  ).answers({ clicks: [0, 0, 0, 0], side: 'left' });
  expect(poseOf(table).y).toBeCloseTo(300 + 4 * 68.4, 1);
  table.has('corvette', { damage: [] });
});

shows(
  ['ar.ship-move.speed-zero-counts', 'ar.overlap.speed-zero-still-resolves', 'ar.obstacle.overlap-test'],
  'at speed 0 the ship stays, has executed a maneuver, and resolves the obstacle it lies on again',
  () => {
    const table = armadaTable(
      {
        corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 0 },
        victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
      },
      { obstacles: { 'asteroid-1': [900, 320, 0] }, cards: ['blinded-gunners'] },
    );
    // Nobody was asked for a course: the round is over.
    expect(table.open.map(({ kind }) => kind)).toEqual(['assignDials', 'assignDials']);
    expect(table.events('shipMoved')).toMatchObject([{ ship: 'corvette', reached: 0, course: null }]);
    expect(table.ship('corvette').damage).toMatchObject([{ card: 'blinded-gunners', faceup: true }]);
  },
);

const ram = (others: object, corvette: object = {}, laid: object = {}) =>
  sailing({ speed: 3, ...corvette }, others, laid).answers({ clicks: [0, 0, 0], side: 'left' });

shows(
  ['ar.overlap.ship-reduce-speed', 'ar.overlap.ship-damage-both', 'ar.overlap.temporary-speed-restored'],
  'a ship that would overlap another moves at a lower speed until it fits; both get one facedown card',
  () => {
    // At speed 3 and 2 it would overlap the frigate.
    const table = ram(
      { frigate: { ship: 'gladiator-i-', at: [900, 460, 90], activated: true } },
      {},
      { cards: ['comm-noise', 'crew-panic'] },
    );
    expect(table.events('shipMoved')).toMatchObject([{ reached: 1, overlapped: ['frigate'] }]);
    table.has('corvette', { speed: 3, shields: { front: 2 } });
    expect(table.ship('corvette').damage).toMatchObject([{ card: 'comm-noise', faceup: false }]);
    expect(table.ship('frigate').damage).toMatchObject([{ card: 'crew-panic', faceup: false }]);
  },
);

shows(
  'ar.overlap.ship-damage-both',
  'of several ships overlapped only the nearest is damaged; between two equally near the owner chooses',
  () => {
    const table = ram({
      far: { ship: 'gladiator-i-', at: [900, 560, 90], activated: true },
      near: { ship: 'gladiator-i-', at: [900, 470, 90], activated: true },
    });
    expect(table.events('shipMoved')).toMatchObject([{ reached: 1 }]);
    table.has('far', { damage: [] });
    expect(table.ship('near').damage).toHaveLength(1);
    const tied = sailing(
      { speed: 1 },
      {
        left: { ship: 'gladiator-i-', at: [875, 440, 0], activated: true },
        right: { ship: 'gladiator-i-', at: [925, 440, 0], activated: true },
      },
    ).answers({ clicks: [0], side: 'left' });
    tied
      .asks('chooseNearest')
      .asksSeat('p1')
      .offersExactly({ ship: 'left' }, { ship: 'right' })
      .answers({ ship: 'right' });
    tied.has('left', { damage: [] });
    expect(tied.ship('right').damage).toHaveLength(1);
  },
);

shows('ar.overlap.reduced-may-cover-tool', 'a ship pushed back by another may lie on the tool', () => {
  // Free, this side would be refused.
  const blocked = sailing(
    { speed: 1 },
    { frigate: { ship: 'victory-i-', at: [905, 425, 0], activated: true } },
  );
  blocked.answers({ clicks: [2], side: 'left' });
  expect(blocked.events('shipMoved')).toMatchObject([{ reached: 0, overlapped: ['frigate'] }]);
});

shows(
  ['ar.win.simultaneous-elimination', 'ar.overlap.ship-damage-both'],
  'the cards of a collision are dealt together: two last ships that die of them are compared by score',
  () => {
    const table = armadaTable({
      corvette: {
        ship: 'cr90-corvette-a',
        at: [900, 300, 0],
        speed: 1,
        facedown: ['comm-noise', 'comm-noise', 'crew-panic'],
      },
      gladiator: {
        ship: 'gladiator-i-',
        at: [900, 400, 90],
        activated: true,
        facedown: ['crew-panic', 'injured-crew', 'injured-crew', 'injured-crew'],
      },
    })
      .until('chooseCourse')
      .answers({ clicks: [0], side: 'left' });
    // 56 points against 44.
    expect(table.referee.outcome).toMatchObject({
      winner: 0,
      rule: 'ar.win.simultaneous-elimination',
      about: { scores: [56, 44] },
    });
  },
);

shows(
  [
    'ar.overlap.squadrons-displaced',
    'ar.overlap.squadrons-placed-by-opponent',
    'ar.overlap.displaced-no-obstacle-effect',
  ],
  'squadrons under the ship are lifted, and the other player puts them back in contact, whoever owns them',
  () => {
    const table = sailing(
      { speed: 1 },
      {
        friend: { squadron: 'x-wing', at: [900, 370] },
        enemy: { squadron: 'tie-fighter', at: [935, 370] },
        away: { squadron: 'tie-fighter', at: [900, 480] },
      },
      { obstacles: { station: [820, 368, 0] } },
    ).answers({ clicks: [0], side: 'left' });
    table
      .asks('placeDisplaced', { squadrons: ['friend', 'enemy'] })
      .asksSeat('p2')
      .refuses({ squadron: 'friend', x: 700, y: 370 }, 'ar.overlap.squadrons-placed-by-opponent')
      .refuses({ squadron: 'friend', x: 900, y: 370 }, 'ar.overlap.squadrons-placed-by-opponent')
      .refuses({ squadron: 'away', x: 900, y: 370 }, 'ar.overlap.squadrons-displaced');
    table.answers(table.completes({ squadron: 'friend', x: 840, y: 368 }));
    table.asks('placeDisplaced', { squadrons: ['enemy'] });
    table.until('assignDials');
    expect(table.events('squadronMoved').map(({ squadron, cause }) => `${squadron} ${cause}`)).toEqual([
      'friend displaced',
      'enemy displaced',
    ]);
    expect(table.events('obstacleOverlapped')).toEqual([]);
  },
);

shows(
  ['ar.destroyed.outside-play-area', 'ar.destroyed.edge-ignores-dials-and-sliders'],
  'a ship whose base ends outside the play area is destroyed; its dials may stick out',
  () => {
    const ending = (y: number) =>
      sailing(
        { at: [900, y, 0], speed: 1 },
        { other: { ship: 'cr90-corvette-b', at: [100, 100, 0], activated: true } },
      ).answers({ clicks: [0], side: 'left' });
    const { depth } = sailing().state.options.area;
    ending(depth - 35.5 - 68.4).has('corvette', { destroyed: null });
    ending(depth - 35.5 - 68.4 + 0.2).has('corvette', { destroyed: 1, removed: true });
  },
);
