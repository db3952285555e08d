import { shows } from '@sortie/testkit';
import type { Situation } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { senator, shuttleTable } from './shuttle-table.ts';

const rookie = { pilot: 'rookiepilot', at: [100, 300, 90] } as const;

shows(
  ['xw.mission1.reinforce.count', 'xw.mission1.reinforce.ship', 'xw.mission1.reinforce.normal-use'],
  'for each Imperial ship destroyed this round an Academy Pilot may come at range 1 of the Imperial edge',
  () => {
    const table = shuttleTable(
      {
        shuttle: { at: [450, 200] },
        rookie,
        dead: { pilot: 'academypilot', at: null, gone: 'destroyed' },
        fled: { pilot: 'academypilot', at: null, gone: 'fled' },
        old: { pilot: 'academypilot', at: null, gone: 'destroyed', goneInRound: 2 },
      },
      { phase: 'end', round: 3 },
    )
      .asks('callReinforcement', { pilot: 'imperial:tiefighter:academypilot', left: 2 })
      .asksSeat('p2')
      .refuses({ x: 450, y: 779, heading: 180 }, 'xw.mission1.reinforce.ship')
      .refuses({ x: 450, y: 50, heading: 180 }, 'xw.mission1.reinforce.ship')
      .answers({ x: 450, y: 850, heading: 135 })
      .asks('callReinforcement', { left: 1 })
      .answers({ x: 600, y: 850, heading: 180 });
    const arrived = table.events('shipArrived').map(({ ship }) => ship.id);
    expect(arrived).toHaveLength(2);
    // Next round they get dials, fly and fight like every other ship.
    expect(table.state.round).toBe(4);
    const dials = table.open.filter(({ kind }) => kind === 'setDial');
    expect(dials.map(({ about }) => (about as { ship: string }).ship)).toEqual(['rookie', ...arrived]);
    table.plans('rookie', 1, 'straight').plans(arrived[0]!, 2, 'straight').plans(arrived[1]!, 2, 'straight');
    table.readies().until('performAction', arrived[1]!).acts('evade');
    expect(table.events('shipMoved').map(({ ship }) => ship)).toEqual(expect.arrayContaining(arrived));
    expect(table.referee.outcome).toBeNull();
  },
);

shows('xw.mission1.reinforce.count', 'a call that is not used is lost', () => {
  const table = shuttleTable(
    { shuttle: { at: [450, 200] }, rookie, dead: { pilot: 'academypilot', at: null, gone: 'destroyed' } },
    { phase: 'end', round: 3 },
  )
    .answers({ decline: true })
    .plans('rookie', 1, 'straight')
    .readies()
    .until('setDial', 'rookie');
  expect(table.state.round).toBe(5);
  expect(table.events('shipArrived')).toEqual([]);
});

shows(
  'xw.mission.reinforce.arrival',
  'a reinforcement is a fresh copy: full shields, no upgrades, tokens or damage, and worth no points',
  () => {
    const table = xwingTable(
      {
        luke: { pilot: 'lukeskywalker', at: null, gone: 'destroyed', upgrades: ['r2d2'] },
        tie: { pilot: 'academypilot', at: [450, 700, 180] },
      },
      {
        phase: 'end',
        options: { mission: 'mission3' },
        mission: { satellites: [{ at: [400, 250] }] },
      },
    ).answers({ x: 450, y: 50, heading: 0 });
    const [arrived] = table.events('shipArrived').map(({ ship }) => ship);
    expect(arrived).toMatchObject({
      pilot: 'rebel:xwing:rookiepilot',
      shields: 2,
      upgrades: [],
      damage: [],
      tokens: { focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 },
      lock: null,
      reinforcement: true,
      pose: { x: 450, y: 50, heading: 0 },
    });
    const shot = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 500] },
        late: { pilot: 'academypilot', at: null, gone: 'destroyed', reinforcement: true },
        first: { pilot: 'academypilot', at: null, gone: 'destroyed' },
        tie: { pilot: 'academypilot', at: [100, 700, 180] },
      },
      { phase: 'end' },
    );
    const { table: seen } = shot.referee.view('spectator') as unknown as { table: { scores: unknown } };
    expect(seen.scores).toEqual([12, 0]);
  },
);

