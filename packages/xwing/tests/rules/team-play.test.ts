import type { SeatId, Viewer } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import type { Options } from '../../src/model/index.ts';
import type { XwingView } from '../../src/view/index.ts';
import { ACADEMY, game, HOWL, LUKE, OBSIDIAN, ROOKIE, seated } from './seated.ts';

const luke = seated('r1', 0, 'rebel', LUKE);
const rookies = seated('r2', 0, 'rebel', ROOKIE, ROOKIE);
const howl = seated('i1', 1, 'imperial', HOWL);
const wing = seated('i2', 1, 'imperial', ACADEMY, OBSIDIAN);

const teams = (options: Partial<Options> = {}) => game(options, luke, rookies, howl, wing);

/** Planning with every dial asked for. */
const planning = (options: Partial<Options> = {}) => teams(options).until('setDial');

function dialsSeenBy(table: XwingTable, viewer: string): unknown[] {
  const { ships } = (table.referee.view(viewer as Viewer) as unknown as { table: XwingView }).table;
  return ships.map(({ dial }) => dial);
}

shows('xw.optional.team.ownership', 'each player alone plans and decides for their own ships', () => {
  const table = planning();
  const asked = table.referee.decisions().map(({ seat, about }) => [seat, (about as { ship: string }).ship]);
  expect(asked).toEqual([
    ['r1', 's1'],
    ['r2', 's2'],
    ['r2', 's3'],
    ['i1', 's4'],
    ['i2', 's5'],
    ['i2', 's6'],
  ]);
  const [own] = table.referee.decisions('r2' as SeatId);
  const answer = {
    decision: own!.id,
    version: table.referee.version,
    answer: { speed: 1, bearing: 'straight' },
  };
  expect(table.referee.answer('r1' as SeatId, answer)).toMatchObject({
    kind: 'refused',
    rule: 'table.not-your-decision',
  });
  const bearing = 'straight';
  for (const ship of ['s1', 's2', 's3', 's4', 's5', 's6']) table.plans(ship, 2, bearing);
  table.readies();
  const deciders: string[] = [];
  while (table.state.phase === 'activation') {
    const { seat, about, kind } = table.question;
    deciders.push(`${seat} ${kind}`);
    if (kind === 'performAction') expect(seat).toBe(table.ship((about as { ship: string }).ship).seat);
    table.letGoBy();
  }
  expect(deciders).toEqual([
    'i2 performAction',
    'r2 chooseShip',
    'r2 performAction',
    'r2 performAction',
    'i2 performAction',
    'i1 performAction',
    'r1 performAction',
  ]);
  expect(table.events('activated')).toHaveLength(6);
});

shows(
  ['xw.optional.team.show-dials', 'xw.optional.team.core2012-no-dials'],
  'teammates see the dials of each other, opponents do not; in the older book teammates do not either',
  () => {
    for (const variant of ['standard', 'core2012'] as const) {
      const table = planning({ variant, points: 100 }).plans('s2', 3, 'straight').plans('s4', 2, 'turnLeft');
      const [rookie, howlrunner] = [
        { speed: 3, bearing: 'straight' },
        { speed: 2, bearing: 'turnLeft' },
      ];
      const teammate = variant === 'core2012' ? 'hidden' : rookie;
      const hidden = (ship: unknown, other: unknown) => [null, ship, null, other, null, null];
      expect(dialsSeenBy(table, 'r2')).toMatchObject(hidden(rookie, 'hidden'));
      expect(dialsSeenBy(table, 'r1')).toMatchObject(hidden(teammate, 'hidden'));
      expect(dialsSeenBy(table, 'i1')).toMatchObject(hidden('hidden', howlrunner));
      expect(dialsSeenBy(table, 'i2')).toMatchObject(
        hidden('hidden', variant === 'core2012' ? 'hidden' : howlrunner),
      );
      expect(dialsSeenBy(table, 'spectator')).toMatchObject(hidden('hidden', 'hidden'));
      const told = (viewer: string) =>
        table.referee.logFor(viewer as Viewer).filter(({ kind }) => kind === 'dialSet').length;
      expect(['r2', 'r1', 'i1', 'i2', 'spectator'].map(told)).toEqual(
        variant === 'core2012' ? [1, 0, 1, 0, 0] : [1, 1, 1, 1, 0],
      );
    }
  },
);

const four = [
  { id: 'r1', side: 0 },
  { id: 'r2', side: 0 },
  { id: 'i1', side: 1 },
  { id: 'i2', side: 1 },
] as const;

