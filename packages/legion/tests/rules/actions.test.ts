import type { LegionTable } from '@sortie/testkit/legion';
import { legionTable, legionWith, type MadeUpCard } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import type { ActionUnderway, Activation, CardKey } from '../../src/model/index.ts';
import { actionsOpen, whyNotAction } from '../../src/rules/actions.ts';
import { shows } from '../shows.ts';
import { gain, grant, must, orders, unitId } from './made-up.ts';

const luke = { unit: 'luke-skywalker', at: [600, 500] } as const;

/** Stormtroopers act first, an enemy in range and sight. */
const acting = (...cards: readonly MadeUpCard[]) =>
  legionTable({ storm: { unit: 'stormtroopers', at: [600, 250] }, luke }, {}, legionWith(...cards));

/** The kinds of action offered; how a move may be made is another matter. */
const kinds = (table: LegionTable): string[] => {
  const offered = table.asks('chooseAction').answersOffered as readonly { action?: string; done?: boolean }[];
  return [...new Set(offered.map(({ action }) => action ?? 'done'))].sort();
};

const ALL = ['aim', 'attack', 'dodge', 'done', 'move', 'recover', 'standby'];
const without = (...some: readonly string[]) => ALL.filter((kind) => !some.includes(kind));

const CARD = 'storm.c1' as CardKey;

const left = (table: LegionTable) => (table.question.about as { actions: number }).actions;

/** As if the unit had performed this action already, free of cost. */
const havingPerformed = (action: Partial<ActionUnderway>): MadeUpCard =>
  must(
    orders('before', ['p1', 'startOfActivation'], {
      kind: 'recordAction',
      action: {
        unit: unitId('storm'),
        kind: 'attack',
        treatedAs: null,
        card: null,
        isFree: true,
        cost: 0,
        source: null,
        moves: [],
        attacks: 'any',
        against: null,
        ...action,
      },
    }),
  );

shows(
  ['lg.actions.list', 'lg.actions.two-per-activation', 'lg.actions.spend.action'],
  'a unit chooses two actions from the list, or fewer',
  () => {
    const table = acting();
    expect(kinds(table)).toEqual(ALL);
    expect(left(table)).toBe(2);
    table.acts('aim');
    expect(left(table)).toBe(1);
    table.acts('dodge');
    expect(table.events('activationEnded').map(({ unit }) => unit)).toEqual(['storm']);
    expect(
      acting()
        .isDone()
        .events('activationEnded')
        .map(({ unit }) => unit),
    ).toEqual(['storm']);
  },
);

shows(
  [
    'lg.actions.no-repeat-except-move',
    'lg.actions.aim.action',
    'lg.actions.aim.one-aim-action',
    'lg.actions.dodge.action',
    'lg.actions.dodge.one-dodge-action',
  ],
  'aim and dodge give a token each, and no action but a move is performed twice',
  () => {
    const aiming = acting().acts('aim').hasTokens('storm', { aim: 1 });
    expect(kinds(aiming)).toEqual(without('aim'));
    aiming.refuses({ action: 'aim' }, 'lg.actions.no-repeat-except-move');
    const dodging = acting().acts('dodge').hasTokens('storm', { dodge: 1 });
    expect(kinds(dodging)).toEqual(without('dodge'));
    const recovering = acting().acts('recover');
    expect(kinds(recovering)).toEqual(without('recover'));
    const standing = acting().acts('standby').hasTokens('storm', { standby: 1 });
    expect(kinds(standing)).toEqual(without('standby'));
    const moved = acting(havingPerformed({ kind: 'move' }));
    expect(kinds(moved)).toEqual(ALL);
  },
);

