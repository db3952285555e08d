import type { Situation } from '@sortie/testkit/armada';
import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

/** A corvette that stays on these obstacles. */
const staying = (
  obstacles: NonNullable<Situation['obstacles']>,
  corvette: object = {},
  situation: Situation = {},
) =>
  armadaTable(
    {
      corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 0, ...corvette },
      victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true, speed: 0 },
    },
    { obstacles, ...situation },
  );

/** A squadron that stays on an obstacle. */
const hovering = (obstacle: string, hull: number) =>
  armadaTable(
    {
      wing: { squadron: 'x-wing', at: [400, 300], hull },
      corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0], activated: true },
      victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
    },
    { phase: 'squadron', obstacles: { [obstacle]: [400, 300] } },
  )
    .answers({ deed: 'move' })
    .answers({ x: 400, y: 300 });

const kinds = ({ open }: ReturnType<typeof armadaTable>) => open.map(({ kind }) => kind);
const NEXT_ROUND = ['assignDials', 'assignDials'];

shows(
  ['ar.obstacle.station-ship', 'ar.obstacle.overlap-test'],
  'the station asks only a damaged ship, and leaves it the choice',
  () => {
    const table = staying({ station: [900, 300] }, { facedown: ['crew-panic'] }).asks('discardDamage');
    const [card] = table.ship('corvette').damage;
    table.offersExactly({ key: card!.key }, { decline: true }).answers({ decline: true });
    expect(table.ship('corvette').damage).toHaveLength(1);
    expect(table.events('damageDiscarded')).toEqual([]);
    expect(kinds(staying({ station: [900, 300] }))).toEqual(NEXT_ROUND);
    const field = staying(
      { 'asteroid-1': [900, 300] },
      { facedown: ['crew-panic'] },
      { cards: ['power-failure'] },
    );
    expect(kinds(field)).toEqual(NEXT_ROUND);
    expect(field.ship('corvette').damage).toMatchObject([{ faceup: false }, { faceup: true }]);
  },
);

shows(
  ['ar.obstacle.station-squadron', 'ar.obstacle.station-ship', 'ar.obstacle.overlap-test'],
  'the station asks only a damaged squadron, and leaves it the choice',
  () => {
    hovering('station', 4).asks('recoverHull').offersExactly({ recover: true }, { decline: true });
    hovering('station', 4).answers({ recover: true }).has('wing', { hull: 5 });
    const declined = hovering('station', 4).answers({ decline: true }).has('wing', { hull: 4 });
    expect(declined.events('hullRecovered')).toEqual([]);
    expect(kinds(hovering('station', 5))).toEqual(NEXT_ROUND);
    expect(kinds(hovering('asteroid-1', 4))).toEqual(NEXT_ROUND);
  },
);

shows('ar.obstacle.overlap-test', 'what an objective keeps from an obstacle does not happen', () => {
  const sheltered = { objective: { card: 'dangerous-territory' }, initiative: 1 } as const;
  const table = staying({ 'asteroid-1': [900, 300] }, {}, sheltered);
  expect(table.events('obstacleOverlapped')).toMatchObject([{ unit: 'corvette', obstacle: 'asteroid-1' }]);
  expect(table.ship('corvette').damage).toEqual([]);
  expect(kinds(table)).toEqual(NEXT_ROUND);
});

shows(
  'ar.obstacle.multiple-any-order',
  'of three obstacles each is chosen in turn, the last one is left',
  () => {
    const table = staying(
      { station: [870, 330], 'asteroid-1': [925, 300], 'asteroid-2': [900, 250] },
      { facedown: ['crew-panic'] },
      { cards: ['power-failure', 'coolant-discharge'] },
    )
      .asks('chooseObstacle')
      .offersExactly({ obstacle: 'station' }, { obstacle: 'asteroid-1' }, { obstacle: 'asteroid-2' })
      .answers({ obstacle: 'asteroid-2' })
      .asks('chooseObstacle')
      .offersExactly({ obstacle: 'station' }, { obstacle: 'asteroid-1' })
      .answers({ obstacle: 'station' })
      .answers({ decline: true });
    expect(table.events('obstacleOverlapped').map(({ obstacle }) => obstacle)).toEqual([
      'asteroid-2',
      'station',
      'asteroid-1',
    ]);
  },
);
