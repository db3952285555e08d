import { shows } from '@sortie/testkit';
import type { ShipSpec, Situation, XwingTable } from '@sortie/testkit/xwing';
import { xwingGame, xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { presetMission } from './mission-setup.ts';
import type { Dials } from './play-round.ts';
import { playRound } from './play-round.ts';

/** The second mission under way, Luke's ship disabled unless another is named. */
function asteroidTable(ships: Readonly<Record<string, ShipSpec>>, situation: Situation): XwingTable {
  return xwingTable(ships, { ...situation, options: { mission: 'mission2', presetForces: true } });
}

const tie: ShipSpec = { pilot: 'academypilot', at: [100, 700, 90] };

function speedsOffered(table: XwingTable, ship: string): number[] {
  const decision = table.open.find(({ about }) => (about as { ship?: string } | null)?.ship === ship)!;
  if (decision.answers.kind !== 'offers') return [];
  const speeds = decision.answers.offers.map((offer) => (offer as { speed: number }).speed);
  return [...new Set(speeds)].sort((one, other) => one - other);
}

function trackingOf(table: XwingTable): unknown {
  return (table.referee.view('spectator') as unknown as { table: { tracking: unknown } }).table.tracking;
}

shows(
  ['xw.mission2.disabled.speed-limit', 'xw.mission2.disabled.repaired'],
  'before round 5 the disabled ship is assigned speeds 1 and 2 only, from then on its whole dial',
  () => {
    const planning = (round: number) =>
      asteroidTable(
        {
          luke: { pilot: 'lukeskywalker', at: [450, 450] },
          wing: { pilot: 'rookiepilot', at: [300, 450] },
          tie,
        },
        { phase: 'planning', round, mission: { disabledShip: 'luke' } },
      );
    expect(speedsOffered(planning(4), 'luke')).toEqual([1, 2]);
    expect(speedsOffered(planning(4), 'wing')).toEqual([1, 2, 3, 4]);
    expect(speedsOffered(planning(5), 'luke')).toEqual([1, 2, 3, 4]);
    expect(planning(5).state.mission?.disabledShip).toBe('luke');
    const table = planning(4);
    const decision = table.open.find(({ about }) => (about as { ship: string }).ship === 'luke')!;
    const message = {
      decision: decision.id,
      version: table.referee.version,
      answer: { speed: 3, bearing: 'straight' },
    };
    expect(table.referee.answer(decision.seat, message)).toMatchObject({
      rule: 'xw.mission2.disabled.speed-limit',
    });
  },
);

shows(
  [
    'xw.mission2.disabled.speed-limit',
    'xw.mission.rules.add-to-standard',
    'xw.timing.precedence.mission-beats-card',
  ],
  'a red maneuver revealed under stress is replaced by one of speed 1 or 2',
  () => {
    // Y-wings have a red turn of speed 3, and a damaged engine makes turns of speed 2 red.
    const replaced = (round: number) =>
      asteroidTable(
        {
          dutch: {
            pilot: 'dutchvander',
            at: [450, 450],
            tokens: { stress: 1 },
            faceup: ['core2-damagedengine'],
            dial: { speed: 2, bearing: 'turnLeft' },
          },
          tie,
        },
        { phase: 'activation', round },
      ).until('replaceManeuver', 'dutch');
    const speeds = (table: XwingTable) =>
      [...new Set(table.answersOffered.map((answer) => (answer as { speed: number }).speed))].sort(
        (one, other) => one - other,
      );
    expect(speeds(replaced(4).asksSeat('p2'))).toEqual([1, 2]);
    expect(speeds(replaced(5))).toEqual([1, 2, 3]);
    replaced(4).refuses({ speed: 3, bearing: 'straight' }, 'xw.mission2.disabled.speed-limit');
  },
);

shows(
  ['xw.mission2.rounds.tracking', 'xw.setup.tracking.only-when-needed', 'xw.setup.tracking.counting'],
  'the second mission counts rounds by tracking tokens, one more at each Planning phase',
  () => {
    const table = asteroidTable(
      { luke: { pilot: 'lukeskywalker', at: [450, 450] }, tie },
      { phase: 'planning' },
    );
    const mark = { kind: 'disabledShip', ship: 'luke', tokens: 1 };
    expect(trackingOf(table)).toEqual([{ kind: 'rounds', tokens: 1 }, mark]);
    table.plans('luke', 1, 'straight').plans('tie', 2, 'straight').readies().until('setDial');
    expect(trackingOf(table)).toEqual([{ kind: 'rounds', tokens: 2 }, mark]);
    expect(trackingOf(xwingGame(presetMission('mission2')))).toEqual([{ kind: 'rounds', tokens: 0 }]);
    // The other missions count none.
    expect(trackingOf(xwingGame(presetMission('mission3')).until('setDial'))).toEqual([]);
  },
);

/** The mission with its own forces from set-up on; everybody circles, Luke in the middle, until round 5. */
function untilRepaired(): XwingTable {
  const table = xwingGame(presetMission('mission2'))
    .answers({ ship: 's2', x: 800, y: 80, heading: 0 })
    .answers({ ship: 's3', x: 60, y: 820, heading: 180 })
    .answers({ ship: 's1', x: 450, y: 400, heading: 0 })
    .answers({ obstacle: 'o1', x: 450, y: 40, heading: 0 })
    .answers({ obstacle: 'o2', x: 850, y: 250, heading: 0 })
    .answers({ obstacle: 'o3', x: 850, y: 450, heading: 0 })
    .answers({ obstacle: 'o4', x: 850, y: 650, heading: 0 })
    .answers({ obstacle: 'o5', x: 850, y: 850, heading: 0 })
    .answers({ obstacle: 'o6', x: 600, y: 860, heading: 0 });
  while (table.state.round < 5) playRound(table, { s1: [1, 'bankLeft'], ...circling });
  return table;
}

const circling: Dials = { s2: [1, 'turnLeft'], s3: [1, 'turnLeft'] };

/** A ship about to leave the area with its next maneuver. */
function leaving(
  at: readonly [number, number, number],
  round: number,
  more: Partial<ShipSpec> = {},
): XwingTable {
  const vader: ShipSpec = {
    pilot: 'darthvader',
    at: [100, 700, 90],
    dial: { speed: 2, bearing: 'straight' },
  };
  const luke: ShipSpec = { pilot: 'lukeskywalker', at, dial: { speed: 2, bearing: 'straight' }, ...more };
  const rookie: ShipSpec = { pilot: 'rookiepilot', at: [450, 450] };
  return asteroidTable(
    { luke, rookie, tie: vader },
    { phase: 'activation', round, mission: { disabledShip: 'luke' } },
  );
}

shows(
  ['xw.mission2.win.rebel', 'xw.mission2.win.not-destroyed', 'xw.winning.mission-immediate'],
  'from round 5 on the Rebel player wins the moment the disabled ship flees across a player edge',
  () => {
    const table = untilRepaired();
    expect(table.referee.outcome).toBeNull();
    for (let round = 5; round < 9; round++) {
      if (!table.referee.outcome) playRound(table, { s1: [4, 'straight'], ...circling });
    }
    expect(table.referee.outcome).toEqual({ winner: 0, rule: 'xw.mission2.win.rebel' });
    expect(table.ship('s1').gone).toBe('escaped');
    expect(table.state).toMatchObject({ round: 6, phase: 'activation' });
    // Across either player's edge.
    expect(leaving([450, 850, 0], 5).referee.outcome).toMatchObject({ rule: 'xw.mission2.win.rebel' });
    expect(leaving([450, 50, 180], 9).referee.outcome).toMatchObject({ rule: 'xw.mission2.win.rebel' });
  },
);

shows(
  ['xw.mission2.win.early-or-side', 'xw.mission.flee.which-edge'],
  'a ship that flees before round 5 or across a side edge is destroyed, and with the disabled one all is lost',
  () => {
    const lost = { winner: 1, rule: 'xw.mission2.win.early-or-side' };
    const early = leaving([450, 850, 0], 4);
    expect(early.referee.outcome).toEqual(lost);
    expect(early.ship('luke').gone).toBe('fled');
    expect(leaving([850, 450, 90], 6).referee.outcome).toEqual(lost);
    // Out over a corner: more past the side edge, then more past the player's edge, then as much past both.
    expect(leaving([850, 840, 45], 6).referee.outcome).toEqual(lost);
    expect(leaving([840, 850, 45], 6).referee.outcome).toMatchObject({ winner: 0 });
    expect(leaving([850, 850, 45], 6).referee.outcome).toMatchObject({ winner: 0 });
    // Another Rebel ship is destroyed wherever and whenever it flees, and decides nothing.
    const other = asteroidTable(
      {
        luke: { pilot: 'lukeskywalker', at: [450, 450] },
        wing: { pilot: 'rookiepilot', at: [450, 850, 0], dial: { speed: 2, bearing: 'straight' } },
        tie,
      },
      { phase: 'activation', round: 6, mission: { disabledShip: 'luke' } },
    );
    expect(other.ship('wing').gone).toBe('fled');
    expect(other.referee.outcome).toBeNull();
  },
);

shows(
  'xw.mission2.win.imperial',
  'the Imperial player wins the moment the disabled ship is destroyed',
  () => {
    const shot = (disabledShip: string) =>
      asteroidTable(
        {
          luke: {
            pilot: 'rookiepilot',
            at: [450, 450],
            shields: 0,
            facedown: ['core2-damagedengine', 'core2-damagedengine'],
          },
          wing: { pilot: 'rookiepilot', at: [100, 450] },
          mauler: { pilot: 'maulermithel', at: [450, 600, 180] },
        },
        { phase: 'combat', round: 7, mission: { disabledShip } },
      ).attack('mauler', 'luke', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });
    const table = shot('luke');
    expect(table.referee.outcome).toEqual({ winner: 1, rule: 'xw.mission2.win.imperial' });
    expect(table.state.phase).toBe('combat');
    expect(shot('wing').referee.outcome).toBeNull();
  },
);