shows(
  ['lg.actions.free.counts-as-action', 'lg.actions.card.treated-as-type', 'lg.actions.no-repeat-except-move'],
  'a free attack action, or a card action treated as one, is the one attack action of the activation',
  () => {
    const free = acting(havingPerformed({ kind: 'attack', isFree: true }));
    expect(kinds(free)).toEqual(without('attack'));
    expect(left(free)).toBe(2);
    free.refuses({ action: 'attack' }, 'lg.actions.no-repeat-except-move');
    const treated = acting(havingPerformed({ kind: 'card', treatedAs: 'attack', card: CARD }));
    expect(kinds(treated)).toEqual(without('attack'));
    const plain = acting(havingPerformed({ kind: 'card', card: CARD }));
    expect(kinds(plain)).toEqual(ALL);
  },
);

shows(
  [
    'lg.actions.non-action-attack.no-limit',
    'lg.standby.not-after-attack',
    'lg.actions.card.grants-move-not-action',
  ],
  'an attack that is no action leaves the attack action open, but forbids standby',
  () => {
    const granted = orders('granted', ['p1', 'startOfActivation'], {
      kind: 'recordAttack',
      unit: unitId('storm'),
      attacked: { defenders: [unitId('luke')], isRanged: true, usedCumbersome: false },
    });
    const table = acting(must(granted));
    expect(kinds(table)).toEqual(without('standby'));
    table.refuses({ action: 'standby' }, 'lg.standby.not-after-attack');
  },
);

shows(
  'lg.actions.limits-own-activation',
  'what a unit does outside its own activation neither counts in it nor is barred by it',
  () => {
    const table = legionTable(
      {
        vader: { unit: 'darth-vader', at: [300, 100] },
        storm: { unit: 'stormtroopers', at: [600, 250] },
        luke: { ...luke, activated: true },
      },
      {},
      legionWith(orders('grant', ['p1', 'endOfActivation'], grant('storm', 'aim'))),
    );
    table.answers({ unit: 'vader' }).isDone().uses('grant').hasTokens('storm', { aim: 1 });
    expect(kinds(table.asks('chooseAction', { unit: 'storm' }))).toEqual(ALL);
    table.acts('aim').isDone().offers('grant');
  },
);

shows(
  [
    'lg.actions.free.unspecified-type',
    'lg.actions.free.counts-as-action',
    'lg.actions.free.allowed-while-suppressed',
  ],
  'a free action of no stated type may be any that was not performed, costs nothing and counts as one',
  () => {
    const table = legionTable(
      { storm: { unit: 'stormtroopers', at: [600, 250], tokens: { suppression: 1 } }, luke },
      { whiteDefense: ['blank'] },
      legionWith(orders('grant', ['p1', 'after'], grant('storm'))),
    );
    expect(left(table)).toBe(1);
    table
      .acts('aim')
      .offers('grant')
      .uses('grant')
      .asks('chooseFreeAction', { unit: 'storm', source: 'test' });
    const offered = table.answersOffered as readonly { action?: string }[];
    expect([...new Set(offered.map(({ action }) => action ?? 'done'))].sort()).toEqual(without('aim'));
    table
      .refuses({ action: 'aim' }, 'lg.actions.free.unspecified-type')
      .answers({ action: 'dodge' })
      .hasTokens('storm', { aim: 1, dodge: 1, suppression: 1 });
    expect(table.events('actionsSpent').map(({ count }) => count)).toEqual([1]);
    expect(table.events('actionPerformed').map(({ action }) => [action.kind, action.isFree])).toEqual([
      ['aim', false],
      ['dodge', true],
    ]);
  },
);

shows(
  ['lg.actions.free.allowed-while-damaged', 'lg.vehicle.ion.free-actions'],
  'vehicles that lost their actions to damage and ion tokens perform free actions all the same',
  () => {
    const table = legionTable(
      {
        walker: {
          unit: 'at-st',
          at: [600, 250],
          damage: [{ kind: 'damaged', weapon: null }],
          tokens: { ion: 1 },
        },
        luke,
      },
      { whiteDefense: ['blank'] },
      legionWith(orders('grant', ['p1', 'endOfActivation'], grant('walker', 'aim'))),
    );
    table.offers('grant').uses('grant').hasTokens('walker', { aim: 1 });
    expect(
      table
        .events('actionsLost')
        .map(({ source }) => source)
        .sort(),
    ).toEqual(['damaged', 'ion']);
  },
);

