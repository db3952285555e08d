import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { objectiveGame } from './objective-game.ts';

const RULE = 'ar.known.objective.most-wanted';

shows(
  [RULE, 'ar.objective.ship-marker'],
  'after deployment the second player names an own ship and an enemy ship as objective ships',
  () => {
    const table = objectiveGame('most-wanted').until('chooseObjectiveShip');
    expect(table.state.ships.every(({ pose }) => pose !== null)).toBe(true);
    table
      .asks('chooseObjectiveShip', { side: 1 })
      .asksSeat('p2')
      .offersExactly({ ship: 's3' })
      .answers({ ship: 's3' });
    table
      .asks('chooseObjectiveShip', { side: 0 })
      .asksSeat('p2')
      .offersExactly({ ship: 's1' }, { ship: 's2' })
      .answers({ ship: 's2' })
      .until('assignDials');
    expect(table.state.objective).toEqual({ card: 'most-wanted', ships: ['s3', 's2'] });
    expect(table.seenBy('p1').objective).toEqual({ card: 'most-wanted', ships: ['s3', 's2'] });
  },
);

const facing = (ships: readonly string[]) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 600, 180], activated: true, defenseTokens: [] },
      tie: { squadron: 'tie-fighter', at: [950, 600] },
    },
    { objective: { card: 'most-wanted', ships } },
  );

const shooting = (ships: readonly string[]) =>
  facing(ships).attack('victory', 'corvette', {
    zone: 'front',
    defendingZone: 'front',
    red: ['hit', 'blank', 'blank'],
  });

shows(RULE, 'whoever attacks an objective ship may add a die of a colour in the pool, once', () => {
  shooting(['victory', 'corvette'])
    .offers('most-wanted')
    .offersExactly({ use: 'victory.objective', choice: 'red' }, { pass: true })
    .dice({ red: ['critical'] })
    .uses('most-wanted', 'red')
    .pool('red hit', 'red blank', 'red blank', 'red critical')
    .doesNotOffer('most-wanted');
  shooting(['victory']).doesNotOffer('most-wanted');
});

shows(RULE, 'a squadron that attacks an objective ship may add a die too', () => {
  facing(['corvette'])
    .until('chooseDeed', 'tie')
    .answers({ deed: 'attack' })
    .attack('tie', 'corvette', { defendingZone: 'left', blue: ['hit'] })
    .offers('most-wanted')
    .dice({ blue: ['critical'] })
    .uses('most-wanted', 'blue')
    .until('assignDials')
    .has('corvette', { shields: { front: 2, left: 1, right: 2, rear: 1 } });
});

shows(RULE, 'a destroyed objective ship scores twice its own cost, its upgrades once', () => {
  const scores = (ships: readonly string[]) =>
    armadaTable(
      {
        victory: { ship: 'victory-ii', at: [900, 100, 90], speed: 0 },
        wreck: { ship: 'victory-i-', at: null, destroyed: 4, upgrades: ['enhanced-armament'] },
        corvette: { ship: 'cr90-corvette-a', at: [900, 800, 270], speed: 0 },
      },
      { phase: 'status', round: 6, objective: { card: 'most-wanted', ships } },
    ).referee.outcome?.about;
  expect(scores(['wreck', 'corvette'])).toEqual({ scores: [0, 73 * 2 + 10] });
  expect(scores(['victory', 'corvette'])).toEqual({ scores: [0, 73 + 10] });
});
