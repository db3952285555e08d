import { legionTable, legionWith, type UnitSpec } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import type { UnitKeywordUse } from '../../src/catalogue/index.ts';
import { tool } from '../movement/mover.ts';
import { orders, prints } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const rebels = { unit: 'rebel-troopers', at: [300, 500], left: 1, activated: true } as const;

const table = (thrower: Partial<UnitSpec> = {}, enemy: Partial<UnitSpec> = {}) =>
  legionTable({
    sith: { unit: 'darth-vader', at: [300, 300], upgrades: ['saber-throw'], ...thrower },
    rebels: { ...rebels, ...enemy },
    han: { unit: 'han-solo', at: [1500, 700] },
  }).activate('sith');

const THROW = { action: 'card', card: 'sith.c1' };
const colours = (at: ReturnType<typeof table>) =>
  at.events('attackDiceRolled')[0]!.dice.map(({ colour }) => colour);

shows(
  ['lg.actions.card.treated-as-type', 'lg.cards.exhaust.cost'],
  'a melee weapon is a ranged one with half its dice, at range 1-2, and this is the attack action',
  () => {
    const at = table().answers(THROW).asks('formPool', { unit: 'sith', source: 'saber-throw' });
    at.dice({ red: ['blank', 'blank', 'blank'] }).forms('rebels', { type: 'ranged' });
    expect(colours(at)).toEqual(['red', 'red', 'red']);
    expect(at.events('poolFormed')[0]!.pool.weapons.map(({ weapon }) => weapon)).toEqual([
      "Vader's Lightsaber",
    ]);
    expect(at.unit('sith').upgrades[0]!.exhausted).toBe(true);
    at.asks('chooseAction', { actions: 1 });
    expect(at.answersOffered).not.toContainEqual({ action: 'attack' });
  },
);

shows(
  ['lg.actions.card.treated-as-type', 'lg.unit-keyword.steady.effect', 'lg.unit-keyword.charge.effect'],
  'a free ranged attack may be made with the card, a free melee attack may not',
  () => {
    const lend = (use: UnitKeywordUse) =>
      prints('targeting-scopes', { lends: ({ owner, unit }) => (owner === unit ? [use] : []) });
    const moved = () =>
      table({ unit: 'emperor-palpatine', upgrades: ['saber-throw', 'targeting-scopes'] })
        .until('chooseAction', 'sith')
        .acts('move', { move: 'standard' })
        .answers(tool(1, 180, 0, 0.2));
    lend({ id: 'steady' });
    const steady = moved().offers('steady').uses('steady');
    steady.offersExactly({ action: 'attack' }, THROW, { done: true });
    // Who has no other ranged weapon may throw all the same.
    const vader = table({ upgrades: ['saber-throw', 'targeting-scopes'] })
      .acts('move', { move: 'standard' })
      .answers(tool(1, 180, 0, 0.2));
    vader.offers('relentless', 'steady');
    vi.restoreAllMocks();
    lend({ id: 'charge' });
    moved().asks('chooseAction', { actions: 1 });
  },
);

shows(
  'lg.actions.card.treated-as-type',
  'whose dice have several colours chooses the half, and pool and keywords are those of the weapon',
  () => {
    const at = table({ unit: 'emperor-palpatine' })
      .answers(THROW)
      .asks('chooseForCard', { source: 'saber-throw' });
    const half = (red: number, black: number, white: number) => ({
      weapon: 'Force Lightning',
      dice: { red, black, white },
    });
    at.offersExactly(
      half(2, 1, 0),
      half(2, 0, 1),
      half(1, 2, 0),
      half(1, 1, 1),
      half(1, 0, 2),
      half(0, 2, 1),
      half(0, 1, 2),
    );
    at.answers(half(1, 1, 1))
      .dice({ red: ['blank'], black: ['blank'], white: ['blank'] })
      .forms('rebels');
    expect(colours(at)).toEqual(['red', 'black', 'white']);
    at.hasTokens('rebels', { suppression: 1 });
  },
);

shows(
  ['lg.actions.card.treated-as-type', 'lg.unit-keyword.relentless.free-attack'],
  'Relentless grants the throw after a move, though the thrower has no other ranged attack',
  () => {
    const at = table({}, { at: [300, 550] }).acts('move', { move: 'standard' });
    at.answers(at.completes({ type: 'standard', to: { x: 320, y: 300, level: 0 } }) as never);
    at.offers('relentless').uses('relentless').asks('formPool', { unit: 'sith', source: 'saber-throw' });
  },
);

shows(
  'lg.actions.card.treated-as-type',
  'nobody is in reach at range 3 or for a unit that is engaged',
  () => {
    table({}, { at: [300, 700] }).refuses(THROW, 'lg.actions.card.icon');
    table({}, { at: [300, 327] }).refuses(THROW, 'lg.actions.card.icon');
  },
);

shows(
  ['lg.actions.card.treated-as-type', 'lg.timing.after-action-order'],
  'the throw is answered once, as one action, and once begun it is made',
  () => {
    const at = legionTable(
      { sith: { unit: 'darth-vader', at: [300, 300], upgrades: ['saber-throw'] }, rebels },
      {},
      legionWith(orders('other', ['p1', 'after'])),
    ).activate('sith');
    at.answers(THROW).refuses({ decline: true }, 'lg.attack.1.choose-enemy-unit');
    at.dice({ red: ['blank', 'blank', 'blank'] }).forms('rebels');
    at.offersExactly({ use: 'other', choice: null }, { pass: true }).passes();
    at.asks('chooseAction', { unit: 'sith', actions: 1 });
  },
);

shows('lg.actions.card.treated-as-type', 'who has no melee weapon has nothing to throw', () => {
  const t47 = { unit: 't-47', at: [300, 300, 0], upgrades: ['saber-throw'] } as const;
  const at = legionTable({ t47, storm: { unit: 'stormtroopers', at: [300, 720] } }).activate('t47');
  at.answers(at.completes({ type: 'compulsory', bend: 0 }) as never).until('chooseAction', 't47');
  at.refuses({ action: 'card', card: 't47.c1' }, 'lg.actions.card.icon');
});
