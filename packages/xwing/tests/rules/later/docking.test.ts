import { shows } from '@sortie/testkit';
import { xwingGame, xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { scoreOf } from '../../../src/rules/winning.ts';

const squad = (faction: string, ...ships: readonly (readonly [string, readonly string[]])[]) => ({
  faction,
  ships: ships.map(([pilot, upgrades]) => ({ pilot, upgrades })),
});

const academy = squad('imperial', ['imperial:tiefighter:academypilot', []]);

const begun = (...ships: readonly (readonly [string, readonly string[]])[]) =>
  xwingGame({
    players: [
      { seat: 'p1', side: 0, squad: squad('rebel', ...ships) },
      { seat: 'p2', side: 1, squad: academy },
    ],
  } as never);

const VCX = 'rebel:vcx100:lothalrebel';
const SHUTTLE = 'rebel:attackshuttle:zeborrelios';
const SHEATHIPEDE = 'rebel:sheathipedeclassshuttle:zeborrelios';

const dockedIn = (table: ReturnType<typeof begun>) => table.state.ships.map(({ docked }) => docked);

shows('xw.later.docking.set-up', 'the ship with the title that goes with the carrier’s begins docked', () => {
  expect(dockedIn(begun([VCX, ['title:ghost']], [SHUTTLE, ['title:phantom']]))).toEqual([
    undefined,
    's1',
    undefined,
  ]);
  expect(dockedIn(begun([SHEATHIPEDE, ['title:phantomii']], [VCX, ['title:ghost-swx72']]))).toEqual([
    's2',
    undefined,
    undefined,
  ]);
});

shows('xw.later.docking.set-up', 'titles that do not go together dock nothing', () => {
  for (const table of [
    begun([VCX, ['title:ghost-swx72']], [SHUTTLE, ['title:phantom']]),
    begun([VCX, ['title:ghost']], [SHUTTLE, []]),
    begun([VCX, []], [SHUTTLE, ['title:phantom']]),
  ])
    expect(dockedIn(table)).toEqual([undefined, undefined, undefined]);
});

shows('xw.later.docking.set-up', 'the docked ship is not placed, and has its shields', () => {
  const table = begun([VCX, ['title:ghost']], [SHUTTLE, ['title:phantom']]);
  expect(table.until('deployShip').question.about).toEqual({ ships: ['s3'] });
  table.until('setDial');
  expect(table.events('shipDeployed').map(({ ship }) => ship)).toEqual(['s3', 's1']);
  table.has('s2', { pose: null, shields: 2, docked: 's1' });
});

interface Flown {
  readonly ghost?: object;
  readonly phantom?: object;
  readonly others?: Readonly<Record<string, { readonly pilot: string; readonly [field: string]: unknown }>>;
}

const carrying = ({ ghost = {}, phantom = {}, others = {} }: Flown, situation: object = {}) =>
  xwingTable(
    {
      ghost: { pilot: VCX, at: [450, 300], upgrades: ['title:ghost'], ...ghost },
      phantom: { pilot: SHUTTLE, upgrades: ['title:phantom'], docked: 'ghost', activated: true, ...phantom },
      enemy: { pilot: 'academypilot', at: [450, 850, 180], activated: true },
      ...others,
    },
    situation,
  );

const flying = (more: Flown = {}, situation: object = {}) =>
  carrying(
    { ...more, ghost: { dial: { speed: 2, bearing: 'straight' }, ...more.ghost } },
    { phase: 'activation', ...situation },
  );

shows('xw.later.docking.out-of-play', 'a docked ship gets no dial and is no target', () => {
  const table = carrying({}, { phase: 'planning' });
  expect(table.open.map(({ about }) => about)).toEqual([{ ship: 'ghost' }, { ship: 'enemy' }]);
  carrying({ others: { near: { pilot: 'blacksquadronpilot', at: [450, 490, 180] } } })
    .until('declareTarget', 'near')
    .offersExactly({ weapon: 'primary', target: 'ghost' }, { decline: true });
});

shows('xw.later.docking.out-of-play', 'its pilot and its upgrades say nothing', () => {
  // Zeb Orrelios would let his ship alone cancel criticals first; Kanan Jarrus speaks for every friend at range 1-2.
  const speaks = (docked: string | undefined) =>
    xwingTable({
      ghost: { pilot: VCX, at: [450, 300], upgrades: ['title:ghost'], hasFought: true },
      phantom: {
        pilot: 'rebel:yt1300:landocalrissian',
        at: docked ? null : [300, 300],
        tokens: { focus: 1 },
        upgrades: ['crew:lattsrazzi'],
        ...(docked ? { docked } : {}),
      },
      enemy: { pilot: 'academypilot', at: [450, 490, 180], tokens: { stress: 1 } },
    });
  expect(speaks('ghost').until('declareTarget').question.about).toMatchObject({ ship: 'enemy' });
  expect(speaks(undefined).until('declareTarget').question.about).toMatchObject({ ship: 'phantom' });
});

const launched = { use: 'ghost.u1', choice: { speed: 2, bearing: 'straight' } };

shows(
  'xw.later.docking.deploy',
  'after the carrier’s maneuver it may leave by any maneuver of its dial',
  () => {
    const table = flying();
    const { answers } = table.asks('useAbility').question;
    const offers = answers.kind === 'offers' ? answers.offers : [];
    expect(offers).toHaveLength(18);
    expect(offers).toContainEqual(launched);
    table.answers(launched);
    // The carrier has come to y 460; its rear lies at 420, the template ends at 340.
    table.has('phantom', { pose: { x: 450, y: 320, heading: 180 }, dial: null });
    expect(table.ship('phantom').docked).toBeUndefined();
  },
);

shows('xw.later.docking.deploy', 'it may stay, and is asked again after the next maneuver', () => {
  flying().passes().asks('performAction', { ship: 'ghost' }).has('phantom', { pose: null, docked: 'ghost' });
});

shows('xw.later.docking.deploy', 'a red maneuver brings stress, and a Koiogran turn looks back', () => {
  flying()
    .answers({ use: 'ghost.u1', choice: { speed: 4, bearing: 'koiogranTurn' } })
    .asks('performAction', { ship: 'ghost' })
    .has('phantom', { pose: { x: 450, y: 240, heading: 0 }, tokens: { stress: 1 } });
});

shows('xw.later.docking.deploy', 'it slides back from a ship in its way, and touches that ship', () => {
  const table = flying({
    others: { wall: { pilot: 'blacksquadronpilot', at: [450, 310], activated: true } },
  });
  table.answers(launched).asks('performAction', { ship: 'ghost' });
  expect(table.ship('phantom').pose!.y).toBeGreaterThan(350);
  expect(table.state.touches.map(({ ships }) => ships)).toEqual([['phantom', 'wall']]);
});

shows('xw.later.docking.deploy', 'maneuvers that leave it no place are not offered', () => {
  const table = flying({
    others: { wall: { pilot: 'blacksquadronpilot', at: [450, 395], activated: true } },
  });
  const { answers } = table.asks('useAbility').question;
  const offers = answers.kind === 'offers' ? answers.offers : [];
  expect(offers).not.toContainEqual({ use: 'ghost.u1', choice: { speed: 1, bearing: 'straight' } });
  expect(offers).toContainEqual({ use: 'ghost.u1', choice: { speed: 4, bearing: 'straight' } });
});

shows('xw.later.docking.deployed', 'it may act, is not activated any more, and attacks this round', () => {
  flying({ others: { prey: { pilot: 'blacksquadronpilot', at: [450, 170, 0], activated: true } } })
    .answers(launched)
    .asks('performAction', { ship: 'phantom', free: false })
    .acts('focus')
    .asks('performAction', { ship: 'ghost' })
    .skips()
    .has('phantom', { activated: true, tokens: { focus: 1 } })
    .until('declareTarget', 'phantom')
    .offersExactly({ weapon: 'primary', target: 'prey' }, { decline: true });
});

shows('xw.later.docking.deployed', 'no action after an overlap or across an asteroid', () => {
  const wall = { pilot: 'blacksquadronpilot', at: [450, 310], activated: true } as const;
  flying({ others: { wall } }).answers(launched).asks('performAction', { ship: 'ghost' });
  flying({}, { attackDice: ['blank'], obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 308] }] })
    .answers(launched)
    .asks('performAction', { ship: 'ghost' });
});

