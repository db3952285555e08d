import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

type Obstacle = {
  readonly kind: 'asteroid' | 'debris';
  readonly outline: number;
  readonly at: readonly [number, number];
};

/** A duel nose to nose at range 3, or beside each other's line by `shift`. */
const duel = (obstacles: readonly Obstacle[], shift = 0, upgrades: readonly string[] = []) =>
  xwingTable(
    {
      x: {
        pilot: 'rookiepilot',
        at: [450, 200, 0],
        upgrades,
        ...(upgrades.length > 0 ? { lock: 'tie' } : {}),
      },
      tie: { pilot: 'academypilot', at: [450 + shift, 490, 180], hasFought: true },
    },
    { obstacles },
  );

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

/** Asteroid 4 reaches from 24 mm left to 26 mm right of its middle, and 24 mm up and down. */
const rock = (x: number, y = 345): Obstacle => ({ kind: 'asteroid', outline: 4, at: [x, y] });

shows(
  ['xw.obstacle.obstruct.definition', 'xw.obstacle.obstruct.extra-die'],
  'the defender rolls one more die when the measured line crosses an obstacle',
  () => {
    const table = duel([rock(450)]).attack('x', 'tie', { attack: blanks(3), defense: blanks(5) });
    expect(table.events('attackDeclared')).toMatchObject([{ range: 3, obstructed: true }]);
    table.ends();
    const clear = duel([rock(600)]).attack('x', 'tie', { attack: blanks(3), defense: blanks(4) });
    expect(clear.events('attackDeclared')).toMatchObject([{ range: 3, obstructed: false }]);
    clear.ends();
  },
);

shows(
  'xw.obstacle.obstruct.extra-die',
  'the die of an obstructed attack is rolled against torpedoes too',
  () => {
    const table = duel([rock(450)], 0, ['protontorpedoes']).attack('x', 'tie', {
      weapon: 'protontorpedoes',
      attack: blanks(4),
      defense: blanks(4),
    });
    expect(table.events('attackDeclared')).toMatchObject([{ obstructed: true }]);
    table.ends();
  },
);

shows('xw.obstacle.obstruct.not-cumulative', 'two obstacles on the line give one die', () => {
  const table = duel([rock(450, 300), { kind: 'debris', outline: 0, at: [450, 400] }]).attack('x', 'tie', {
    attack: blanks(3),
    defense: blanks(5),
  });
  expect(table.events('attackDeclared')).toMatchObject([{ obstructed: true }]);
  table.ends();
});

shows('xw.obstacle.obstruct.ships-do-not', 'a ship on the line obstructs nothing', () => {
  const table = xwingTable({
    x: { pilot: 'rookiepilot', at: [450, 200, 0] },
    between: { pilot: 'chewbacca', faction: 'rebel', at: [450, 345, 0], hasFought: true },
    tie: { pilot: 'academypilot', at: [450, 490, 180], hasFought: true },
  }).attack('x', 'tie', { attack: blanks(3), defense: blanks(4) });
  expect(table.events('attackDeclared')).toMatchObject([{ range: 3, obstructed: false }]);
  table.ends();
});

shows(
  'xw.obstacle.obstruct.closest-line-forced',
  'a line to another point that would miss the obstacle is not offered',
  () => {
    // Only the facing corners are nearest: the line runs from (470, 220) to (510, 470).
    const table = duel([rock(495, 345)], 80)
      .until('declareTarget', 'x')
      .offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true })
      .attack('x', 'tie', { attack: blanks(3), defense: blanks(5) });
    expect(table.events('attackDeclared')).toMatchObject([{ obstructed: true }]);
    table.ends();
  },
);

shows(
  'xw.obstacle.obstruct.tie-choice',
  'of several shortest lines the attacker picks one that misses the obstacle, or one that does not',
  () => {
    // The rock covers the right half of the lines between the two bases.
    const table = duel([rock(475)])
      .until('declareTarget', 'x')
      .offersExactly(
        { weapon: 'primary', target: 'tie', obstructed: false },
        { weapon: 'primary', target: 'tie', obstructed: true },
        { decline: true },
      );
    table.attack('x', 'tie', { obstructed: false, attack: blanks(3), defense: blanks(4) });
    expect(table.events('attackDeclared')).toMatchObject([{ obstructed: false }]);
    table.ends();
    const other = duel([rock(475)]).attack('x', 'tie', {
      obstructed: true,
      attack: blanks(3),
      defense: blanks(5),
    });
    expect(other.events('attackDeclared')).toMatchObject([{ obstructed: true }]);
    other.ends();
  },
);

