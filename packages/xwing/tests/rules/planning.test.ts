import type { SeatId, Viewer } from '@sortie/kernel';
import { readySeats } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import type { XwingView } from '../../src/view/index.ts';

type Plan = readonly [ship: string, speed: number, bearing: string];

const OBSIDIAN: Plan = ['obsidian', 3, 'bankRight'];
const ROOKIE: Plan = ['rookie', 2, 'bankLeft'];
const ACADEMY: Plan = ['academy', 1, 'turnLeft'];

/** Two TIE fighters of p1 face an X-wing of p2. */
const threeShips = (rookie: { readonly tokens?: { readonly stress: number } } = {}, options = {}) =>
  xwingTable(
    {
      obsidian: { pilot: 'obsidiansquadronpilot', at: [300, 100, 0] },
      academy: { pilot: 'academypilot', at: [600, 100, 0] },
      rookie: { pilot: 'rookiepilot', at: [450, 800, 180], ...rookie },
    },
    { phase: 'planning', options },
  );

const planned = (table: XwingTable, ...plans: readonly Plan[]) => {
  for (const plan of plans) table.plans(...plan);
  return table;
};

/** The dials as a viewer sees them, ship by ship. */
function dialsSeenBy(table: XwingTable, viewer: string): unknown[] {
  const { table: seen } = table.referee.view(viewer as SeatId) as unknown as {
    table: { ships: readonly { id: string; dial: unknown }[] };
  };
  return seen.ships.map(({ dial }) => dial);
}

const asked = (table: XwingTable, seat: string) =>
  table.referee
    .decisions(seat as SeatId)
    .map(({ kind, about }) => [kind, (about as { ship?: string } | null)?.ship]);

const white = (speed: number, bearing: string) => ({ speed, bearing, difficulty: 'white' });

shows(
  ['xw.planning.choose-secret', 'xw.planning.simultaneous'],
  'both players are asked at once for a maneuver from the dial of each of their ships',
  () => {
    const table = threeShips();
    expect(asked(table, 'p1')).toEqual([
      ['setDial', 'obsidian'],
      ['setDial', 'academy'],
    ]);
    expect(asked(table, 'p2')).toEqual([['setDial', 'rookie']]);
    for (const { about, answers } of table.open) {
      const { ship } = about as { ship: string };
      const tie = ['1 turnLeft', '1 turnRight', '2 turnLeft', '2 bankLeft', '2 straight', '2 bankRight'];
      const xwing = ['1 bankLeft', '1 straight', '1 bankRight', '2 turnLeft', '2 bankLeft', '2 straight'];
      const offered =
        answers.kind === 'offers' ? (answers.offers as { speed: number; bearing: string }[]) : [];
      const first = offered.slice(0, 6).map(({ speed, bearing }) => `${speed} ${bearing}`);
      expect([ship, offered.length, first]).toEqual(ship === 'rookie' ? [ship, 15, xwing] : [ship, 16, tie]);
    }
    planned(table, OBSIDIAN);
    expect(table.ship('obsidian').dial).toEqual(white(3, 'bankRight'));
    expect(asked(table, 'p2')).toEqual([['setDial', 'rookie']]);
  },
);

shows(
  ['xw.planning.example', 'xw.planning.any-order', 'xw.planning.enemy-dials-hidden'],
  'the worked example: three dials in any order, each side seeing only its own',
  () => {
    const orders = [
      [OBSIDIAN, ROOKIE, ACADEMY],
      [OBSIDIAN, ACADEMY, ROOKIE],
      [ROOKIE, OBSIDIAN, ACADEMY],
      [ROOKIE, ACADEMY, OBSIDIAN],
      [ACADEMY, OBSIDIAN, ROOKIE],
      [ACADEMY, ROOKIE, OBSIDIAN],
    ];
    for (const order of orders) {
      const table = planned(threeShips(), ...order);
      expect(dialsSeenBy(table, 'p1')).toEqual([white(3, 'bankRight'), white(1, 'turnLeft'), 'hidden']);
      expect(dialsSeenBy(table, 'p2')).toEqual(['hidden', 'hidden', white(2, 'bankLeft')]);
      table.readies();
      expect(table.state.phase).toBe('activation');
      table.asks('performAction', { ship: 'academy' });
    }
  },
);