const nineCards = [
  ...Array(4).fill('core2-directhit'),
  'core2-stunnedpilot',
  'core2-stunnedpilot',
  'core2-weaponsfailure',
  'core2-weaponsfailure',
  'core2-majorhullbreach',
];

const destroyed = () =>
  carrying({
    ghost: { shields: 0, facedown: nineCards, hasFought: true },
    others: {
      killer: { pilot: 'blacksquadronpilot', at: [450, 490, 180] },
      prey: { pilot: 'obsidiansquadronpilot', at: [450, 60], hasFought: true },
    },
  })
    .attack('killer', 'ghost', { attack: ['hit', 'hit', 'blank'], defense: [] })
    .asksSeat('p1');

shows('xw.later.docking.carrier-destroyed', 'it must leave, with a Damage card and without an action', () => {
  const table = destroyed();
  const { answers } = table.question;
  expect(answers.kind === 'offers' ? answers.offers : []).not.toContainEqual({ pass: true });
  table
    .answers(launched)
    .has('ghost', { gone: 'destroyed' })
    .has('phantom', { gone: null, damage: [{ faceup: false }], actions: [] });
  expect(table.ship('phantom').pose).toMatchObject({ x: 450, y: 160, heading: 180 });
});

shows('xw.later.docking.carrier-destroyed', 'it cannot attack for the rest of the round', () => {
  const table = destroyed().answers(launched).until('setDial');
  expect(table.events('attackDeclared').map(({ attacker }) => attacker)).toEqual(['killer']);
  expect(table.state.round).toBe(2);
  table.has('phantom', { lasting: [] });
});

