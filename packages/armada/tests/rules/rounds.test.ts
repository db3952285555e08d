import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const fleets = (situation: object = {}, victory: object = {}, others: object = {}) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 100, 90], speed: 0, ...victory },
      corvette: { ship: 'cr90-corvette-a', at: [900, 800, 270], speed: 0 },
      ...others,
    },
    situation,
  );

shows('ar.round.four-phases', 'a round runs Command, Ship, Squadron and Status phase', () => {
  const table = fleets({ phase: 'command' });
  while (table.state.round === 1) table.letGoBy();
  expect(table.events('phaseStarted').map(({ phase }) => phase)).toEqual([
    'command',
    'ship',
    'squadron',
    'status',
    'command',
  ]);
});

shows(
  [
    'ar.phase.status.ready-defense-tokens',
    'ar.phase.status.ready-upgrades',
    'ar.phase.status.order',
    'ar.state.readied-and-exhausted-exclusive',
  ],
  'the Status phase readies tokens and upgrade cards, then flips the initiative token; discarded ones stay away',
  () => {
    const table = fleets(
      { phase: 'status' },
      {
        upgrades: ['intel-officer'],
        exhausted: ['intel-officer'],
        defenseTokens: ['exhausted', 'readied', 'discarded'],
      },
    );
    table.has('victory', {
      upgrades: [{ card: 'intel-officer', exhausted: false }],
      defenseTokens: [{ state: 'readied' }, { state: 'readied' }, { state: 'discarded' }],
    });
    const order = table.referee.log
      .map(({ kind }) => kind)
      .filter((kind) =>
        ['defenseTokensReadied', 'upgradesReadied', 'initiativeTokenFlipped', 'roundStarted'].includes(kind),
      );
    expect(order).toEqual([
      'defenseTokensReadied',
      'upgradesReadied',
      'initiativeTokenFlipped',
      'roundStarted',
    ]);
  },
);

shows(
  ['ar.round.counter-advances-in-status', 'ar.initiative.kept-all-game'],
  'the counter advances at the end of the Status phase, and initiative stays where it is',
  () => {
    const table = fleets({ phase: 'status', round: 2, initiative: 1 });
    expect(table.state).toMatchObject({ round: 3, initiative: 1, initiativeToken: 'orange' });
  },
);

shows(
  ['ar.round.six-round-limit', 'ar.win.highest-score', 'ar.score.destroyed-cost', 'ar.score.no-partial'],
  'after round 6 the higher score wins: what was destroyed of the enemy, and nothing for damage',
  () => {
    const table = fleets(
      { phase: 'status', round: 6 },
      { facedown: ['comm-noise', 'comm-noise', 'crew-panic'] },
      {
        lost: { squadron: 'tie-fighter', at: null, destroyed: 2 },
        gone: { squadron: 'x-wing', at: null, destroyed: 3 },
      },
    );
    expect(table.referee.outcome).toMatchObject({
      winner: 0,
      rule: 'ar.round.six-round-limit',
      about: { scores: [13, 8] },
    });
    expect(fleets({ phase: 'status', round: 5 }).referee.outcome).toBeNull();
  },
);

shows('ar.win.tie-second-player', 'equal scores mean that the second player wins', () => {
  expect(fleets({ phase: 'status', round: 6 }).referee.outcome).toMatchObject({
    winner: 1,
    rule: 'ar.win.tie-second-player',
  });
  expect(fleets({ phase: 'status', round: 6, initiative: 1 }).referee.outcome).toMatchObject({ winner: 0 });
});

shows(
  ['ar.score.ship-includes-upgrades', 'ar.score.discarded-upgrade-alone'],
  'a destroyed ship scores with all its upgrades, discarded ones too; a discarded upgrade alone scores nothing',
  () => {
    const table = fleets(
      { phase: 'status', round: 6 },
      { upgrades: ['intel-officer'], discarded: ['intel-officer'] },
      {
        // 73 and 10 points.
        wreck: {
          ship: 'victory-i-',
          at: null,
          destroyed: 4,
          upgrades: ['enhanced-armament'],
          discarded: ['enhanced-armament'],
        },
      },
    );
    expect(table.referee.outcome).toMatchObject({ winner: 1, about: { scores: [0, 83] } });
  },
);

shows(
  ['ar.objective.victory-tokens', 'ar.objective.victory-token-value'],
  'victory tokens count what the chosen objective says',
  () => {
    const table = fleets({
      phase: 'status',
      round: 6,
      objective: { card: 'precision-strike' },
      victoryTokens: [2, 1],
    });
    expect(table.referee.outcome).toMatchObject({ winner: 0, about: { scores: [30, 15] } });
  },
);

shows(
  'ar.win.all-ships-destroyed',
  'the game ends at once when a fleet has lost its ships, whatever squadrons and score it has',
  () => {
    const table = armadaTable({
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: {
        ship: 'cr90-corvette-a',
        at: [900, 600, 180],
        activated: true,
        speed: 0,
        shields: { front: 0 },
        facedown: ['comm-noise', 'comm-noise', 'crew-panic'],
      },
      wing: { squadron: 'x-wing', at: [100, 800] },
      loss: { ship: 'victory-i-', at: null, destroyed: 1 },
    }).attack('victory', 'corvette', {
      zone: 'front',
      defendingZone: 'front',
      red: ['hit', 'blank', 'blank'],
    });
    expect(table.referee.outcome).toMatchObject({ winner: 0, rule: 'ar.win.all-ships-destroyed' });
  },
);

shows(
  'ar.win.all-ships-destroyed',
  'a ship that an objective has set aside is not destroyed, so its fleet plays on',
  () => {
    const table = armadaTable({
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 890, 0], speed: 1 },
      waiting: { ship: 'cr90-corvette-b', at: null, setAside: true },
    })
      .until('chooseCourse', 'corvette')
      .answers({ clicks: [0], side: 'left' });
    table.has('corvette', { destroyed: 1 });
    expect(table.referee.outcome).toBeNull();
  },
);

shows(
  [
    'ar.optional.unlimited.no-round-limit',
    'ar.optional.unlimited.initiative-passes',
    'ar.round.six-round-limit',
  ],
  'without a limit of rounds the game goes on, and initiative passes at the end of every round',
  () => {
    const table = fleets({ phase: 'status', round: 6, options: { roundLimit: null } });
    expect(table.referee.outcome).toBeNull();
    expect(table.state).toMatchObject({ round: 7, initiative: 1, initiativeToken: 'orange' });
  },
);
