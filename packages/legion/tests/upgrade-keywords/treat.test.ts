import { legionTable, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { treat } from '../../src/abilities/upgrade-keywords/treat.ts';
import { shows } from '../shows.ts';
import { carrier, carries, passenger } from '../transport/aboard.ts';
import { optionsWith } from './capacity.ts';

const DROID = '2-1-b-medical-droid';
const luke = { unit: 'luke-skywalker', at: [300, 420], activated: true, wounds: [2] } as const;
const veers = { unit: 'general-veers', at: [1500, 800] } as const;

const TREAT = { action: 'card', card: 'rebels.c1.treat' };

const table = (units: Readonly<Record<string, UnitSpec>>, droid: Partial<UnitSpec> = {}) =>
  legionTable({
    rebels: { unit: 'rebel-troopers', at: [300, 300], upgrades: [DROID], ...droid },
    ...units,
    veers,
  }).activate('rebels');

const isRefused = (at: ReturnType<typeof table>) => at.refuses(TREAT, 'lg.actions.card.icon');

shows(
  [
    'lg.upgrade-keyword.treat.free-card-action',
    'lg.upgrade-keyword.treat.cost',
    'lg.upgrade-keyword.treat.effect',
    'lg.upgrade-keyword.treat.emplacement',
  ],
  'without an action and for a token on the card one wound of a trooper unit nearby is removed',
  () => {
    const gun = { unit: '1-4-fd', at: [300, 200, 180], activated: true, wounds: [1] } as const;
    const at = table({ luke, gun }).answers(TREAT).asks('chooseForCard', { source: 'treat' });
    expect(at.unit('rebels').upgrades[0]!.wounds).toBe(1);
    at.offersExactly({ unit: 'luke', healed: ['luke.m1'] }, { unit: 'gun', healed: ['gun.m1'] });
    at.answers({ unit: 'luke', healed: ['luke.m1'] }).hasWounds('luke', 1);
    at.asks('chooseAction', { unit: 'rebels', actions: 2 }).refuses(TREAT, 'lg.actions.free-card.once-each');
  },
);

/** Wookiees of whom one fell in this round and one before. */
const wookiees = {
  unit: 'wookiee-warriors',
  activated: true,
  miniatures: [
    { at: [300, 420] },
    { at: null, defeatedIn: 2, wounds: 3 },
    { at: null, defeatedIn: 1, wounds: 3 },
  ],
} as const;

shows(
  [
    'lg.upgrade-keyword.treat.effect',
    'lg.upgrade-keyword.treat.restore.eligibility',
    'lg.upgrade-keyword.treat.restore.placement',
    'lg.upgrade-keyword.treat.restore.wounds',
  ],
  'a miniature that fell in this round comes back in cohesion, with a wound less than it can bear',
  () => {
    const at = legionTable(
      { rebels: { unit: 'rebel-troopers', at: [300, 300], upgrades: [DROID] }, wookiees, veers },
      { round: 2 },
    ).activate('rebels');
    at.answers(TREAT).offersExactly({ unit: 'wookiees', restored: ['wookiees.m2'] });
    at.answers({ unit: 'wookiees', restored: ['wookiees.m2'] });
    at.asks('placeMiniatures', { unit: 'wookiees', miniatures: ['wookiees.m2'] }).asksSeat('p1');
    expect(at.question.rule).toBe('lg.upgrade-keyword.treat.restore.placement');
    const far = [{ miniature: 'wookiees.m2', stand: { x: 700, y: 420, level: 0, heading: 0 } }];
    at.refuses({ placements: far }, 'lg.cohesion.max-distance');
    at.answers(at.answersOffered[0] as never).hasWounds('wookiees', 0, 2);
    expect(at.miniature('wookiees', 2).stand).not.toBeNull();
    expect(at.unit('wookiees').leader).toBe('wookiees.m1');
  },
);

shows(
  ['lg.upgrade-keyword.treat.target', 'lg.upgrade-keyword.treat.capacity'],
  'units further away, vehicles, enemies and those without wounds are not chosen, and the card takes two tokens',
  () => {
    isRefused(table({ luke: { ...luke, at: [300, 600] } }));
    isRefused(table({ luke: { ...luke, wounds: [0] } }));
    isRefused(table({ rt: { unit: 'at-rt', at: [300, 420], wounds: [1], activated: true } }));
    isRefused(table({ boba: { unit: 'boba-fett', at: [300, 420], wounds: [1], activated: true } }));
    isRefused(table({ luke }, { upgrades: [{ card: DROID, wounds: 2 }] }));
    table({ luke }, { upgrades: [{ card: DROID, wounds: 1 }] })
      .answers(TREAT)
      .asks('chooseForCard');
    isRefused(table({ luke }, { left: 1 }));
  },
);

shows(
  ['lg.upgrade-keyword.treat.no-dead-units', 'lg.upgrade-keyword.treat.target'],
  'a unit without miniatures is beyond help, and a unit may treat itself',
  () => {
    const fallen = {
      unit: 'fleet-troopers',
      whereabouts: 'defeated',
      activated: true,
      miniatures: [1, 2, 3, 4].map(() => ({ at: null, defeatedIn: 1, wounds: 1 })),
    } as const;
    isRefused(table({ fallen }));
    const miniatures = [
      { at: [300, 300] },
      { at: null, defeatedIn: 1, wounds: 1 },
      { at: [330, 300] },
      { at: [360, 300] },
      { at: [270, 300] },
    ] as const;
    table({}, { miniatures })
      .answers(TREAT)
      .offersExactly({ unit: 'rebels', restored: ['rebels.m2'] });
  },
);

shows('lg.upgrade-keyword.treat.target', 'who sits in a vehicle nearby cannot be treated', () => {
  carries();
  const near = { unit: 'darth-vader', at: [700, 640], activated: true, wounds: [1], side: 0 } as const;
  const treating = (units: Readonly<Record<string, UnitSpec>>) =>
    legionTable({
      snow: { unit: 'snowtroopers', at: [600, 640], upgrades: ['fx-9-medical-droid'], side: 0 },
      carrier,
      ...units,
      luke: { unit: 'luke-skywalker', at: [1500, 800] },
    }).activate('snow');
  const treat = { action: 'card', card: 'snow.c1.treat' };
  treating({ veers: passenger('general-veers', { wounds: [1] }) }).refuses(treat, 'lg.actions.card.icon');
  treating({ near }).answers(treat).asks('chooseForCard', { source: 'treat' });
});

shows(
  ['lg.cohesion.no-enemy-contact', 'lg.upgrade-keyword.treat.restore.placement'],
  'a miniature that comes back to a melee may touch whom its unit fights, and nobody else',
  () => {
    const enemies = {
      storm: { unit: 'stormtroopers', at: [300, 447], left: 1 },
      snow: { unit: 'snowtroopers', at: [360, 420], left: 1 },
    } as const;
    const at = legionTable(
      { rebels: { unit: 'rebel-troopers', at: [300, 300], upgrades: [DROID] }, wookiees, ...enemies },
      { round: 2 },
    ).activate('rebels');
    at.answers(TREAT).answers({ unit: 'wookiees', restored: ['wookiees.m2'] });
    const back = (x: number, y: number) => ({
      placements: [{ miniature: 'wookiees.m2', stand: { x, y, level: 0, heading: 0 } }],
    });
    at.refuses(back(333, 420), 'lg.base.contact.enemy-forbidden').answers(back(273, 447));
    expect(at.miniature('wookiees', 2).stand).toMatchObject({ x: 273, y: 447 });
  },
);

shows(
  ['lg.upgrade-keyword.treat.effect', 'lg.upgrade-keyword.treat.restore.eligibility'],
  'with a value of 2 two wounds are removed or two that fell in this round come back, nobody twice',
  () => {
    const gone = { at: null, defeatedIn: 1, wounds: 3 } as const;
    const hurt = { at: [300, 420], wounds: 2 } as const;
    const at = table({ wookiees: { ...wookiees, miniatures: [hurt, gone, gone] } });
    expect(optionsWith(treat, at, 'rebels', 2)).toEqual([
      { unit: 'wookiees', healed: ['wookiees.m1', 'wookiees.m1'] },
      { unit: 'wookiees', healed: ['wookiees.m1'] },
      { unit: 'wookiees', restored: ['wookiees.m2', 'wookiees.m3'] },
      { unit: 'wookiees', restored: ['wookiees.m2'] },
      { unit: 'wookiees', restored: ['wookiees.m3'] },
    ]);
  },
);