shows(
  'xw.optional.team.friendly-scope',
  "an ability that reaches friendly ships reaches a teammate's",
  () => {
    xwingTable(
      {
        howl: { pilot: 'howlrunner', seat: 'i1', side: 1, at: [400, 300], hasFought: true },
        wing: { pilot: 'academypilot', seat: 'i2', side: 1, at: [480, 300] },
        rookie: { pilot: 'rookiepilot', seat: 'r1', side: 0, at: [480, 480, 180], hasFought: true },
      },
      { seats: four },
    )
      .attack('wing', 'rookie', { attack: ['blank', 'hit', 'hit'], defense: ['blank', 'blank'] })
      .asksSeat('i1')
      .offers('howlrunner')
      .uses('howlrunner', [0])
      .has('rookie', { shields: 0 })
      .ends();
  },
);

shows(
  'xw.optional.team.shared-result',
  'a team wins as one, with the player whose ships are all gone',
  () => {
    const table = xwingTable(
      {
        gone: { pilot: 'rookiepilot', seat: 'r1', side: 0, at: null, gone: 'destroyed' },
        rookie: { pilot: 'rookiepilot', seat: 'r2', side: 0, at: [300, 300] },
        lost: { pilot: 'academypilot', seat: 'i1', side: 1, at: null, gone: 'destroyed' },
        academy: {
          pilot: 'academypilot',
          seat: 'i2',
          side: 1,
          at: [600, 880],
          dial: { speed: 2, bearing: 'straight' },
        },
      },
      { phase: 'activation', seats: four },
    );
    expect(table.referee.outcome).toEqual({ winner: 0, rule: 'xw.winning.last-ship-standing' });
    const going = xwingTable(
      {
        gone: { pilot: 'rookiepilot', seat: 'r1', side: 0, at: null, gone: 'destroyed' },
        rookie: { pilot: 'rookiepilot', seat: 'r2', side: 0, at: [300, 300] },
        academy: { pilot: 'academypilot', seat: 'i2', side: 1, at: [600, 800, 180] },
      },
      { phase: 'end', seats: four },
    );
    expect(going.referee.outcome, 'a teammate still flies').toBeNull();
    expect(going.open.map(({ seat }) => seat)).toEqual(['r2', 'i2']);
  },
);

shows(
  'xw.optional.team.side-as-player',
  'the team holds initiative and an edge and owns the total; its ships are deployed by their own players',
  () => {
    // 70 points of the Rebel team against 43 of the Imperial one.
    const table = teams().asks('chooseInitiative').asksSeat('i1').offersExactly({ side: 0 }, { side: 1 });
    table.answers({ side: 1 });
    expect(table.state.initiative).toBe(1);
    const placed: string[] = [];
    while (table.question.kind === 'placeObstacle') {
      placed.push(table.question.seat);
      table.letGoBy();
    }
    expect(placed).toEqual(['i1', 'r1', 'i1', 'r1', 'i1', 'r1']);
    table.asks('chooseEdge').asksSeat('r1').answers({ edge: 'south' });
    const deployed: string[] = [];
    while (table.open[0]?.kind === 'deployShip') {
      deployed.push(table.question.seat);
      table.letGoBy();
    }
    expect(deployed, 'by pilot skill: 1, 2 and 2, 3, 8 and 8 with the Imperial team first').toEqual([
      'i2',
      'r2',
      'r2',
      'i2',
      'i1',
      'r1',
    ]);
    expect(table.state.ships.map(({ seat, pose }) => [seat, pose!.y < 450])).toEqual([
      ['r1', true],
      ['r2', true],
      ['r2', true],
      ['i1', false],
      ['i2', false],
      ['i2', false],
    ]);
  },
);

shows(
  'xw.optional.team.public-talk',
  'teammates may say anything, and every opponent and spectator hears it; a whisper is refused',
  () => {
    const table = planning();
    const words = { kind: 'say', text: 'Two banks left, then straight at Howlrunner.' };
    expect(table.referee.command('r1' as SeatId, words)).toMatchObject({ kind: 'accepted' });
    for (const viewer of ['r1', 'r2', 'i1', 'i2', 'spectator'] as Viewer[]) {
      expect(table.referee.logFor(viewer).filter((event) => event.kind === 'said')).toEqual([
        { kind: 'said', seat: 'r1', text: words.text },
      ]);
    }
    const before = table.referee.hash();
    expect(table.referee.command('r1' as SeatId, { ...words, to: 'r2' })).toMatchObject({
      kind: 'refused',
      rule: 'xw.optional.team.public-talk',
    });
    expect(table.referee.command('r1' as SeatId, { kind: 'say', text: ' ' })).toMatchObject({
      kind: 'refused',
      about: { field: 'text' },
    });
    expect(table.referee.hash()).toBe(before);
  },
);
