import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { objectiveGame } from './objective-game.ts';

const RULE = 'ar.known.objective.opening-salvo';

shows(RULE, 'after deployment every ship gets a token', () => {
  const table = objectiveGame('opening-salvo').until('assignDials');
  expect(table.state.objectiveTokens).toMatchObject([
    { at: null, on: 's1' },
    { at: null, on: 's2' },
    { at: null, on: 's3' },
  ]);
});

const facing = (initiative: 0 | 1 = 0, tokens: readonly string[] = ['victory', 'corvette']) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 600, 180], activated: true, defenseTokens: [] },
      wing: { squadron: 'x-wing', at: [800, 450], slider: 'orange' },
    },
    {
      initiative,
      objective: { card: 'opening-salvo', tokens: tokens.map((on, index) => ({ id: `t${index}`, on })) },
    },
  );

const target = { zone: 'front', defendingZone: 'front', red: ['hit', 'blank', 'blank'] } as const;

shows(
  RULE,
  'the first attack of the first player’s ship on a ship costs its token and adds 2 red dice',
  () => {
    const table = facing().attack('victory', 'corvette', {
      ...target,
      red: [...target.red, 'hit', 'critical'],
    });
    expect(table.events('dieAdded').map(({ colour, face }) => `${colour} ${face}`)).toEqual([
      'red hit',
      'red critical',
    ]);
    expect(table.state.objectiveTokens).toMatchObject([{ on: 'corvette' }]);
    // The token is gone, and with it the dice.
    expect(facing(0, ['corvette']).attack('victory', 'corvette', target).events('dieAdded')).toEqual([]);
  },
);

shows(RULE, 'the second player’s ship adds 2 dice of any colours, and has to', () => {
  const table = facing(1).attack('victory', 'corvette', target).asksSeat('p1');
  expect(table.answersOffered).toHaveLength(6);
  table
    .refuses({ pass: true }, 'ar.attack.effects.attacker-modifies')
    .dice({ blue: ['accuracy'], black: ['hitCritical'] })
    .uses('opening-salvo', ['blue', 'black'])
    .pool('red hit', 'red blank', 'red blank', 'blue accuracy', 'black hitCritical')
    .doesNotOffer('opening-salvo');
});

shows(RULE, 'an attack on a squadron leaves the token where it is', () => {
  const table = facing().attack('victory', 'wing', { zone: 'front', blue: ['hit'] });
  expect(table.events('dieAdded')).toEqual([]);
  expect(table.state.objectiveTokens).toHaveLength(2);
});

shows(
  RULE,
  'each damaged enemy ship in play scores half of what it costs with its upgrades, rounded up',
  () => {
    const table = armadaTable(
      {
        victory: {
          ship: 'victory-ii',
          at: [900, 100, 90],
          speed: 0,
          facedown: ['crew-panic'],
          upgrades: ['enhanced-armament'],
        },
        whole: { ship: 'victory-i-', at: [400, 100, 90], speed: 0 },
        corvette: { ship: 'cr90-corvette-a', at: [900, 800, 270], speed: 0, facedown: ['comm-noise'] },
        wreck: { ship: 'cr90-corvette-b', at: null, destroyed: 2 },
      },
      { phase: 'status', round: 6, objective: { card: 'opening-salvo' } },
    );
    // 44 and the wreck's 39; 85 with an upgrade of 10.
    expect(table.referee.outcome?.about).toEqual({ scores: [22 + 39, 48] });
  },
);
