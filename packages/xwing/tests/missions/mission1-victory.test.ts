import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingGame } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { presetMission } from './mission-setup.ts';
import { fiveCards, shuttleTable } from './shuttle-table.ts';

/** The mission with its own forces, set up with everybody out of the shuttle's way. */
function begun(): XwingTable {
  return xwingGame(presetMission('mission1'))
    .answers({ depth: 80 })
    .answers({ ship: 's1', x: 800, y: 150, heading: 270 })
    .answers({ ship: 's2', x: 100, y: 750, heading: 90 })
    .answers({ ship: 's3', x: 800, y: 750, heading: 270 });
}

/** Plays whole rounds in which the shuttle flies so, until the game is over. */
function fliesOn(table: XwingTable, speed: number, bearing: string): XwingTable {
  for (let round = 1; round < 12 && !table.referee.outcome; round++) {
    table.until('moveShuttle').answers({ speed, bearing });
  }
  return table;
}

shows(
  ['xw.mission1.win.rebel', 'xw.mission1.win.not-destroyed', 'xw.winning.mission-immediate'],
  'the Rebel player wins the moment the shuttle flees across the Imperial edge, and it is not destroyed',
  () => {
    const table = fliesOn(begun(), 2, 'straight');
    // From 80 mm by 120 mm a round, past 880 mm.
    expect(table.state.round).toBe(7);
    expect(table.referee.outcome).toEqual({ winner: 0, rule: 'xw.mission1.win.rebel' });
    expect(table.ship('shuttle').gone).toBe('escaped');
    // At once: the phase has only begun, and the others' dials still lie facedown.
    expect(table.state.phase).toBe('activation');
    expect(table.state.ships.filter(({ activated }) => activated)).toEqual([]);
  },
);

shows(
  'xw.mission1.win.wrong-edge',
  'a shuttle that leaves by another edge is destroyed, and the Imperial player wins',
  () => {
    const table = fliesOn(begun(), 1, 'bankLeft');
    expect(table.referee.outcome).toEqual({ winner: 1, rule: 'xw.mission1.win.wrong-edge' });
    expect(table.ship('shuttle').gone).toBe('fled');
    const side = shuttleTable(
      { shuttle: { at: [850, 400, 90] }, tie: { pilot: 'academypilot', at: [100, 800, 90] } },
      { phase: 'activation' },
    ).answers({ speed: 2, bearing: 'straight' });
    expect(side.referee.outcome).toEqual({ winner: 1, rule: 'xw.mission1.win.wrong-edge' });
  },
);

shows(
  ['xw.mission1.win.imperial', 'xw.mission1.shuttle.hull', 'xw.winning.mission-immediate'],
  'the Imperial player wins the moment the sixth card destroys the shuttle',
  () => {
    const table = shuttleTable({
      shuttle: { at: [450, 400], facedown: fiveCards.slice(0, 4) },
      rookie: { pilot: 'rookiepilot', at: [450, 300] },
      black: { pilot: 'blacksquadronpilot', at: [450, 560, 180] },
      tie: { pilot: 'academypilot', at: [500, 560, 180] },
    })
      .attack('black', 'shuttle', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
      .asks('declareTarget')
      .has('shuttle', { gone: null, damage: Array.from({ length: 5 }, () => ({ faceup: false })) })
      .attack('tie', 'shuttle', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] });
    expect(table.ship('shuttle').gone).toBe('destroyed');
    expect(table.referee.outcome).toEqual({ winner: 1, rule: 'xw.mission1.win.imperial' });
    expect(table.state.phase).toBe('combat');
    expect(table.open).toEqual([]);
  },
);

shows(
  'xw.mission.flee.which-edge',
  'past two edges at once the farther one counts, and at a tie the one the objective names',
  () => {
    const leaving = (x: number, y: number) =>
      shuttleTable(
        { shuttle: { at: [x, y, 45] }, tie: { pilot: 'academypilot', at: [100, 100, 90] } },
        { phase: 'activation' },
      ).answers({ speed: 2, bearing: 'straight' }).referee.outcome;
    expect(leaving(840, 850)).toMatchObject({ rule: 'xw.mission1.win.rebel' });
    expect(leaving(850, 840)).toMatchObject({ rule: 'xw.mission1.win.wrong-edge' });
    expect(leaving(850, 850)).toMatchObject({ rule: 'xw.mission1.win.rebel' });
  },
);
