import type { UnitSpec } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

/** An X-wing attacks a TIE interceptor, or what takes its place. */
const brawl = (more: Readonly<Record<string, UnitSpec>> = {}, situation = {}) =>
  dogfight(
    {
      wing: { squadron: 'x-wing', at: [900, 400] },
      tie: { squadron: 'tie-interceptor', at: [900, 480], slider: 'orange' },
      ...more,
    },
    situation,
  );

const misses = { blue: ['accuracy', 'accuracy', 'accuracy', 'critical'] };
const shootBack = [{ use: 'tie.counter', choice: null }, { pass: true }];

shows(
  'ar.keyword.counter',
  'an activated squadron shoots back too, with the number of its Counter, and may leave it',
  () => {
    const table = brawl()
      .attack('wing', 'tie', misses)
      .asksSeat('p2')
      .offersExactly(...shootBack)
      .dice({ blue: ['hit', 'critical'] })
      .uses('counter')
      .has('wing', { hull: 4 })
      .has('tie', { slider: 'orange' });
    expect(table.events('activationBegun').map(({ unit }) => unit)).toEqual(['wing']);
    table.ends();
    brawl().attack('wing', 'tie', misses).passes().has('wing', { hull: 5 }).ends();
  },
);

shows(
  ['ar.keyword.counter', 'ar.attack.roll.obstructed-remove-die'],
  'what obstructed the attack obstructs the Counter: one die less',
  () => {
    const table = brawl({}, { obstacles: { 'asteroid-3': [900, 440] } })
      .attack('wing', 'tie', { blue: ['accuracy', 'accuracy', 'critical'] })
      .offersExactly(...shootBack)
      .dice({ blue: ['hit'] })
      .uses('counter')
      .has('wing', { hull: 4 });
    expect(table.events('targetDeclared')).toMatchObject([{ obstructed: true }, { obstructed: true }]);
    table.ends();
  },
);

shows(
  [
    'ar.keyword.counter-after-destruction',
    'ar.destroyed.remove-squadron',
    'ar.engagement.ends-on-destruction',
  ],
  'a squadron already destroyed may destroy its attacker, and both leave the table afterwards',
  () => {
    const table = brawl({
      wing: { squadron: 'x-wing', at: [900, 400], hull: 1 },
      tie: { squadron: 'tie-interceptor', at: [900, 480], slider: 'orange', hull: 1 },
    })
      .attack('wing', 'tie', { blue: ['hit', 'accuracy', 'accuracy', 'critical'] })
      .has('tie', { destroyed: 1, removed: false, at: { x: 900, y: 480 } })
      .offersExactly(...shootBack);
    // It stands there to shoot back, and is engaged with nobody any more.
    expect(table.seenBy('p1').squadrons.map(({ engagedWith }) => engagedWith)).toEqual([[], []]);
    table
      .dice({ blue: ['hit', 'accuracy'] })
      .uses('counter')
      .has('tie', { removed: true })
      .has('wing', { destroyed: 1, removed: true });
    expect(table.events('unitDestroyed').map(({ unit }) => unit)).toEqual(['tie', 'wing']);
    table.ends();
  },
);

shows(
  ['ar.keyword.counter-no-chain', 'ar.keyword.counter-after-destruction'],
  'neither a squadron that lives nor one that it destroys counters a Counter',
  () => {
    const duel = (hull: number) =>
      brawl({ wing: { squadron: 'a-wing', at: [900, 400], hull } })
        .attack('wing', 'tie', { blue: ['accuracy', 'accuracy', 'critical'] })
        .dice({ blue: ['hit', 'hit'] })
        .uses('counter');
    duel(4).has('wing', { hull: 2 }).ends();
    duel(2).has('wing', { destroyed: 1, removed: true }).ends();
  },
);

shows(
  ['ar.keyword.counter', 'ar.keyword.escort'],
  'Counter is aimed at the attacker, whichever Escort is engaged with it',
  () => {
    dogfight({
      tie: { squadron: 'tie-fighter', at: [900, 480] },
      escort: { squadron: 'tie-advanced', at: [860, 450], slider: 'orange' },
      wing: { squadron: 'a-wing', at: [900, 400], slider: 'orange' },
    })
      .attack('tie', 'wing', { blue: ['accuracy', 'accuracy', 'critical'] })
      // The escort is engaged with the A-wing, so that Swarm applies.
      .passes()
      .dice({ blue: ['hit', 'accuracy'] })
      .uses('counter')
      .has('tie', { hull: 2 })
      .ends();
  },
);

shows('ar.keyword.counter', 'who was not attacked, or has no Counter, does not shoot back', () => {
  brawl({
    tie: { squadron: 'tie-fighter', at: [900, 480], slider: 'orange' },
    bystander: { squadron: 'tie-interceptor', at: [860, 450], slider: 'orange' },
  })
    .attack('wing', 'tie', misses)
    .has('wing', { hull: 5 })
    .ends();
});

shows('ar.keyword.counter-after-destruction', 'once it is taken off a squadron no longer shoots back', () => {
  const table = dogfight({
    wing: { squadron: 'x-wing', at: [900, 400] },
    mate: { squadron: 'x-wing', at: [860, 430] },
    tie: { squadron: 'tie-interceptor', at: [900, 480], slider: 'orange', hull: 1 },
    last: { squadron: 'tie-interceptor', at: [860, 510], slider: 'orange' },
  })
    .attack('wing', 'tie', { blue: ['hit', 'accuracy', 'accuracy', 'critical'] })
    .passes()
    .has('tie', { removed: true })
    .until('chooseDeed', 'mate')
    .answers({ deed: 'attack' })
    .attack('mate', 'last', misses);
  table
    .offersExactly({ use: 'last.counter', choice: null }, { pass: true })
    .refuses({ use: 'tie.counter', choice: null }, 'ar.destroyed.ship-cards-inactive');
});
