import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { objectiveGame } from './objective-game.ts';

const RULE = 'ar.known.objective.dangerous-territory';

shows(RULE, 'obstacles lie beyond distance 5 of both players’ edges, each with a token', () => {
  const table = objectiveGame('dangerous-territory').asks('placeObstacle');
  const at = (y: number) => ({ obstacle: 'asteroid-1', x: 900, y, heading: 0 });
  table.refuses(at(320), RULE).refuses(at(600), RULE).answers(at(457));
  table.refuses({ obstacle: 'asteroid-2', x: 1000, y: 457, heading: 0 }, 'ar.setup.obstacles-spacing');
  table.until('deploy');
  const placed = table.state.obstacles.filter(({ pose }) => pose !== null).map(({ id }) => id);
  expect(placed.length).toBeGreaterThan(3);
  expect(table.state.objectiveTokens.map(({ on }) => on)).toEqual(placed);
});

/** A corvette about to fly over an obstacle with a token. */
const flying = (
  initiative: 0 | 1,
  obstacle: string,
  objective: object = { tokens: [{ id: 't1', on: obstacle }] },
) =>
  armadaTable(
    {
      corvette: { ship: 'cr90-corvette-a', at: [900, 400, 0], speed: 1, facedown: ['crew-panic'] },
      wing: { squadron: 'x-wing', at: [1200, 200] },
      victory: { ship: 'victory-ii', at: [300, 800, 180], activated: true },
    },
    {
      initiative,
      obstacles: { [obstacle]: [900, 470] },
      objective: { card: 'dangerous-territory', ...objective },
    },
  )
    .until('chooseCourse', 'corvette')
    .answers({ clicks: [0], side: 'left' });

shows(
  [RULE, 'ar.objective.victory-tokens'],
  'the owner of a ship that overlaps an obstacle may take its token for a victory token',
  () => {
    const table = flying(0, 'station').asksSeat('p1').offers('dangerous-territory');
    table.uses('dangerous-territory');
    expect(table.state.victoryTokens).toEqual([1, 0]);
    expect(table.state.objectiveTokens).toEqual([]);
    const left = flying(0, 'station').passes();
    expect(left.state.victoryTokens).toEqual([0, 0]);
    expect(left.state.objectiveTokens).toHaveLength(1);
    flying(0, 'station', { tokens: [{ id: 't1', on: 'debris-1' }] }).doesNotOffer('dangerous-territory');
  },
);

shows(
  [RULE, 'ar.obstacle.asteroid', 'ar.obstacle.debris'],
  'fields do not touch the second player’s ships, but the station repairs them',
  () => {
    const damage = (initiative: 0 | 1) =>
      flying(initiative, 'asteroid-1', {})
        .ship('corvette')
        .damage.map(({ faceup }) => faceup);
    expect(damage(0)).toEqual([false, true]);
    expect(damage(1)).toEqual([false]);
    flying(0, 'debris-1', {}).asks('chooseZone');
    expect(flying(1, 'debris-1', {}).events('shieldsLost')).toEqual([]);
    flying(1, 'station', {}).asks('discardDamage');
  },
);

shows(RULE, 'a squadron takes no token', () => {
  const table = armadaTable(
    {
      wing: { squadron: 'x-wing', at: [900, 470] },
      corvette: { ship: 'cr90-corvette-a', at: [300, 100, 0], activated: true },
      victory: { ship: 'victory-ii', at: [300, 800, 180], activated: true },
    },
    {
      obstacles: { station: [900, 470] },
      objective: { card: 'dangerous-territory', tokens: [{ id: 't1', on: 'station' }] },
    },
  )
    .until('chooseDeed', 'wing')
    .answers({ deed: 'move' })
    .answers({ x: 900, y: 470 });
  expect(table.events('obstacleOverlapped')).toHaveLength(1);
  table.doesNotOffer('dangerous-territory');
});
