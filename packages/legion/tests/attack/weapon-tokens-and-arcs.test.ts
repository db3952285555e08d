import { legionTable, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { poolOptions } from '../../src/rules/pool-options.ts';
import { shows } from '../shows.ts';
import { attackBy } from './attack-by.ts';

const mortar = (more: object, faces: readonly string[]) =>
  legionTable({
    walker: { unit: 'at-st', at: [400, 200], upgrades: ['at-st-mortar-launcher'] },
    target: { unit: 'rebel-troopers', at: [400, 800], activated: true, ...more },
  }).attack('walker', 'target', {
    weapons: ['AT-ST Mortar Launcher'],
    white: faces,
    ...(faces.includes('hit') ? { whiteDefense: ['block'] } : {}),
  });

shows(
  [
    'lg.weapon-keyword.suppressive.token',
    'lg.weapon-keyword.suppressive.no-hit-needed',
    'lg.weapon-keyword.suppressive.additional',
    'lg.weapon-keyword.suppressive.not-cumulative',
  ],
  'the defender against a Suppressive weapon gains a token on a total miss, and one more than that of a hit',
  () => {
    mortar({}, ['blank', 'blank', 'blank']).hasTokens('target', { suppression: 1 }).ends();
    mortar({}, ['hit', 'blank', 'blank']).hasTokens('target', { suppression: 2 }).ends();
  },
);

shows('lg.suppression.no-courage', 'a vehicle gains no suppression token from a Suppressive weapon', () => {
  legionTable({
    walker: { unit: 'at-st', at: [400, 200], upgrades: ['at-st-mortar-launcher'] },
    speeder: { unit: 't-47-airspeeder', at: [400, 880], activated: true },
  })
    .attack('walker', 'speeder', { weapons: ['AT-ST Mortar Launcher'], white: ['blank', 'blank', 'blank'] })
    .hasTokens('speeder', {})
    .ends();
});

shows(
  'lg.weapon-keyword.suppressive.per-pool',
  'only the defender of the pool with the Suppressive weapon gains its token',
  () => {
    const table = legionTable({
      walker: { unit: 'at-st', at: [400, 200], upgrades: ['at-st-mortar-launcher'] },
      far: { unit: 'rebel-troopers', at: [400, 800], activated: true },
      near: { unit: 'fleet-troopers', at: [400, 600], activated: true },
    }).acts('attack');
    table
      .forms('far', { weapons: ['AT-ST Mortar Launcher'] })
      .forms('near', { weapons: ['MS-4 Twin Blaster Cannon'] })
      .dice({
        red: ['blank', 'blank'],
        black: ['blank', 'blank'],
        white: ['blank', 'blank', 'blank', 'blank', 'blank'],
      })
      .answers({ defender: 'far' })
      .hasTokens('far', { suppression: 1 })
      .hasTokens('near', {})
      .ends();
  },
);

const ion = (target: UnitSpec, faces: readonly string[], whiteDefense: readonly string[]) =>
  legionTable({
    snow: { unit: 'snowtroopers', at: [400, 300], upgrades: ['t-7-ion-snowtrooper'] },
    target: { activated: true, at: [400, 520], ...target },
  }).attack('snow', 'target', {
    weapons: ['T-7 Ion Disruptor Rifle'],
    black: faces.slice(0, 1),
    white: faces.slice(1),
    whiteDefense,
  });

shows(
  ['lg.weapon-keyword.ion.tokens', 'lg.weapon-keyword.ion.needs-wounds'],
  'a vehicle that an Ion weapon wounds gains ion tokens; one that it does not wound, and a trooper, gain none',
  () => {
    ion({ unit: 'at-rt' }, ['critical', 'blank', 'blank'], ['blank']).hasTokens('target', { ion: 1 }).ends();
    ion({ unit: 'at-rt' }, ['critical', 'blank', 'blank'], ['block']).hasTokens('target', {}).ends();
    ion({ unit: 'han-solo' }, ['critical', 'blank', 'blank'], ['blank'])
      .passes()
      .hasWounds('target', 1)
      .hasTokens('target', { suppression: 1 })
      .ends();
  },
);

shows(
  ['lg.weapon-keyword.fixed.arc-required', 'lg.weapon-keyword.fixed.per-miniature', 'lg.firing-arc.any-part'],
  'a Fixed weapon is added by those miniatures alone that have a defender in the named arc',
  () => {
    const weapons = (heading: number) => {
      const { state } = legionTable({
        rebels: { unit: 'rebel-troopers', at: [430, 500] },
        bikes: {
          unit: '74-z-speeder-bikes',
          miniatures: [{ at: [400, 300, 0] }, { at: [460, 300, heading] }],
          activated: true,
        },
      });
      return poolOptions(state, attackBy('bikes')).map((option) =>
        option.weapons.map(({ weapon, users }) => [weapon.name, ...users.map(({ miniature }) => miniature)]),
      );
    };
    expect(weapons(0)).toEqual([
      [
        ['EC-17 Hold-Out Blaster', 'bikes.m1', 'bikes.m2'],
        ['AX-20 Blaster Cannon', 'bikes.m1', 'bikes.m2'],
      ],
    ]);
    expect(weapons(180)).toEqual([
      [
        ['EC-17 Hold-Out Blaster', 'bikes.m1', 'bikes.m2'],
        ['AX-20 Blaster Cannon', 'bikes.m1'],
      ],
    ]);
  },
);

shows(
  'lg.weapon-keyword.fixed.arc-required',
  'a Fixed weapon is refused where the defender is in another arc',
  () => {
    legionTable({
      team: { unit: 'e-web-heavy-blaster-team', at: [400, 300, 180] },
      rebels: { unit: 'rebel-troopers', at: [400, 500], activated: true },
    })
      .acts('attack')
      .refuses(
        {
          defender: 'rebels',
          type: 'ranged',
          weapons: [{ weapon: 'E-Web Heavy Blaster', miniatures: ['team.m1'] }],
        },
        'lg.weapon-keyword.fixed.per-miniature',
      );
  },
);