shows(
  ['xw.planning.enemy-dials-hidden', 'xw.planning.choose-secret'],
  'nothing that an opponent is shown depends on a dial that lies facedown',
  () => {
    const seen = (plan: Plan) => {
      const { referee } = planned(threeShips(), plan, ACADEMY);
      return JSON.stringify([
        referee.view('p2' as SeatId),
        referee.logFor('p2' as SeatId),
        referee.view('spectator'),
      ]);
    };
    expect(seen(['obsidian', 4, 'koiogranTurn'])).toBe(seen(OBSIDIAN));
    const revealed = planned(threeShips(), OBSIDIAN, ACADEMY, ROOKIE).readies();
    expect(revealed.events('dialRevealed').map(({ ship }) => ship)).toEqual(['academy']);
    expect(dialsSeenBy(revealed, 'p2')).toEqual(['hidden', null, white(2, 'bankLeft')]);
  },
);

shows(
  'xw.planning.own-dials-visible',
  'players may look at their own facedown dials until they are revealed',
  () => {
    const older = planned(threeShips({}, { variant: 'core2012' }), OBSIDIAN);
    expect(dialsSeenBy(older, 'p1')).toEqual([white(3, 'bankRight'), null, null]);
    const table = planned(threeShips(), OBSIDIAN);
    expect(dialsSeenBy(table, 'p1')).toEqual([white(3, 'bankRight'), null, null]);
    planned(table, ACADEMY, ROOKIE).readies().asks('performAction', { ship: 'academy' });
    expect(dialsSeenBy(table, 'p1')).toEqual([white(3, 'bankRight'), null, 'hidden']);
    expect(dialsSeenBy(table, 'p2')).toEqual(['hidden', null, white(2, 'bankLeft')]);
  },
);

shows('xw.planning.must-assign-all', 'a player cannot close planning while a ship has no dial', () => {
  const table = planned(threeShips(), ROOKIE, OBSIDIAN);
  expect(asked(table, 'p1').map(([kind]) => kind)).toEqual(['setDial', 'setDial']);
  expect(asked(table, 'p2').map(([kind]) => kind)).toEqual(['setDial', 'endPlanning']);
  table.readies();
  expect(table.state.phase).toBe('planning');
  expect(table.open.map(({ kind, about }) => [kind, about])).toEqual([['setDial', { ship: 'academy' }]]);
  table.refuses({ ready: true }, 'xw.ship.dial.matches-type');
  planned(table, ACADEMY).readies();
  expect(table.state.phase).toBe('activation');
});

shows(
  'xw.planning.end-condition',
  'planning ends when every dial is set and nobody wants to change one',
  () => {
    const table = planned(threeShips(), OBSIDIAN, ACADEMY, ROOKIE);
    const ready = (seat: string) => {
      const decision = table.open.find((each) => each.kind === 'endPlanning' && each.seat === seat);
      table.send(decision!, { ready: true });
    };
    expect(table.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      ['p1', 'endPlanning'],
      ['p2', 'endPlanning'],
    ]);
    ready('p2');
    expect([table.state.phase, readySeats(table.state)]).toEqual(['planning', ['p2']]);
    ready('p1');
    expect(table.state.phase).toBe('activation');
    expect(table.events('phaseStarted').map(({ phase }) => phase)).toEqual(['planning', 'activation']);
  },
);

shows('xw.planning.change-until-end', 'a dial may be set anew until planning is over', () => {
  const table = planned(threeShips(), ROOKIE, ['rookie', 4, 'koiogranTurn'], ['rookie', 1, 'straight']);
  expect(table.ship('rookie').dial).toEqual({ speed: 1, bearing: 'straight', difficulty: 'green' });
  table.readies();
  const reopening = table.referee.decisions('p2' as SeatId);
  expect(reopening.map(({ kind, answers }) => [kind, answers])).toEqual([
    ['endPlanning', { kind: 'offers', offers: [{ ready: false }] }],
  ]);
  table.send(reopening[0]!, { ready: false });
  planned(table, ['rookie', 3, 'turnLeft'], OBSIDIAN, ACADEMY).readies();
  expect(table.ship('rookie').dial).toEqual(white(3, 'turnLeft'));
  expect(table.state.phase).toBe('activation');
  expect(table.referee.decisions().map(({ kind }) => kind)).toEqual(['performAction']);
});

