import type { XwingRuleId as RuleId } from '@sortie/rulebook/xwing';
import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { findPilot, findShipType, findUpgrade } from '../../src/catalogue/index.ts';

const shipFacts: readonly [RuleId, string, string, object][] = [
  [
    'xw.carddata.ship.t70',
    'the T-70 X-wing has 3, 2, 3, 3 and the actions focus, target lock and boost',
    't70xwing',
    { primaryWeapon: 3, agility: 2, hull: 3, shields: 3, actions: ['focus', 'targetLock', 'boost'] },
  ],
  [
    'xw.carddata.ship.tiefo',
    'the TIE/fo Fighter has 2, 3, 3, 1 and the actions focus, target lock, barrel roll and evade',
    'tiefofighter',
    {
      primaryWeapon: 2,
      agility: 3,
      hull: 3,
      shields: 1,
      actions: ['focus', 'targetLock', 'barrelRoll', 'evade'],
    },
  ],
  [
    'xw.carddata.ship.xwing',
    'the X-wing has 3, 2, 3, 2 and the actions focus and target lock',
    'xwing',
    { primaryWeapon: 3, agility: 2, hull: 3, shields: 2, actions: ['focus', 'targetLock'] },
  ],
  [
    'xw.carddata.ship.tie',
    'the TIE fighter has 2, 3, 3, 0 and the actions focus, barrel roll and evade',
    'tiefighter',
    { primaryWeapon: 2, agility: 3, hull: 3, shields: 0, actions: ['focus', 'barrelRoll', 'evade'] },
  ],
];

for (const [rule, title, id, facts] of shipFacts)
  shows(rule, title, () => {
    expect(findShipType(id)).toMatchObject(facts);
  });

const xwing = { shipType: 'xwing', faction: 'rebel' } as const;
const tie = { shipType: 'tiefighter', faction: 'imperial' } as const;

const pilotFacts: readonly [RuleId, string, object][] = [
  [
    'xw.carddata.pilot.luke',
    'rebel:xwing:lukeskywalker',
    { ...xwing, unique: true, skill: 8, points: 28, slots: ['elite', 'torpedoes', 'astromech'] },
  ],
  [
    'xw.carddata.pilot.biggs',
    'rebel:xwing:biggsdarklighter',
    { ...xwing, unique: true, skill: 5, points: 25, slots: ['torpedoes', 'astromech'] },
  ],
  [
    'xw.carddata.pilot.red',
    'rebel:xwing:redsquadronpilot',
    { ...xwing, unique: false, skill: 4, points: 23, slots: ['torpedoes', 'astromech'] },
  ],
  [
    'xw.carddata.pilot.rookie',
    'rebel:xwing:rookiepilot',
    { ...xwing, unique: false, skill: 2, points: 21, slots: ['torpedoes', 'astromech'] },
  ],
  [
    'xw.carddata.pilot.academy',
    'imperial:tiefighter:academypilot',
    { ...tie, unique: false, skill: 1, points: 12, slots: [] },
  ],
  [
    'xw.carddata.pilot.obsidian',
    'imperial:tiefighter:obsidiansquadronpilot',
    { ...tie, unique: false, skill: 3, points: 13, slots: [] },
  ],
  [
    'xw.carddata.pilot.black',
    'imperial:tiefighter:blacksquadronpilot',
    { ...tie, unique: false, skill: 4, points: 14, slots: ['elite'] },
  ],
  [
    'xw.carddata.pilot.night-beast',
    'imperial:tiefighter:nightbeast',
    { ...tie, unique: true, skill: 5, points: 15, slots: [] },
  ],
  [
    'xw.carddata.pilot.dark-curse',
    'imperial:tiefighter:darkcurse',
    { ...tie, unique: true, skill: 6, points: 16, slots: [] },
  ],
  [
    'xw.carddata.pilot.mauler',
    'imperial:tiefighter:maulermithel',
    { ...tie, unique: true, skill: 7, points: 17, slots: ['elite'] },
  ],
];

for (const [rule, uid, facts] of pilotFacts)
  shows(rule, `the Ship card ${uid} has its pilot skill, cost and slots`, () => {
    expect(findPilot(uid)).toMatchObject(facts);
  });

const upgradeFacts: readonly [RuleId, string, object][] = [
  [
    'xw.carddata.upgrade.proton-torpedoes',
    'torpedo:protontorpedoes',
    { slot: 'torpedoes', points: 4, unique: false, weapon: { attack: 4, range: [2, 3] } },
  ],
  ['xw.carddata.upgrade.marksmanship', 'ept:marksmanship', { slot: 'elite', points: 3, unique: false }],
  ['xw.carddata.upgrade.determination', 'ept:determination', { slot: 'elite', points: 1, unique: false }],
  ['xw.carddata.upgrade.r2-f2', 'amd:r2f2', { slot: 'astromech', points: 3, unique: true }],
  ['xw.carddata.upgrade.r2-d2', 'amd:r2d2', { slot: 'astromech', points: 4, unique: true }],
];

for (const [rule, uid, facts] of upgradeFacts)
  shows(rule, `the Upgrade card ${uid} has its slot and cost`, () => {
    expect(findUpgrade(uid)).toMatchObject(facts);
  });

shows(
  ['xw.carddata.ship.xwing', 'xw.carddata.ship.tie', 'xw.carddata.ship.t70', 'xw.carddata.ship.tiefo'],
  'the ships of the two boxes fire ahead only, and belong to the factions of their pilots',
  () => {
    const facts = ['xwing', 'tiefighter', 't70xwing', 'tiefofighter'].map((id) => findShipType(id)!);
    expect(facts.map(({ arcs, factions }) => [arcs, [...factions].sort()])).toEqual([
      [['front'], ['rebel']],
      [['front'], ['imperial', 'rebel']],
      [['front'], ['rebel']],
      [['front'], ['imperial']],
    ]);
  },
);