shows('xw.mission.reinforce.no-overlap', 'a reinforcement is not placed upon a ship or an obstacle', () => {
  const situation: Situation = {
    phase: 'end',
    options: { mission: 'mission2', presetForces: true },
    obstacles: [{ kind: 'asteroid', outline: 0, at: [600, 850] }],
  };
  xwingTable(
    {
      luke: { pilot: 'lukeskywalker', at: [300, 850] },
      dead: { pilot: 'nightbeast', at: null, gone: 'destroyed' },
    },
    situation,
  )
    .asks('callReinforcement')
    .refuses({ x: 320, y: 850, heading: 180 }, 'xw.mission.reinforce.no-overlap')
    .refuses({ x: 600, y: 850, heading: 180 }, 'xw.mission.reinforce.no-overlap')
    .answers({ x: 450, y: 850, heading: 180 });
});

shows(
  ['xw.mission2.reinforce.count', 'xw.mission2.reinforce.ship'],
  'in the second mission an Academy Pilot comes at range 1 of either edge for each Imperial ship lost',
  () => {
    const table = xwingTable(
      {
        luke: { pilot: 'lukeskywalker', at: [450, 450] },
        dead: { pilot: 'nightbeast', at: null, gone: 'destroyed' },
        fled: { pilot: 'academypilot', at: null, gone: 'fled' },
        old: { pilot: 'academypilot', at: null, gone: 'destroyed', goneInRound: 1 },
      },
      { phase: 'end', round: 2, options: { mission: 'mission2', presetForces: true } },
    )
      .asks('callReinforcement', { pilot: 'imperial:tiefighter:academypilot', left: 2 })
      .refuses({ x: 450, y: 300, heading: 0 }, 'xw.mission2.reinforce.ship')
      .refuses({ x: 50, y: 450, heading: 0 }, 'xw.mission2.reinforce.ship')
      .answers({ x: 450, y: 50, heading: 0 })
      .asks('callReinforcement', { left: 1 })
      .answers({ x: 450, y: 850, heading: 180 });
    const arrived = table.events('shipArrived').map(({ ship }) => ship.id);
    const dials = table.open.filter(({ kind }) => kind === 'setDial');
    expect(dials.map(({ about }) => (about as { ship: string }).ship)).toEqual(['luke', ...arrived]);
  },
);

shows(
  ['xw.mission3.reinforce.count', 'xw.mission3.reinforce.ship'],
  'in the third mission a Rookie Pilot comes at range 1 of the Rebel edge for each Rebel ship lost',
  () => {
    const table = xwingTable(
      {
        dead: { pilot: 'redsquadronpilot', at: null, gone: 'destroyed' },
        fled: { pilot: 'rookiepilot', at: null, gone: 'fled' },
        tie: { pilot: 'academypilot', at: [450, 700, 180] },
        lost: { pilot: 'academypilot', at: null, gone: 'destroyed' },
      },
      {
        phase: 'end',
        options: { mission: 'mission3', presetForces: true },
        mission: { satellites: [{ at: [400, 250] }] },
      },
    )
      .asks('callReinforcement', { pilot: 'rebel:xwing:rookiepilot', left: 2 })
      .asksSeat('p1')
      .refuses({ x: 450, y: 121, heading: 0 }, 'xw.mission3.reinforce.ship')
      .refuses({ x: 450, y: 850, heading: 0 }, 'xw.mission3.reinforce.ship')
      .answers({ x: 450, y: 50, heading: 0 })
      .answers({ decline: true });
    const arrived = table.events('shipArrived').map(({ ship }) => ship.id);
    const dials = table.open.filter(({ kind }) => kind === 'setDial');
    expect(dials.map(({ about }) => (about as { ship: string }).ship)).toEqual([...arrived, 'tie']);
    expect(arrived).toHaveLength(1);
  },
);

