import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const onto = (obstacles: object, corvette: object = {}, laid: object = {}) =>
  armadaTable(
    {
      corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 1, ...corvette },
      victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
    },
    { obstacles, ...laid } as object,
  )
    .until('chooseCourse')
    .answers({ clicks: [0], side: 'left' });

shows('ar.obstacle.asteroid', 'a ship on an asteroid field is dealt a faceup card, past its shields', () => {
  const table = onto({ 'asteroid-2': [900, 370, 0] }, {}, { cards: ['coolant-discharge'] });
  expect(table.ship('corvette').damage).toMatchObject([{ card: 'coolant-discharge', faceup: true }]);
  table.has('corvette', { shields: { front: 2, left: 2, right: 2, rear: 1 } });
});

shows(
  ['ar.obstacle.debris', 'ar.damage.sources'],
  'a ship on a debris field suffers two damage on one zone',
  () => {
    const table = onto({ 'debris-1': [900, 370, 0] }, { shields: { rear: 1 } }, { cards: ['crew-panic'] })
      .asks('chooseZone', { points: 2, source: 'debrisField' })
      .answers({ zone: 'rear' });
    table.has('corvette', { shields: { rear: 0 } });
    expect(table.ship('corvette').damage).toMatchObject([{ card: 'crew-panic', faceup: false }]);
  },
);

shows('ar.obstacle.station-ship', 'a ship on the station may discard one damage card', () => {
  const table = onto({ station: [900, 370, 0] }, { facedown: ['crew-panic'], faceup: ['comm-noise'] }).asks(
    'discardDamage',
  );
  const keys = table.ship('corvette').damage.map(({ key }) => ({ key }));
  table.offersExactly(...keys, { decline: true }).answers(keys[1]!);
  expect(table.ship('corvette').damage).toMatchObject([{ card: 'crew-panic' }]);
  const whole = onto({ station: [900, 370, 0] });
  expect(whole.open.map(({ kind }) => kind)).not.toContain('discardDamage');
  expect(whole.events('obstacleOverlapped')).toHaveLength(1);
});

shows(
  ['ar.obstacle.station-squadron', 'ar.obstacle.asteroid', 'ar.obstacle.debris'],
  'a squadron recovers a hull point at the station, up to its printed value, and no field affects it',
  () => {
    const move = (obstacle: string, hull: number) =>
      armadaTable(
        {
          a: { squadron: 'x-wing', at: [300, 300], hull },
          corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
          victory: { ship: 'victory-ii', at: [1700, 800, 180] },
        },
        { phase: 'squadron', obstacles: { [obstacle]: [400, 300, 0] } },
      )
        .answers({ deed: 'move' })
        .answers({ x: 400, y: 300 });
    const table = move('station', 4).asks('recoverHull').answers({ recover: true });
    table.has('a', { hull: 5 });
    expect(move('station', 5).events('hullRecovered')).toEqual([]);
    for (const field of ['asteroid-1', 'debris-1']) {
      const there = move(field, 4);
      there.has('a', { hull: 4 });
      expect(there.open.map(({ kind }) => kind)).not.toContain('recoverHull');
    }
  },
);

shows(
  'ar.obstacle.multiple-any-order',
  'a ship on several obstacles resolves each, in its owner’s order',
  () => {
    const table = onto(
      { station: [870, 420, 0], 'asteroid-1': [915, 350, 0] },
      { facedown: ['crew-panic'] },
      { cards: ['coolant-discharge'] },
    )
      .asks('chooseObstacle')
      .asksSeat('p1')
      .offersExactly({ obstacle: 'station' }, { obstacle: 'asteroid-1' })
      .answers({ obstacle: 'asteroid-1' });
    table.asks('discardDamage');
    expect(table.ship('corvette').damage).toHaveLength(2);
  },
);

shows('ar.overlap.shield-frames-count', 'the shield dials of a ship count for overlap', () => {
  // The base ends at 440.4 with heading 0 after 68.4 mm, its dial frame about 4 mm beyond.
  const touch = (y: number) => onto({ 'asteroid-1': [900, y, 0] }, {}, { cards: ['coolant-discharge'] });
  const front = 300 + 68.4 + 35.5;
  expect(touch(front + 34.3 + 2).events('obstacleOverlapped')).toHaveLength(1);
  expect(touch(front + 34.3 + 5).events('obstacleOverlapped')).toHaveLength(0);
});