shows('xw.planning.red-while-stressed-allowed', 'a stressed ship may be assigned a red maneuver', () => {
  const table = planned(threeShips({ tokens: { stress: 1 } }), ['rookie', 4, 'koiogranTurn']);
  expect(table.ship('rookie').dial).toEqual({ speed: 4, bearing: 'koiogranTurn', difficulty: 'red' });
  planned(table, OBSIDIAN, ACADEMY).readies().until('replaceManeuver', 'rookie').asksSeat('p1');
});

shows(
  'xw.planning.no-template-testing',
  'nothing tells players in planning where a maneuver would end',
  () => {
    const table = planned(threeShips(), ROOKIE);
    const decision = table.referee.decisions('p2' as SeatId)[0]!;
    expect(decision.about).toEqual({ ship: 'rookie' });
    const keys =
      decision.answers.kind === 'offers' ? decision.answers.offers.flatMap((each) => Object.keys(each!)) : [];
    expect(new Set(keys)).toEqual(new Set(['speed', 'bearing']));
    const places = JSON.stringify(table.referee.view('p2' as SeatId)).match(/"pose":\{[^}]*\}/g);
    expect(places).toEqual([
      '"pose":{"x":300,"y":100,"heading":0}',
      '"pose":{"x":600,"y":100,"heading":0}',
      '"pose":{"x":450,"y":800,"heading":180}',
    ]);
    for (const kind of ['measure', 'preview']) {
      const asks = table.referee.command('p2' as SeatId, {
        kind,
        ship: 'rookie',
        speed: 2,
        bearing: 'bankLeft',
      });
      expect(asks).toMatchObject({ kind: 'refused', rule: 'table.malformed-command' });
    }
  },
);

shows('xw.ship.dial.matches-type', 'a ship is assigned only maneuvers of its own dial', () => {
  const table = xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 100, 0] },
      academy: { pilot: 'academypilot', at: [450, 800, 180], tokens: { ion: 1 } },
    },
    { phase: 'planning' },
  ).asks('setDial', { ship: 'rookie' });
  const bearings = (speed: number, ...names: string[]) => names.map((bearing) => ({ speed, bearing }));
  const all = ['turnLeft', 'bankLeft', 'straight', 'bankRight', 'turnRight'];
  table
    .offersExactly(
      ...bearings(1, 'bankLeft', 'straight', 'bankRight'),
      ...bearings(2, ...all),
      ...bearings(3, ...all),
      ...bearings(4, 'straight', 'koiogranTurn'),
    )
    .refuses({ speed: 5, bearing: 'straight' }, 'xw.ship.dial.matches-type')
    .refuses({ speed: 1, bearing: 'turnLeft' }, 'xw.ship.dial.matches-type')
    .refuses({ speed: 3, bearing: 'koiogranTurn' }, 'xw.ship.dial.matches-type')
    .plans('rookie', 4, 'koiogranTurn')
    .readies()
    .asks('performAction', { ship: 'academy' })
    .skips()
    .has('rookie', { pose: { x: 450, y: 300, heading: 180 } });
});

shows(
  ['xw.planning.enemy-dials-hidden', 'xw.planning.own-dials-visible', 'xw.damage.discard.public'],
  'a judge sees every dial and the order of the Damage deck, a player neither',
  () => {
    const table = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 300] },
        academy: { pilot: 'academypilot', at: [450, 700, 180] },
      },
      { phase: 'planning' },
    ).plans('rookie', 2, 'straight');
    const seenBy = (viewer: Viewer) =>
      (table.referee.view(viewer) as unknown as { readonly table: XwingView }).table;
    const dialFor = (viewer: Viewer) => seenBy(viewer).ships[0]!.dial;
    expect(dialFor('referee')).toMatchObject({ speed: 2, bearing: 'straight' });
    expect(dialFor('p1' as Viewer)).toMatchObject({ speed: 2, bearing: 'straight' });
    expect(dialFor('p2' as Viewer)).toBe('hidden');
    const { draw } = table.state.decks[0]!;
    expect(seenBy('referee').decks).toEqual([{ left: draw.length, discard: [], draw }]);
    expect(seenBy('p1' as Viewer).decks).toEqual([{ left: draw.length, discard: [] }]);
  },
);