shows('xw.later.docking.carrier-gone', 'a carrier that flees takes it along', () => {
  const table = flying({ ghost: { at: [450, 860] } });
  table.has('ghost', { gone: 'fled' }).has('phantom', { gone: 'destroyed' });
});

shows(
  'xw.later.docking.carrier-gone',
  'where no maneuver finds a place it is lost with a destroyed carrier',
  () => {
    const wall = (x: number, y: number) =>
      ({ pilot: 'obsidiansquadronpilot', at: [x, y], hasFought: true }) as const;
    const ring = [370, 411, 452, 493, 534].flatMap(
      (x) =>
        [
          [x, 239],
          [x, 198],
          [x, 157],
          [x, 116],
        ] as const,
    );
    const sides = [
      [386, 280],
      [345, 280],
      [514, 280],
      [555, 280],
    ] as const;
    const others = Object.fromEntries(
      [...ring, ...sides].map(([x, y], index) => [`wall${index}`, wall(x, y)]),
    );
    const table = carrying({
      ghost: { shields: 0, facedown: nineCards, hasFought: true },
      others: { killer: { pilot: 'blacksquadronpilot', at: [450, 490, 180] }, ...others },
    });
    table.attack('killer', 'ghost', { attack: ['hit', 'hit', 'blank'], defense: [] });
    table.has('ghost', { gone: 'destroyed' }).has('phantom', { gone: 'destroyed' });
  },
);

shows('xw.later.docking.points', 'both count where both are lost', () => {
  expect(scoreOf(flying({ ghost: { at: [450, 860] } }).state, 1)).toBe(35 + 18);
});

shows('xw.later.docking.points', 'a docked ship that is not lost counts nothing', () => {
  expect(scoreOf(flying().state, 1)).toBe(0);
  expect(scoreOf(destroyed().answers(launched).state, 1)).toBe(35);
});
