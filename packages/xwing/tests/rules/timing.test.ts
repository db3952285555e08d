import { playGame, randomPlayer } from '@sortie/bots';
import type { SeatId } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { xwing } from '../../src/game.ts';
import { findPreset } from '../../src/lists/index.ts';
import type { XwingSetup } from '../../src/setup/index.ts';

const far = {
  rookie: { pilot: 'rookiepilot', at: [300, 100] },
  academy: { pilot: 'academypilot', at: [600, 800, 180] },
} as const;

shows(
  ['xw.timing.round.four-phases', 'xw.timing.round.repeat'],
  'each round runs Planning, Activation, Combat and End, and after it the next round begins',
  () => {
    const table = xwingTable(far, { phase: 'planning', round: 1 });
    for (const round of [1, 2]) {
      expect(table.state).toMatchObject({ round, phase: 'planning' });
      table.plans('rookie', 1, 'straight').plans('academy', 2, 'straight').readies().until('setDial');
    }
    expect(table.state).toMatchObject({ round: 3, phase: 'planning' });
    const course = table.referee.log.flatMap((event) => {
      if (event.kind === 'roundStarted') return [`round ${event.round}`];
      return event.kind === 'phaseStarted' ? [event.phase] : [];
    });
    expect(course).toEqual([
      'planning',
      'activation',
      'combat',
      'end',
      'round 2',
      'planning',
      'activation',
      'combat',
      'end',
      'round 3',
      'planning',
    ]);
  },
);

shows('xw.timing.round.repeat', 'a round that ends the game is followed by no other', () => {
  const table = xwingTable(
    { ...far, academy: { ...far.academy, at: [600, 880, 0], dial: { speed: 2, bearing: 'straight' } } },
    { phase: 'activation', round: 5 },
  );
  expect(table.referee.outcome).toMatchObject({ winner: 0 });
  expect(table.events('roundStarted')).toEqual([]);
  expect(table.state.round).toBe(5);
});

/** Everything that complete random games between two preset squads saw. */
function seenIn(presets: readonly [string, string], seeds: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const seed of seeds) {
    const setup: XwingSetup = {
      options: { roundLimit: 8 },
      players: presets.map((preset, side) => ({
        seat: `p${side + 1}` as SeatId,
        side: side as 0 | 1,
        squad: findPreset(preset)!.squad,
      })),
    };
    const referee = Referee.open(xwing, { game: 'xwing', rules: xwing.rules, setup: setup as never, seed });
    if (isRefusal(referee)) throw new Error(referee.rule);
    const players = { p1: randomPlayer(`${seed} one`), p2: randomPlayer(`${seed} two`) };
    playGame(referee, players, {
      limit: 5000,
      inspect: () => {
        for (const { kind } of referee.state.engine.open) seen.add(kind);
        return undefined;
      },
    });
    for (const event of referee.log) {
      seen.add(event.kind);
      if (event.kind === 'tokensAssigned') seen.add(event.token);
    }
  }
  return seen;
}

shows(
  'xw.timing.expansion.dagger-scope',
  'bombs, cloaking, ion tokens and decloaking exist only in games with components that refer to them',
  () => {
    const expansions = ['bombDropped', 'bombDetonated', 'cloak', 'decloak', 'ion'];
    const core = seenIn(['box-rebel', 'box-imperial'], ['a', 'b', 'c']);
    expect(expansions.filter((each) => core.has(each))).toEqual([]);
    expect(core.has('shipMoved')).toBe(true);
    const aces = seenIn(['imperial-aces', 'x-wing-flight'], ['a', 'b']);
    expect(expansions.filter((each) => aces.has(each))).toEqual(['cloak', 'decloak']);
    const slavers = seenIn(['slavers', 'x-wing-flight'], ['a', 'b', 'c', 'd']);
    expect(expansions.filter((each) => slavers.has(each))).toEqual(['ion']);
  },
);

shows(
  ['xw.timing.active-ship', 'xw.activation.steps'],
  'when the last ship has been activated none is active',
  () => {
    const table = xwingTable(
      {
        bomber: { pilot: 'scimitarsquadronpilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
        rookie: { pilot: 'rookiepilot', at: [800, 800] },
      },
      {
        phase: 'activation',
        bombs: [
          { bomb: 'bomb:seismiccharges', droppedBy: 'bomber', at: [100, 100, 0] },
          { bomb: 'bomb:protonbombs', droppedBy: 'bomber', at: [100, 100, 0] },
        ],
      },
    );
    expect(table.state.activeShip).toBe('bomber');
    table.skips().asks('chooseBomb');
    expect(table.state.activeShip).toBeNull();
  },
);
