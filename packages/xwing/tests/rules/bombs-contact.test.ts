import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const straight = (speed: number) => ({ speed, bearing: 'straight' });
const far = { pilot: 'rookiepilot', at: [850, 850, 0] } as const;

/** A mine of an Imperial ship that stands far away. */
const mineAt = (x: number, y: number, heading = 0) => ({
  phase: 'activation' as const,
  bombs: [{ bomb: 'bomb:proximitymines', droppedBy: 'spray', at: [x, y, heading] as const }],
});
const spray = { pilot: 'bountyhunter', at: [60, 850, 0] } as const;
const harmless = ['blank', 'blank', 'blank'];

shows(
  ['xw.bomb.not-obstacle', 'xw.bomb.contact-any-movement'],
  'a boost may end on a mine, and sets it off',
  () => {
    const table = xwingTable(
      { spray, awing: { pilot: 'prototypepilot', at: [450, 200, 0], dial: straight(2) } },
      mineAt(450, 400),
    )
      .asks('performAction', { ship: 'awing' })
      .dice({ attack: ['hit', 'blank', 'blank'] })
      .acts('boost', { direction: 'straight' });
    expect(table.events('bombDetonated')).toMatchObject([{ by: 'awing' }]);
    table.has('awing', { shields: 1 }).ends();
  },
);

shows('xw.bomb.contact-any-movement', 'a barrel roll and a decloak set off a mine as a maneuver does', () => {
  const rolls = xwingTable(
    { x: far, tie: { pilot: 'academypilot', at: [450, 200, 0], dial: straight(2) }, spray },
    mineAt(530, 320),
  )
    .dice({ attack: harmless })
    .acts('barrelRoll', { direction: 'right' })
    .answers({ shift: 0 });
  expect(rolls.events('bombDetonated')).toMatchObject([{ by: 'tie' }]);
  rolls.ends();

  const decloaks = xwingTable(
    {
      x: far,
      phantom: { pilot: 'sigmasquadronpilot', at: [450, 200, 0], tokens: { cloak: 1 }, dial: straight(2) },
      spray,
    },
    { ...mineAt(450, 320), attackDice: harmless },
  ).answers({ direction: 'forward' });
  expect(decloaks.events('bombDetonated')).toMatchObject([{ by: 'phantom' }]);
  decloaks.ends();

  const flies = xwingTable(
    { x: { ...far, at: [450, 200, 0], dial: straight(3) }, spray },
    // Only the template passes here: the base goes on.
    { ...mineAt(450, 280), attackDice: harmless },
  );
  expect(flies.events('bombDetonated')).toMatchObject([{ by: 'x' }]);
  flies.ends();

  const passes = xwingTable({ x: { ...far, at: [450, 200, 0], dial: straight(3) }, spray }, mineAt(500, 280));
  expect(passes.events('bombDetonated')).toEqual([]);
  expect(passes.state.bombs).toHaveLength(1);
});

shows('xw.bomb.partial-template', 'the part of a template that a ship did not fly sets off nothing', () => {
  const flown = (blocked: boolean) =>
    xwingTable(
      {
        x: { pilot: 'rookiepilot', at: [450, 200, 0], dial: straight(4) },
        spray,
        ...(blocked ? { block: { pilot: 'outerrimsmuggler', at: [450, 400, 0] } } : {}),
      },
      { ...mineAt(450, 372), ...(blocked ? {} : { attackDice: harmless }) },
    );
  expect(flown(true).events('bombDetonated')).toEqual([]);
  expect(flown(false).events('bombDetonated')).toMatchObject([{ by: 'x' }]);
});

const droppingOn = (ships: Readonly<Record<string, readonly [number, number]>>) =>
  xwingTable(
    {
      spray: { pilot: 'bountyhunter', at: [450, 100, 0], upgrades: ['proximitymines'], dial: straight(4) },
      ...Object.fromEntries(
        Object.entries(ships).map(([name, [x, y]]) => [
          name,
          { pilot: 'rookiepilot', at: [x, y, 0] as const },
        ]),
      ),
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'spray' });

shows('xw.bomb.under-ship', 'a mine dropped beneath a ship goes off at once', () => {
  // The Firespray stands at y 340, and drops at 248.
  const table = droppingOn({ x: [450, 240] })
    .dice({ attack: ['hit', 'blank', 'blank'] })
    .acts('card spray.u1');
  expect(table.events('bombDetonated')).toMatchObject([{ by: 'x' }]);
  table.has('x', { shields: 1 }).ends();
});

shows(
  'xw.bomb.multi-overlap-choice',
  'the player who drops a mine beneath several ships decides which of them sets it off',
  () => {
    const table = droppingOn({ left: [428, 240], right: [472, 240], away: [300, 100] })
      .acts('card spray.u1')
      .asks('chooseShip')
      .asksSeat('p1')
      .offersExactly({ ship: 'left' }, { ship: 'right' })
      .dice({ attack: ['hit', 'blank', 'blank'] })
      .answers({ ship: 'right' });
    expect(table.state.bombs).toEqual([]);
    table.has('right', { shields: 1 }).has('left', { shields: 2 }).ends();
  },
);

