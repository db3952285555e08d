import type { LegionTable } from '@sortie/testkit/legion';
import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

const windowNow = ({ question }: LegionTable) => (question.about as { readonly window?: string }).window;

shows(
  ['lg.standby.effect', 'lg.actions.limits-own-activation', 'lg.actions.free.counts-as-action'],
  'a spent standby token is a free attack action, of a unit that has activated as well',
  () => {
    const table = legionTable({
      vader: { unit: 'darth-vader', at: [600, 100] },
      rebels: { unit: 'rebel-troopers', at: [600, 400], tokens: { standby: 1 }, activated: true },
    });
    table.acts('aim').uses('standbyToken', { action: 'attack' }).hasTokens('rebels', {});
    table
      .asks('formPool', { unit: 'rebels', source: 'standby' })
      .dice({ black: blanks(4) })
      .forms('vader');
    const performed = table.events('actionPerformed').map(({ action }) => action);
    expect(performed.map(({ unit, kind, isFree }) => [unit, kind, isFree])).toEqual([
      ['vader', 'aim', false],
      ['rebels', 'attack', true],
    ]);
    table.asks('chooseAction', { unit: 'vader', actions: 1 });
  },
);

shows(
  ['lg.standby.attack-range-from-leader', 'lg.standby.range-any-mini'],
  'any miniature triggers standby, but the range of the attack is that of the leader',
  () => {
    const stands = [
      [600, 460],
      [600, 430],
      [600, 400],
      [600, 370],
    ] as const;
    const watching = (unit: string) =>
      legionTable({
        vader: { unit: 'darth-vader', at: [600, 100] },
        it: { unit, miniatures: stands.map((at) => ({ at })), tokens: { standby: 1 }, activated: true },
      }).acts('dodge');
    const move = { use: 'it.standbyToken#1', choice: { action: 'move' } };
    watching('fleet-troopers').offersExactly(move, { pass: true });
    const attack = { use: 'it.standbyToken', choice: { action: 'attack' } };
    watching('rebel-troopers').offersExactly(attack, move, { pass: true });
  },
);

shows(
  ['lg.standby.wait-for-all-pools', 'lg.standby.trigger'],
  'no standby token answers an attack before all its pools are resolved',
  () => {
    const table = legionTable({
      storm: { unit: 'stormtroopers', at: [600, 100], upgrades: ['dlt-19-stormtrooper'] },
      rebels: { unit: 'rebel-troopers', at: [400, 400], activated: true },
      fleet: { unit: 'fleet-troopers', at: [800, 400], activated: true },
      commandos: { unit: 'rebel-commandos', at: [600, 350], tokens: { standby: 1 }, activated: true },
    });
    table.acts('attack').dice({ white: blanks(4), red: blanks(2) });
    const miniatures = ['storm.m1', 'storm.m2', 'storm.m3', 'storm.m4'];
    table
      .answers({
        defender: 'rebels',
        type: 'ranged',
        weapons: [{ weapon: 'E-11 Blaster Rifle', miniatures }],
      })
      .forms('fleet');
    table.asks('choosePool').answers({ defender: 'rebels' });
    expect(table.events('poolBegun').map(({ defender }) => defender)).toEqual(['rebels', 'fleet']);
    expect([table.question.seat, windowNow(table)]).toEqual(['p2', 'standby']);
    table.offersExactly(
      { use: 'commandos.standbyToken', choice: { action: 'attack' } },
      { use: 'commandos.standbyToken#1', choice: { action: 'move' } },
      { pass: true },
    );
  },
);

/** Han, who has one wound left, shoots at snowtroopers in vain; stormtroopers stand by. */
const duel = () => {
  const table = legionTable({
    han: { unit: 'han-solo', at: [600, 300], wounds: [5] },
    leia: { unit: 'leia-organa', at: [1600, 800] },
    snow: { unit: 'snowtroopers', at: [600, 550], activated: true },
    storm: { unit: 'stormtroopers', at: [300, 300], tokens: { standby: 1 }, activated: true },
  });
  table
    .answers({ unit: 'han' })
    .acts('attack')
    .dice({ red: blanks(2) });
  return table.forms('snow', { weapons: ["Han's DL-44 Blaster Pistol"] });
};

shows(
  [
    'lg.standby.before-after-effects',
    'lg.timing.after-action-order',
    'lg.actions.non-action-attack.no-limit',
  ],
  'standby comes before what an attacker may do after its attack',
  () => {
    const table = duel();
    expect([table.question.seat, windowNow(table)]).toEqual(['p2', 'standby']);
    table
      .passes()
      .offers('gunslinger')
      .asksSeat('p1')
      .uses('gunslinger')
      .dice({ red: blanks(2) });
    table.forms('storm', { weapons: ["Han's DL-44 Blaster Pistol"] });
    // The second attack is no action: it is answered, too, and neither limits nor costs one.
    expect([table.question.seat, windowNow(table)]).toEqual(['p2', 'standby']);
    table.passes().asks('chooseAction', { unit: 'han', actions: 1 });
    expect(table.events('actionPerformed')).toHaveLength(1);
  },
);

shows(
  'lg.standby.defeated-unit-no-triggers',
  'a unit that is defeated by a standby attack does nothing more after its own',
  () => {
    const table = duel().uses('standbyToken', { action: 'attack' });
    table.dice({ white: ['critical', 'critical', 'critical', 'critical'], whiteDefense: blanks(4) });
    table.forms('han', { weapons: ['E-11 Blaster Rifle'] });
    while (
      table.open.some(
        ({ kind, about }) => kind === 'useAbility' && (about as { window: string }).window !== 'after',
      )
    )
      table.passes();
    table.has('han', { whereabouts: 'defeated' }).doesNotOffer('gunslinger');
    expect(table.events('activationEnded').map(({ unit }) => unit)).toEqual(['han']);
    table.asks('chooseAction', { unit: 'leia' });
  },
);

shows(
  ['lg.standby.not-after-attack', 'lg.actions.no-repeat-except-move'],
  'a unit that has attacked may neither stand by nor attack again',
  () => {
    const table = legionTable({
      storm: { unit: 'stormtroopers', at: [600, 100] },
      rebels: { unit: 'rebel-troopers', at: [600, 400], activated: true },
    }).attack('storm', 'rebels', { white: blanks(4) });
    table
      .asks('chooseAction', { unit: 'storm', actions: 1 })
      .refuses({ action: 'standby' }, 'lg.standby.not-after-attack')
      .refuses({ action: 'attack' }, 'lg.actions.no-repeat-except-move');
  },
);

shows(
  ['lg.standby.suppression-first', 'lg.suppression.timing-after-attack', 'lg.standby.lose.trooper'],
  'troopers that are shot at lose their standby token with the suppression token, before they could answer',
  () => {
    const shot = (unit: string, dice: object) =>
      legionTable({
        storm: { unit: 'stormtroopers', at: [600, 100] },
        it: { unit, at: [600, 350], tokens: { standby: 1 }, activated: true },
      }).attack('storm', 'it', dice);
    const hit = { white: ['hit', ...blanks(3)] };
    shot('rebel-troopers', { ...hit, whiteDefense: ['block'] })
      .hasTokens('it', { suppression: 1 })
      .asks('chooseAction', { unit: 'storm' });
    const missed = shot('rebel-troopers', { white: blanks(4) }).hasTokens('it', { standby: 1 });
    expect(windowNow(missed)).toBe('standby');
  },
);