shows(
  ['xw.mission1.reinforce.count', 'xw.optional.team.ownership'],
  'in a team one player declines for themselves alone: the partner may still call',
  () => {
    const lost = (seat: string) => ({ pilot: 'academypilot', at: null, gone: 'destroyed', seat }) as const;
    const table = shuttleTable(
      { shuttle: { at: [450, 200] }, rookie, one: lost('p2'), two: lost('p3'), three: lost('p2') },
      {
        phase: 'end',
        round: 3,
        seats: [
          { id: 'p1', side: 0 },
          { id: 'p2', side: 1 },
          { id: 'p3', side: 1 },
        ],
      },
    )
      .asksSeat('p2')
      .asks('callReinforcement', { left: 2 })
      .answers({ decline: true })
      .asksSeat('p3')
      .asks('callReinforcement', { left: 1 })
      .answers({ x: 450, y: 850, heading: 180 });
    // The second ship of the player who declined is not asked for again.
    expect(table.state.round).toBe(4);
    expect(table.events('shipArrived').map(({ ship }) => ship.seat)).toEqual(['p3']);
  },
);

shows(
  'xw.ship.id.distinct-copies',
  'a reinforcement gets the next number of its side, and none when it is the only copy',
  () => {
    const arrivals = (...lost: readonly string[]) => {
      const dead = Object.fromEntries(
        lost.map((pilot, index) => [`dead${index}`, { pilot, at: null, gone: 'destroyed' as const }]),
      );
      const table = shuttleTable(
        { shuttle: { at: [450, 200] }, rookie, ...dead },
        { phase: 'end', round: 3 },
      );
      for (const x of lost.keys()) table.answers({ x: 200 + x * 100, y: 850, heading: 180 });
      return table.events('shipArrived').map(({ ship }) => ship.identifier);
    };
    expect(arrivals('nightbeast')).toEqual([null]);
    expect(arrivals('nightbeast', 'darkcurse')).toEqual([null, { numeral: 2, colour: 'black' }]);
    expect(arrivals('academypilot', 'academypilot')).toEqual([
      { numeral: 2, colour: 'black' },
      { numeral: 3, colour: 'black' },
    ]);
    const rebel = xwingTable(
      {
        dead: { pilot: 'rookiepilot', at: null, gone: 'destroyed' },
        tie: { pilot: 'academypilot', at: [450, 700, 180] },
      },
      { phase: 'end', options: { mission: 'mission3' }, mission: { satellites: [{ at: [400, 250] }] } },
    ).answers({ x: 450, y: 50, heading: 0 });
    expect(rebel.events('shipArrived').map(({ ship }) => ship.identifier)).toEqual([
      { numeral: 2, colour: 'white' },
    ]);
  },
);

shows(
  ['xw.mission1.reinforce.count', 'xw.mission1.reinforce.normal-use', 'xw.optional.team.ownership'],
  'partners who both decline are not asked again',
  () => {
    const lost = (seat: string) => ({ pilot: 'academypilot', at: null, gone: 'destroyed', seat }) as const;
    const table = shuttleTable(
      { shuttle: { at: [450, 200] }, rookie, one: lost('p2'), two: lost('p3') },
      {
        phase: 'end',
        round: 3,
        seats: [
          { id: 'p1', side: 0 },
          { id: 'p2', side: 1 },
          { id: 'p3', side: 1 },
        ],
      },
    )
      .asksSeat('p2')
      .answers({ decline: true })
      .asksSeat('p3')
      .answers({ decline: true });
    expect(table.state.round).toBe(4);
    expect(table.events('shipArrived')).toEqual([]);
  },
);

shows(
  ['xw.mission1.reinforce.count', 'xw.mission2.reinforce.count', 'xw.mission3.reinforce.count'],
  'each mission calls reinforcements by its own rule',
  () => {
    const dead = { at: null, gone: 'destroyed' } as const;
    for (const mission of ['mission1', 'mission2', 'mission3'] as const) {
      const table = xwingTable(
        {
          ...(mission === 'mission1' ? { shuttle: { pilot: senator, at: [450, 200] as const } } : {}),
          luke: { pilot: 'lukeskywalker', at: [300, 450] },
          red: { pilot: 'redsquadronpilot', ...dead },
          beast: { pilot: 'nightbeast', at: [600, 450] },
          wing: { pilot: 'academypilot', ...dead },
        },
        {
          phase: 'end',
          options: { mission, presetForces: true },
          ...(mission === 'mission3' ? { mission: { satellites: [{ at: [400, 250] as const }] } } : {}),
        },
      ).asks('callReinforcement');
      expect(table.question.rule).toBe(`xw.${mission}.reinforce.count`);
    }
  },
);
