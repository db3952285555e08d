import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { whyNotDefender } from '../../src/rules/targets.ts';
import { shows } from '../shows.ts';
import { attackBy } from './attack-by.ts';

const region = (table: ReturnType<typeof legionTable>) =>
  (
    table.question.answers as unknown as {
      region: {
        targets: { defender: string; type: string; weapons: { weapon: string; miniatures: string[] }[] }[];
      };
    }
  ).region.targets;

/** Stormtroopers, the first of whom touches Luke, and Rebels who look on. */
const brawl = (more: { storm?: object; luke?: object } = {}) =>
  legionTable({
    storm: {
      unit: 'stormtroopers',
      miniatures: [{ at: [400, 300] }, { at: [430, 300] }, { at: [370, 300] }, { at: [400, 270] }],
      ...more.storm,
    },
    luke: { unit: 'luke-skywalker', at: [400, 327], activated: true, ...more.luke },
    rebels: { unit: 'rebel-troopers', at: [400, 480], activated: true },
  });

shows(
  [
    'lg.melee.attack-is-melee',
    'lg.attack.melee-conditions',
    'lg.melee.non-contact-minis-fight',
    'lg.weapon.melee.icon',
    'lg.melee.engaged.no-ranged-attacks',
  ],
  'an engaged unit attacks only whom it is in melee with, with melee weapons, and miniatures without contact fight too',
  () => {
    const table = brawl().acts('attack');
    expect(region(table)).toEqual([
      {
        defender: 'luke',
        type: 'melee',
        range: 1,
        weapons: [{ weapon: 'Unarmed', miniatures: ['storm.m1', 'storm.m2', 'storm.m3', 'storm.m4'] }],
      },
    ]);
    const shot = (defender: string, type: string, weapon: string) => ({
      defender,
      type,
      weapons: [{ weapon, miniatures: ['storm.m1'] }],
    });
    table
      .refuses(shot('rebels', 'ranged', 'E-11 Blaster Rifle'), 'lg.melee.engaged.no-ranged-attacks')
      .refuses(shot('luke', 'ranged', 'E-11 Blaster Rifle'), 'lg.attack.ranged-conditions')
      .refuses(shot('luke', 'melee', 'E-11 Blaster Rifle'), 'lg.weapon.ranged.icon')
      .dice({ black: ['hit', 'hit', 'blank', 'blank'], redDefense: ['block', 'block'] })
      .forms('luke')
      // lg.suppression.melee-gives-none
      .hasTokens('luke', {})
      .ends();
  },
);

shows('lg.suppression.melee-gives-none', 'a hit in melee gives no suppression token', () => {
  brawl()
    .acts('attack')
    .dice({ black: ['hit', 'blank', 'blank', 'blank'], redDefense: ['blank'] })
    .forms('luke')
    .hasWounds('luke', 1)
    .hasTokens('luke', {})
    .ends();
});

shows(
  ['lg.melee.engaged.not-ranged-target', 'lg.attack.ranged-conditions', 'lg.weapon.ranged.icon'],
  'an engaged unit is no target of ranged attacks',
  () => {
    const table = legionTable({
      veers: { unit: 'general-veers', at: [400, 150] },
      storm: { unit: 'stormtroopers', at: [400, 300], left: 1, activated: true },
      luke: { unit: 'luke-skywalker', at: [400, 327], activated: true },
      rebels: { unit: 'rebel-troopers', at: [400, 380], activated: true },
    }).acts('attack');
    expect(region(table).map(({ defender }) => defender)).toEqual(['rebels']);
    table
      .refuses(
        {
          defender: 'luke',
          type: 'ranged',
          weapons: [{ weapon: "Veers' E-11 Blaster Rifle", miniatures: ['veers.m1'] }],
        },
        'lg.melee.engaged.not-ranged-target',
      )
      .refuses(
        {
          defender: 'rebels',
          type: 'ranged',
          weapons: [{ weapon: 'Combat Expertise', miniatures: ['veers.m1'] }],
        },
        'lg.weapon.melee.icon',
      );
  },
);

shows(
  ['lg.melee.engaged.not-with-vehicles', 'lg.attack.two-types', 'lg.attack.3.no-mixing'],
  'a unit in melee with a vehicle alone fights it and may shoot at others, in pools of their own',
  () => {
    const table = legionTable({
      luke: { unit: 'luke-skywalker', at: [400, 300] },
      walker: { unit: 'at-st', at: [400, 363.5], activated: true },
      storm: { unit: 'stormtroopers', at: [560, 300], activated: true },
    }).acts('attack');
    expect(region(table).map(({ defender, type }) => [defender, type])).toEqual([
      ['walker', 'melee'],
      ['storm', 'ranged'],
    ]);
    table.refuses(
      {
        defender: 'walker',
        type: 'melee',
        weapons: [{ weapon: "Luke's DL-44 Blaster Pistol", miniatures: ['luke.m1'] }],
      },
      'lg.weapon.ranged.icon',
    );
  },
);

shows('lg.weapon.hybrid', 'a weapon with a melee and a range icon serves in both kinds of attack', () => {
  const emperor = (y: number) =>
    region(
      legionTable({
        emperor: { unit: 'emperor-palpatine', at: [400, 300] },
        luke: { unit: 'luke-skywalker', at: [400, y], activated: true },
      }).acts('attack'),
    );
  const lightning = [{ weapon: 'Force Lightning', miniatures: ['emperor.m1'] }];
  expect(emperor(327)).toEqual([{ defender: 'luke', type: 'melee', range: 1, weapons: lightning }]);
  expect(emperor(500)).toEqual([{ defender: 'luke', type: 'ranged', range: 2, weapons: lightning }]);
});

/** Royal Guards with an electrostaff, touching an enemy or not. */
const guards = (y: number) =>
  region(
    legionTable({
      guards: { unit: 'imperial-royal-guards', at: [400, 300], upgrades: ['electrostaff-guard'] },
      luke: { unit: 'luke-skywalker', at: [400, y], activated: true },
    }).acts('attack'),
  );

shows(
  ['lg.upgrade-keyword.sidearm.effect', 'lg.upgrade-keyword.sidearm.other-type-free'],
  'the bearer of a Sidearm: Melee fights with that weapon alone and shoots with any',
  () => {
    expect(guards(327)).toEqual([
      {
        defender: 'luke',
        type: 'melee',
        range: 1,
        weapons: [
          { weapon: 'Force Pike', miniatures: ['guards.m1', 'guards.m2', 'guards.m3'] },
          { weapon: 'Electrostaff', miniatures: ['guards.m4'] },
        ],
      },
    ]);
    expect(guards(480)).toEqual([
      {
        defender: 'luke',
        type: 'ranged',
        range: 2,
        weapons: [
          {
            weapon: 'EC-17 Hold-Out Blaster',
            miniatures: ['guards.m1', 'guards.m2', 'guards.m3', 'guards.m4'],
          },
        ],
      },
    ]);
  },
);

shows('lg.transport.no-attack', 'a transported unit cannot attack', () => {
  const table = legionTable({
    rebels: { unit: 'rebel-troopers', at: [400, 480] },
    storm: { unit: 'stormtroopers', vehicle: 'walker', activated: true },
    walker: { unit: 'at-st', at: [400, 300], activated: true },
  });
  expect(whyNotDefender(table.state, attackBy('storm'), 'rebels')).toBe('lg.transport.no-attack');
});