shows(
  ['lg.actions.gaining-token-not-action', 'lg.timing.after-action-order'],
  'a token that an effect gives is no action, and nothing that follows an action hears it',
  () => {
    const gives = orders('gives', ['p1', 'startOfActivation'], gain('storm', 'aim'));
    const follows = orders('follows', ['p1', 'after']);
    const table = acting(gives, follows).uses('gives').hasTokens('storm', { aim: 1 });
    expect(kinds(table)).toEqual(ALL);
    expect(table.events('actionPerformed')).toEqual([]);
    table.acts('aim').hasTokens('storm', { aim: 2 }).offers('follows');
  },
);

shows(
  ['lg.actions.recover.by-action', 'lg.actions.recover.suppression', 'lg.actions.recover.ready-upgrades'],
  'to recover removes all suppression tokens and readies all exhausted upgrades',
  () => {
    const table = legionTable(
      {
        vader: {
          unit: 'stormtroopers',
          at: [300, 250],
          tokens: { suppression: 2 },
          upgrades: [{ card: 'emergency-stims', exhausted: true }],
        },
        luke,
      },
      { whiteDefense: ['blank', 'block'] },
    );
    table.acts('recover').hasTokens('vader', {});
    expect(table.unit('vader').upgrades.map(({ exhausted }) => exhausted)).toEqual([false]);
  },
);

shows(
  'lg.actions.recover.effect-not-action',
  'a unit that recovers by an effect has performed no recover action',
  () => {
    const heals = orders('heals', ['p1', 'startOfActivation'], { kind: 'recover', unit: unitId('storm') });
    const hears = orders('hears', ['p1', 'recovered']);
    const table = acting(heals, hears).uses('heals').offers('hears').passes();
    expect(kinds(table)).toEqual(ALL);
    expect(table.events('actionPerformed')).toEqual([]);
  },
);

shows('lg.standby.who', 'troopers and ground vehicles may stand by, repulsor vehicles may not', () => {
  const first = (unit: string) => legionTable({ it: { unit, at: [900, 300] }, luke }).asks('chooseAction');
  expect(kinds(first('e-web-heavy-blaster-team'))).toContain('standby');
  expect(kinds(first('at-st'))).toContain('standby');
  const { state } = legionTable({
    it: { unit: 'at-st', at: [900, 300] },
    bikes: { unit: '74-z-speeder-bikes', at: [300, 100], activated: true },
    luke,
  });
  const activation = state.engine.stack.find(({ flow }) => flow === 'activation')!.at as Activation;
  const ofBikes = { ...activation, unit: unitId('bikes') };
  expect(actionsOpen(state, ofBikes).map(({ action }) => action)).not.toContain('standby');
  expect(whyNotAction(state, ofBikes, { action: 'standby' })).toBe('lg.standby.who');
});

shows(
  ['lg.transport.only-disembark', 'lg.transport.rally', 'lg.transport.no-gain-tokens'],
  'a transported unit rallies, and may do nothing but disembark; it gains suppression tokens alone',
  () => {
    const both = [gain('storm', 'aim'), gain('storm', 'suppression')];
    const gives = orders('gives', ['p1', 'startOfActivation'], ...both);
    const table = legionTable(
      {
        walker: { unit: 'at-st', at: [600, 250], activated: true },
        storm: { unit: 'stormtroopers', vehicle: 'walker', order: 'faceup' },
        luke: { ...luke, activated: true },
      },
      { whiteDefense: ['blank'] },
      legionWith(gives),
    );
    table.uses('gives').hasTokens('storm', { suppression: 1 });
    expect(table.events('rallied')).toHaveLength(1);
    table
      .offersExactly({ action: 'move', move: 'disembark' }, { done: true })
      .refuses({ action: 'aim' }, 'lg.transport.only-disembark');
  },
);
