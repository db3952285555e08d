import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import type { Options } from '../../src/model/index.ts';
import { game, LUKE, OBSIDIAN, refusalOf, seated } from './seated.ts';

const far = {
  rookie: { pilot: 'rookiepilot', at: [300, 100] },
  academy: { pilot: 'academypilot', at: [600, 800, 180] },
} as const;

const dead = { at: null, gone: 'destroyed' } as const;

/** Flies a quiet round, and stops in the next one unless the game is over. */
function quietRound(table: XwingTable): XwingTable {
  table.plans('rookie', 1, 'straight').plans('academy', 2, 'straight').readies();
  while (!table.referee.outcome && table.open[0]?.kind !== 'setDial') table.letGoBy();
  return table;
}

const planning = (options: Partial<Options>, ships: Parameters<typeof xwingTable>[0] = far, round = 1) =>
  xwingTable(ships, { phase: 'planning', round, options });

shows(
  ['xw.optional.limit.rounds', 'xw.optional.limit.highest-wins'],
  'with a round limit the game ends once that many rounds have been played',
  () => {
    const table = quietRound(planning({ roundLimit: 2 }));
    expect(table.referee.outcome).toBeNull();
    quietRound(table);
    expect(table.referee.outcome).toEqual({
      winner: null,
      rule: 'xw.optional.limit.rounds',
      about: { scores: [0, 0] },
    });
    expect(table.events('roundStarted')).toEqual([{ kind: 'roundStarted', round: 2 }]);
  },
);

shows('xw.optional.agreement', 'optional rules hold only where they were agreed on before the game', () => {
  const table = quietRound(planning({}, far, 99));
  expect(table.referee.outcome, 'no limit of rounds').toBeNull();
  const clock = table.referee.command('clock', { kind: 'timeExpired' });
  expect(clock).toMatchObject({ kind: 'refused', rule: 'xw.optional.agreement' });
  const dispute = table.referee.command('p1' as never, { kind: 'callDispute', call: 'Is it in arc?' });
  expect(dispute).toMatchObject({ kind: 'refused', rule: 'xw.optional.agreement' });
  const players = [seated('p1', 0, 'rebel', LUKE), seated('p2', 1, 'imperial', OBSIDIAN)];
  expect(game({}, ...players).state.options).toMatchObject({
    roundLimit: null,
    timeLimit: false,
    disputes: false,
    mission: null,
  });
  expect(refusalOf({ roundLimit: 0 }, ...players)).toBe('table.malformed-setup');
  const changed = table.referee.command('p1' as never, { kind: 'agree', roundLimit: 3 });
  expect(changed).toMatchObject({ kind: 'refused', rule: 'table.malformed-command' });
});

shows(
  ['xw.optional.limit.time', 'xw.optional.limit.highest-wins'],
  'when time expires the round in progress is finished, and then the game ends',
  () => {
    for (const phase of ['planning', 'activation'] as const) {
      const table = planning({ timeLimit: true }, { ...far, lost: { pilot: 'academypilot', ...dead } });
      table.plans('rookie', 1, 'straight').plans('academy', 2, 'straight');
      if (phase !== 'planning') table.readies();
      const expired = table.referee.command('clock', { kind: 'timeExpired' });
      expect(expired).toMatchObject({ kind: 'accepted' });
      expect(table.referee.outcome).toBeNull();
      expect(table.referee.command('p1' as never, { kind: 'timeExpired' })).toMatchObject({
        rule: 'table.malformed-command',
      });
      if (phase === 'planning') table.readies();
      while (!table.referee.outcome) table.letGoBy();
      expect(table.events('phaseStarted').map((event) => event.phase)).toEqual([
        'planning',
        'activation',
        'combat',
        'end',
      ]);
      expect(table.referee.outcome).toEqual({
        winner: 0,
        rule: 'xw.optional.limit.time',
        about: { scores: [12, 0] },
      });
    }
  },
);

shows(
  [
    'xw.optional.limit.score',
    'xw.optional.limit.score-discarded-upgrades',
    'xw.optional.limit.no-partial-score',
    'xw.optional.limit.highest-wins',
  ],
  'the score is the cost of all destroyed enemy ships with all their upgrades, discarded ones too',
  () => {
    const table = quietRound(
      planning(
        { roundLimit: 1 },
        {
          ...far,
          // 21 and 4 for the torpedoes, and 4 for the astromech.
          gone1: {
            pilot: 'rookiepilot',
            ...dead,
            upgrades: ['protontorpedoes', 'r2d2'],
            discarded: ['torpedo:protontorpedoes'],
          },
          gone2: { pilot: 'academypilot', ...dead },
          fled: { pilot: 'academypilot', at: null, gone: 'fled' },
          hurt: {
            pilot: 'rookiepilot',
            at: [100, 100],
            shields: 0,
            facedown: ['core2-damagedengine', 'core2-structuraldamage'],
            upgrades: ['protontorpedoes'],
            discarded: ['torpedo:protontorpedoes'],
          },
        },
      ).plans('hurt', 1, 'straight'),
    );
    expect(table.referee.outcome).toEqual({
      winner: 1,
      rule: 'xw.optional.limit.rounds',
      about: { scores: [24, 29] },
    });
    expect(table.referee.view('spectator')).toMatchObject({ table: { scores: [24, 29] } });
  },
);

shows('xw.optional.limit.highest-wins', 'equal scores at the limit are a draw', () => {
  const lost = { a: { pilot: 'wingedgundark', ...dead }, b: { pilot: 'nightbeast', ...dead } };
  const score = (ships: Parameters<typeof xwingTable>[0]) =>
    quietRound(planning({ roundLimit: 1 }, { ...far, ...ships })).referee.outcome;
  expect(score({})).toMatchObject({ winner: null, about: { scores: [0, 0] } });
  expect(score({ ...lost, c: { pilot: 'rookiepilot', ...dead } })).toMatchObject({
    winner: 0,
    about: { scores: [30, 21] },
  });
  expect(
    score({
      a: { pilot: 'academypilot', ...dead },
      b: { pilot: 'blacksquadronpilot', ...dead, upgrades: ['determination'] },
      c: { pilot: 'redsquadronpilot', ...dead, upgrades: ['protontorpedoes'] },
    }),
  ).toMatchObject({ winner: null, about: { scores: [27, 27] } });
});

shows(
  'xw.optional.limit.elimination-still-ends',
  'with a limit in use a round that leaves a player without ships still ends the game, whatever the score',
  () => {
    for (const options of [{ roundLimit: 9 }, { roundLimit: 1 }, { timeLimit: true }]) {
      const table = xwingTable(
        {
          rookie: { pilot: 'rookiepilot', at: [300, 300], dial: { speed: 1, bearing: 'straight' } },
          lost: { pilot: 'wedgeantilles', faction: 'rebel', ...dead },
          academy: { pilot: 'academypilot', at: [600, 880], dial: { speed: 2, bearing: 'straight' } },
        },
        { phase: 'activation', round: 1, options },
      );
      while (!table.referee.outcome) table.letGoBy();
      expect(table.referee.outcome).toEqual({ winner: 0, rule: 'xw.winning.last-ship-standing' });
    }
  },
);
