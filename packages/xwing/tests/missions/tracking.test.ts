import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingGame, xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import type { Options } from '../../src/model/index.ts';
import { squadMission, squadOf } from './mission-setup.ts';
import { playRound } from './play-round.ts';
import { shieldedSenator, shuttleTable } from './shuttle-table.ts';

function trackingOf(table: XwingTable): unknown {
  return (table.referee.view('spectator') as unknown as { table: { tracking: unknown } }).table.tracking;
}

function duel(options: Partial<Options>): XwingTable {
  return xwingTable(
    { rookie: { pilot: 'rookiepilot', at: [300, 300] }, tie: { pilot: 'academypilot', at: [600, 600] } },
    { phase: 'planning', options },
  );
}

const squads = {
  rebel: squadOf('rebel', ['rebel:xwing:rookiepilot']),
  imperial: squadOf('imperial', ['imperial:tiefighter:academypilot']),
};

const dials = { rookie: [1, 'straight'], tie: [2, 'straight'] } as const;

shows(
  ['xw.setup.tracking.only-when-needed', 'xw.setup.tracking.counting'],
  'under a round limit tracking tokens count the rounds, one more after each; without one there are none',
  () => {
    const { players } = squadMission('mission1', squads);
    expect(trackingOf(xwingGame({ options: { roundLimit: 5 }, players }))).toEqual([
      { kind: 'rounds', tokens: 1 },
    ]);
    const limited = duel({ roundLimit: 5 });
    expect(trackingOf(limited)).toEqual([{ kind: 'rounds', tokens: 1 }]);
    playRound(limited, dials);
    expect(trackingOf(limited)).toEqual([{ kind: 'rounds', tokens: 2 }]);
    playRound(limited, dials);
    expect(trackingOf(limited)).toEqual([{ kind: 'rounds', tokens: 3 }]);
    const free = duel({});
    expect(trackingOf(free)).toEqual([]);
    expect(trackingOf(playRound(free, dials))).toEqual([]);
  },
);

shows(
  ['xw.setup.tracking.other-uses', 'xw.setup.tracking.counting'],
  'tracking tokens count the shields of the shuttle down to the last one',
  () => {
    const tracked = (shields: number) =>
      trackingOf(
        shuttleTable({
          shuttle: { pilot: shieldedSenator, at: [450, 400], shields },
          tie: { pilot: 'academypilot', at: [450, 800, 180] },
        }),
      );
    expect(tracked(2)).toEqual([{ kind: 'shields', ship: 'shuttle', tokens: 2 }]);
    expect(tracked(1)).toEqual([{ kind: 'shields', ship: 'shuttle', tokens: 1 }]);
    expect(tracked(0)).toEqual([]);
  },
);