shows('xw.obstacle.obstruct.tie-choice', 'a rock that reaches one millimetre into the lines is found', () => {
  duel([rock(470 + 23)])
    .until('declareTarget', 'x')
    .offersExactly(
      { weapon: 'primary', target: 'tie', obstructed: false },
      { weapon: 'primary', target: 'tie', obstructed: true },
      { decline: true },
    );
});

shows(
  ['xw.obstacle.obstruct.ruler-width', 'xw.range.single-edge'],
  'an obstacle a millimetre beside the measuring edge does not obstruct',
  () => {
    const table = duel([rock(470 + 25)])
      .until('declareTarget', 'x')
      .offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true })
      .attack('x', 'tie', { attack: blanks(3), defense: blanks(4) });
    expect(table.events('attackDeclared')).toMatchObject([{ obstructed: false }]);
    table.ends();
  },
);

shows(
  ['xw.obstacle.obstruct.definition', 'xw.obstacle.obstruct.tie-choice'],
  'an obstacle between the ships that no shortest line crosses obstructs nothing',
  () => {
    // The shortest lines run between 460 and 470; the rock ends at 456.
    const beside = rock(430);
    duel([beside], 30)
      .until('declareTarget', 'x')
      .offersExactly({ weapon: 'primary', target: 'tie' }, { decline: true });
    // Another one begins at 465.
    duel([beside, rock(489)], 30)
      .until('declareTarget', 'x')
      .offersExactly(
        { weapon: 'primary', target: 'tie', obstructed: false },
        { weapon: 'primary', target: 'tie', obstructed: true },
        { decline: true },
      );
  },
);

shows(
  ['xw.obstacle.obstruct.tie-choice', 'xw.attack.phase.may-decline', 'xw.attack.declare.retry'],
  'an attack that a card makes follow on another cannot be declined, and its line is chosen anew',
  () => {
    const table = xwingTable(
      {
        corran: { pilot: 'corranhorn', at: [450, 300, 0] },
        tie: { pilot: 'academypilot', at: [450, 450, 180], hasFought: true },
        other: { pilot: 'academypilot', at: [390, 450, 180], hasFought: true },
      },
      { obstacles: [rock(475, 375)] },
    )
      .attack('corran', 'tie', { obstructed: false, attack: blanks(3), defense: blanks(3) })
      .uses('corranhorn')
      .asks('declareTarget', { ship: 'corran', source: 'corran.pilot' })
      .offersExactly(
        { weapon: 'primary', target: 'tie', obstructed: false },
        { weapon: 'primary', target: 'tie', obstructed: true },
        { weapon: 'primary', target: 'other' },
      );
    expect(table.question.rule).toBe('xw.attack.declare.order');
    table
      .dice({ attack: blanks(3), defense: blanks(4) })
      .answers({ weapon: 'primary', target: 'tie', obstructed: true })
      .ends();
  },
);

shows(
  ['xw.obstacle.obstruct.definition', 'xw.bomb.not-obstacle'],
  'an obstacle before neither of two ships that stand aslant obstructs when it lies on the line of their corners',
  () => {
    // The line runs from (470, 220) to (530, 470); the rock ends at 521.
    const table = duel([rock(495, 320)], 100).attack('x', 'tie', { attack: blanks(3), defense: blanks(5) });
    expect(table.events('attackDeclared')).toMatchObject([{ obstructed: true }]);
    table.ends();
  },
);

shows(
  ['xw.obstacle.obstruct.ruler-width', 'xw.obstacle.obstruct.ships-do-not'],
  'the line that is shown is the measured one, the middle of equal ones',
  () => {
    const lineOf = (table: ReturnType<typeof duel>) => {
      const { shots } = table.until('declareTarget', 'x').question.about as unknown as {
        readonly shots: readonly { readonly line: unknown; readonly range: number }[];
      };
      return shots.map(({ line, range }) => [line, range]);
    };
    expect(lineOf(duel([rock(450)]))).toEqual([
      [
        [
          { x: 450, y: 220 },
          { x: 450, y: 470 },
        ],
        3,
      ],
    ]);
  },
);