shows('xw.bomb.guides-count', 'the nubs of a bomb count for overlap and for range', () => {
  // The base ends at y 297; the square of the mine begins at 298, its nubs, when they face the ship, at 296.
  const ended = (heading: number, attackDice: readonly string[], x = 450) =>
    xwingTable(
      { x: { ...far, at: [450, 197, 0], dial: straight(1) }, spray },
      { ...mineAt(x, 310, heading), options: { guides: 0 }, attackDice },
    );
  expect(ended(180, harmless).events('bombDetonated')).toHaveLength(1);
  expect(ended(0, []).events('bombDetonated')).toEqual([]);
  // One nub alone, 10 to 12 mm left or right of the middle, under a corner of the base and just beside it.
  for (const side of [-1, 1]) {
    expect(ended(180, harmless, 450 + side * 31).events('bombDetonated')).toHaveLength(1);
    expect(ended(180, [], 450 + side * 33).events('bombDetonated')).toEqual([]);
  }

  const charge = (y: number) =>
    xwingTable(
      { x: { pilot: 'rookiepilot', at: [450, 200, 0] }, spray },
      {
        phase: 'activation',
        bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'spray', at: [450, y, 180] }],
      },
    );
  // The square is 101 mm away, the nubs 99 mm.
  charge(220 + 101 + 12).has('x', { shields: 1 });
  charge(220 + 103 + 12).has('x', { shields: 2 });
});

shows('xw.bomb.contact-any-movement', 'of several bombs the one that was crossed goes off', () => {
  const table = xwingTable(
    { x: { ...far, at: [450, 200, 0], dial: straight(3) }, spray },
    {
      phase: 'activation',
      bombs: [
        { bomb: 'bomb:seismiccharges', droppedBy: 'spray', at: [60, 60, 0] },
        { bomb: 'bomb:proximitymines', droppedBy: 'spray', at: [450, 280, 0] },
      ],
      attackDice: ['hit', 'blank', 'blank'],
    },
  );
  expect(table.events('bombDetonated')).toMatchObject([{ by: 'x' }]);
  expect(table.state.bombs).toMatchObject([{ bomb: 'bomb:seismiccharges' }]);
  table.has('x', { shields: 1 }).ends();
});

/** A TIE fighter at (450, 320) about to roll to the left; its template then lies between x 390 and 430. */
const rolling = (...mines: readonly (readonly [number, number])[]) =>
  xwingTable(
    { x: far, tie: { pilot: 'academypilot', at: [450, 200, 0], dial: straight(2) }, spray },
    {
      phase: 'activation',
      bombs: mines.map(([x, y]) => ({
        bomb: 'bomb:proximitymines',
        droppedBy: 'spray',
        at: [x, y, 0] as const,
      })),
    },
  ).asks('performAction', { ship: 'tie' });

shows(
  ['xw.bomb.contact-any-movement', 'xw.action.roll.template'],
  'the template of a roll is laid past a mine where it can be, and over it where it cannot',
  () => {
    // Reaches to y 315: a template laid midway covers it, one laid 10 mm ahead does not.
    const past = rolling([410, 303]).acts('barrelRoll', { direction: 'left' }).answers({ shift: 0 });
    expect(past.events('bombDetonated')).toEqual([]);
    past.has('tie', { pose: { x: 370, y: 320 } });

    // A template laid 3 to 6 mm ahead passes between two mines.
    const between = xwingTable(
      { x: far, tie: { pilot: 'academypilot', at: [450, 200, 0], dial: straight(2) }, spray },
      { phase: 'activation', bombs: [...mineAt(410, 301, 180).bombs, ...mineAt(410, 348).bombs] },
    );
    between.acts('barrelRoll', { direction: 'left' }).answers({ shift: 0 });
    expect(between.events('bombDetonated')).toEqual([]);

    const over = rolling([410, 308], [410, 334]).acts('barrelRoll', { direction: 'left' });
    over.dice({ attack: [...harmless, ...harmless] }).answers({ shift: 0 });
    expect(over.events('bombDetonated').map(({ by }) => by)).toContain('tie');
    over.has('tie', { pose: { x: 370, y: 320 } });
  },
);

shows(
  ['xw.bomb.contact-any-movement', 'xw.action.roll.no-overlap'],
  'between an obstacle and a mine the template is laid over the mine',
  () => {
    const obstacles = [{ kind: 'asteroid', outline: 1, at: [410, 280, 90] }] as const;
    const roll = (bombs: Parameters<typeof mineAt>[]) =>
      xwingTable(
        { x: far, tie: { pilot: 'academypilot', at: [450, 200, 0], dial: straight(2) }, spray },
        { phase: 'activation', obstacles, bombs: bombs.flatMap((at) => mineAt(...at).bombs) },
      )
        .acts('barrelRoll', { direction: 'left' })
        .dice({ attack: bombs.length > 0 ? harmless : [] })
        .answers({ shift: 5 });
    expect(roll([]).events('bombDetonated')).toEqual([]);
    const mined = roll([[410, 345]]);
    expect(mined.events('bombDetonated')).toMatchObject([{ by: 'tie' }]);
    mined.has('tie', { pose: { x: 370, y: 325 } });
  },
);
