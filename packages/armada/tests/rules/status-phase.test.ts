import { armadaTable, armadaWith, type MadeUpCard } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const atEndOfRound = (name: string, seat: string): MadeUpCard => ({
  name,
  seat,
  window: 'endOfRound',
  effects: () => [],
});

/** The Status phase, with a card of each player that speaks at the end of the round. */
const ending = (initiative: 0 | 1) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 100, 90], defenseTokens: ['exhausted', 'readied', 'readied'] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 800, 270], defenseTokens: ['exhausted'] },
      wreck: { ship: 'cr90-corvette-b', at: null, destroyed: 1 },
      wing: { squadron: 'x-wing', at: [300, 300] },
      luke: { squadron: 'luke-skywalker', at: [400, 300] },
    },
    { phase: 'status', initiative },
    armadaWith(atEndOfRound('theirs', 'p2'), atEndOfRound('ours', 'p1')),
  );

shows(
  ['ar.phase.status.order', 'ar.phase.status.ready-defense-tokens', 'ar.phase.status.flip-initiative-token'],
  'the Status phase readies the tokens of what is in play, then the upgrades, and flips the token before it ends',
  () => {
    const table = ending(0).offers('ours');
    const log = table.referee.log.filter(({ kind }) => /phaseStarted|Readied|Flipped/.test(kind));
    expect(log).toMatchObject([
      { kind: 'phaseStarted', phase: 'status' },
      { kind: 'defenseTokensReadied', units: ['victory', 'corvette', 'luke'] },
      { kind: 'upgradesReadied' },
      { kind: 'initiativeTokenFlipped', to: 'orange' },
    ]);
    expect(table.state).toMatchObject({ round: 1, initiativeToken: 'orange' });
    table.uses('ours').uses('theirs');
    expect(table.state.round).toBe(2);
  },
);

shows('ar.timing.first-player-first', 'at the end of the round too the first player speaks first', () => {
  expect(ending(0).question.seat).toBe('p1');
  expect(ending(1).question.seat).toBe('p2');
});

shows(
  ['ar.phase.status.order', 'ar.optional.unlimited.initiative-passes', 'ar.initiative.kept-all-game'],
  'the objective counts before the limit of rounds ends the game; without a limit initiative passes at last',
  () => {
    const held = {
      victory: { ship: 'victory-ii', at: [900, 660, 180], speed: 0 },
      corvette: { ship: 'cr90-corvette-a', at: [300, 800, 270], speed: 0 },
    } as const;
    const situation = {
      phase: 'status',
      obstacles: { station: [900, 520] },
      objective: { card: 'contested-outpost' },
    } as const;
    const last = armadaTable(held, { ...situation, round: 6 });
    expect(last.referee.outcome).toMatchObject({ winner: 0, about: { scores: [20, 0] } });
    const fifth = armadaTable(held, { ...situation, round: 5 });
    expect(fifth.state).toMatchObject({ round: 6, victoryTokens: [1, 0], initiative: 0 });
    const unlimited = armadaTable(held, { phase: 'status', round: 6, options: { roundLimit: null } });
    expect(unlimited.state).toMatchObject({ round: 7, initiative: 1 });
  },
);

shows(
  ['ar.score.destroyed-cost', 'ar.score.no-partial'],
  'what is damaged and still in play scores nothing, ships and squadrons alike',
  () => {
    const table = armadaTable(
      {
        victory: { ship: 'victory-ii', at: [900, 100, 90], speed: 0, facedown: ['crew-panic'] },
        corvette: { ship: 'cr90-corvette-a', at: [900, 800, 270], speed: 0 },
        wing: { squadron: 'x-wing', at: [300, 300], hull: 1 },
        tie: { squadron: 'tie-fighter', at: null, destroyed: 2 },
      },
      { phase: 'status', round: 6 },
    );
    expect(table.referee.outcome).toMatchObject({ winner: 1, about: { scores: [0, 8] } });
  },
);
