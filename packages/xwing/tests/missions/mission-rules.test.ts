import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { baseOf } from '../../src/rules/base.ts';
import type { PlacedShip } from '../../src/rules/in-play.ts';
import { presetMission } from './mission-setup.ts';
import { letRoundGoBy, playRound } from './play-round.ts';
import { refusedBy } from './refused-by.ts';
import { satelliteTable } from './satellite-table.ts';
import { shuttleTable } from './shuttle-table.ts';

shows(
  ['xw.mission.rules.until-objective', 'xw.mission.win.only-objective'],
  'a mission goes on round after round, with a side wiped out too, until an objective is met',
  () => {
    const table = shuttleTable(
      {
        shuttle: { at: [450, 200] },
        rookie: { pilot: 'rookiepilot', at: [450, 400] },
        last: {
          pilot: 'academypilot',
          at: [450, 550, 180],
          facedown: ['core2-damagedengine', 'core2-damagedengine'],
        },
      },
      { phase: 'combat' },
    ).attack('rookie', 'last', { attack: ['hit', 'hit', 'hit'], defense: ['blank', 'blank', 'blank'] });
    expect(table.ship('last').gone).toBe('destroyed');
    expect(table.referee.outcome).toBeNull();
    table.asks('callReinforcement').answers({ decline: true });
    for (let round = 0; round < 3; round++) playRound(table, { rookie: [2, 'turnLeft'] });
    expect(table.state.round).toBe(5);
    expect(table.referee.outcome).toBeNull();
    table.plans('rookie', 2, 'turnLeft').readies().asks('moveShuttle');
    // No limit of rounds or time goes with a mission.
    const rule = 'xw.mission.rules.until-objective';
    expect(refusedBy(presetMission('mission1', { roundLimit: 6 }))).toBe(rule);
    expect(refusedBy(presetMission('mission1', { timeLimit: true }))).toBe(rule);
    expect(refusedBy(presetMission('mission1'))).toBeUndefined();
  },
);

shows(
  ['xw.mission.rules.until-objective', 'xw.mission.win.only-objective'],
  'with no Rebel ship left the third mission still waits for its objective',
  () => {
    const table = satelliteTable(
      {
        dead: { pilot: 'rookiepilot', at: null, gone: 'destroyed', goneInRound: 1 },
        tie: { pilot: 'academypilot', at: [450, 700, 180] },
      },
      [{ at: [450, 250] }],
      { phase: 'end', round: 3 },
    );
    expect(table.state.round).toBe(4);
    playRound(table, { tie: [2, 'straight'] });
    expect(table.state.round).toBe(5);
    expect(table.referee.outcome).toBeNull();
  },
);

shows(
  'xw.mission.rules.add-to-standard',
  'the standard rules hold in a mission: asteroids strike, range 3 adds a die, damaged ships fly on',
  () => {
    const struck = xwingTable(
      {
        luke: { pilot: 'lukeskywalker', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
        tie: { pilot: 'academypilot', at: [450, 700, 180] },
      },
      {
        phase: 'activation',
        options: { mission: 'mission2', presetForces: true },
        obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 420] }],
        attackDice: ['hit'],
      },
    );
    expect(struck.events('rolledFor')).toMatchObject([{ ship: 'luke', source: 'asteroid', faces: ['hit'] }]);
    expect(struck.ship('luke').shields).toBe(1);
    expect(struck.events('actionPerformed')).toEqual([]);
    const shot = shuttleTable({
      shuttle: { at: [450, 200] },
      tie: { pilot: 'academypilot', at: [450, 500, 180] },
    }).attack('tie', 'shuttle', { attack: ['hit', 'blank'], defense: ['blank', 'blank', 'evade'] });
    expect(shot.events('resultsCompared')).toMatchObject([{ outcome: 'miss' }]);
    expect(letRoundGoBy(shot).state.phase).toBe('planning');
  },
);

shows(
  'xw.geometry.mission-tokens',
  'the shuttle is a square of 40 millimetres with the pegs of a small base',
  () => {
    const table = shuttleTable(
      { shuttle: { at: [450, 400] }, tie: { pilot: 'academypilot', at: [450, 530, 90] } },
      { phase: 'activation' },
    );
    expect(baseOf(table.ship('shuttle') as PlacedShip).box).toEqual({
      minX: 430,
      minY: 380,
      maxX: 470,
      maxY: 420,
    });
    table.answers({ speed: 2, bearing: 'straight' });
    expect(table.ship('shuttle').pose!.y).toBeCloseTo(530 - 20 - 1.5 - 20, 1);
  },
);
