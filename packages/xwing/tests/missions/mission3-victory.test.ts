import { shows } from '@sortie/testkit';
import type { ShipSpec, XwingTable } from '@sortie/testkit/xwing';
import { xwingGame } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { presetMission } from './mission-setup.ts';
import { letRoundGoBy, playRound } from './play-round.ts';
import type { Satellites } from './satellite-table.ts';
import { satelliteTable } from './satellite-table.ts';

/** The mission with its own forces, set up so that two ships fly straight at a satellite each. */
function begun(): XwingTable {
  return xwingGame(presetMission('mission3'))
    .answers({ ship: 's2', x: 450, y: 850, heading: 180 })
    .answers({ ship: 's3', x: 600, y: 850, heading: 180 })
    .answers({ satellite: 'satellite1', x: 450, y: 250 })
    .answers({ satellite: 'satellite2', x: 600, y: 150 })
    .answers({ ship: 's1', x: 60, y: 80, heading: 0 });
}

const circling = { s1: [2, 'turnRight'] } as const;

shows(
  ['xw.mission3.win.imperial', 'xw.mission3.win.not-destroyed', 'xw.winning.mission-immediate'],
  'with every satellite scanned the Imperial player wins the moment a scanner flees across the Imperial edge',
  () => {
    const table = begun();
    playRound(table, { ...circling, s2: [5, 'straight'], s3: [5, 'straight'] });
    playRound(table, { ...circling, s2: [4, 'straight'], s3: [4, 'straight'] });
    const { round } = table.state;
    table.plans('s1', 2, 'turnRight').plans('s2', 3, 'straight').plans('s3', 5, 'straight').readies();
    table.until('declareTarget', 's2').answers({ deed: 'scan', of: 'satellite1' });
    table.until('declareTarget', 's3').answers({ deed: 'scan', of: 'satellite2' });
    letRoundGoBy(table, round);
    expect(table.state.mission?.satellites.map(({ scannedBy }) => scannedBy)).toEqual(['s2', 's3']);
    playRound(table, { ...circling, s2: [3, 'koiogranTurn'], s3: [2, 'turnLeft'] });
    for (let home = 0; home < 5 && !table.referee.outcome; home++) {
      playRound(table, { ...circling, s2: [5, 'straight'], s3: [2, 'turnLeft'] });
    }
    expect(table.referee.outcome).toEqual({ winner: 1, rule: 'xw.mission3.win.imperial' });
    expect(table.ship('s2').gone).toBe('escaped');
    expect(table.events('satelliteReturned').filter(({ ship }) => ship === 's2')).toEqual([]);
    expect(table.state.phase).toBe('activation');
  },
);

const tie = (more: Partial<ShipSpec>): ShipSpec => ({ pilot: 'academypilot', at: [450, 850, 0], ...more });
const dial = { speed: 2, bearing: 'straight' } as const;

/** An Imperial ship leaves the area this way while another one stays. */
function leaving(at: readonly [number, number, number], satellites: Satellites): XwingTable {
  return satelliteTable(
    {
      rookie: { pilot: 'rookiepilot', at: [100, 100, 90] },
      tie: tie({ at, dial }),
      idle: tie({ at: [100, 600, 90] }),
    },
    satellites,
    { phase: 'activation' },
  );
}

shows(
  ['xw.mission3.win.early-or-wrong-edge', 'xw.mission3.win.imperial'],
  'a scanner that flees too early or across another edge is destroyed, and its satellites go back',
  () => {
    const scanned: Satellites = [
      { at: null, scannedBy: 'tie' },
      { at: null, scannedBy: 'idle' },
    ];
    const early = leaving([450, 850, 0], [{ at: null, scannedBy: 'tie' }, { at: [450, 250] }]);
    expect(early.ship('tie').gone).toBe('fled');
    expect(early.state.mission?.satellites.map(({ returned }) => returned)).toEqual([true, false]);
    expect(early.referee.outcome).toBeNull();
    for (const at of [
      [450, 50, 180],
      [50, 450, 270],
      [850, 450, 90],
    ] as const) {
      const wrong = leaving(at, scanned);
      expect(wrong.ship('tie').gone).toBe('fled');
      expect(wrong.state.mission?.satellites.map(({ returned }) => returned)).toEqual([true, false]);
      expect(wrong.referee.outcome).toBeNull();
    }
    expect(leaving([450, 850, 0], scanned).referee.outcome).toMatchObject({ winner: 1 });
    // A ship that scanned nothing is destroyed; satellites lost with another ship still count as scanned.
    expect(leaving([450, 850, 0], [{ at: null, scannedBy: 'idle' }]).ship('tie').gone).toBe('fled');
    const partly = leaving(
      [450, 850, 0],
      [
        { at: null, scannedBy: 'tie' },
        { at: null, scannedBy: 'idle', returned: true },
      ],
    );
    expect(partly.referee.outcome).toMatchObject({ rule: 'xw.mission3.win.imperial' });
  },
);

shows(
  ['xw.mission3.win.rebel-destroy', 'xw.winning.mission-immediate'],
  'the Rebel player wins the moment the last Imperial ship is destroyed',
  () => {
    const weak = { facedown: ['core2-damagedengine', 'core2-damagedengine'] };
    const table = satelliteTable(
      {
        wedge: { pilot: 'wedgeantilles', at: [450, 250] },
        rookie: { pilot: 'rookiepilot', at: [500, 250] },
        one: tie({ at: [450, 400, 180], ...weak }),
        two: tie({ at: [500, 400, 180], facedown: ['core2-structuraldamage', 'core2-structuraldamage'] }),
      },
      [{ at: [300, 250] }, { at: [300, 120] }],
    )
      .attack('wedge', 'one', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
      .asks('declareTarget', { ship: 'rookie' })
      .attack('rookie', 'two', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });
    expect(table.referee.outcome).toEqual({ winner: 0, rule: 'xw.mission3.win.rebel-destroy' });
    expect(table.state.phase).toBe('combat');
    // The last ship may also be lost by fleeing.
    const fled = satelliteTable(
      { rookie: { pilot: 'rookiepilot', at: [100, 100, 90] }, tie: tie({ dial }) },
      [{ at: [450, 250] }],
      { phase: 'activation' },
    );
    expect(fled.referee.outcome).toEqual({ winner: 0, rule: 'xw.mission3.win.rebel-destroy' });
  },
);
