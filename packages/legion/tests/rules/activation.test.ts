import type { LegionTable } from '@sortie/testkit/legion';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { gain, lose, must, orders } from './made-up.ts';

const luke = { unit: 'luke-skywalker', at: [300, 800] } as const;
const commandos = { unit: 'rebel-commandos', at: [600, 800] } as const;

/** Scout troopers (courage 2) activate first, with so many suppression tokens and these white dice. */
const rallying = (
  suppression: number,
  whiteDefense: readonly string[] = [],
  game?: Parameters<typeof legionTable>[2],
) =>
  legionTable(
    { scouts: { unit: 'scout-troopers', at: [600, 100], tokens: { suppression } }, luke },
    { whiteDefense },
    game,
  );

const actionsLeft = (table: LegionTable) => (table.question.about as { actions: number }).actions;

const noted = (table: LegionTable, ...kinds: readonly string[]) =>
  table.referee.log.map(({ kind }) => kind).filter((kind) => kinds.includes(kind));

shows(
  ['lg.activation-phase.rally.roll', 'lg.activation-phase.unit.step-order'],
  'one white die for each suppression token, and a token goes for every block and every surge',
  () => {
    const table = rallying(4, ['block', 'surge', 'blank', 'blank']);
    expect(table.events('rallied')).toEqual([
      { kind: 'rallied', unit: 'scouts', colour: 'white', faces: ['block', 'surge', 'blank', 'blank'] },
    ]);
    table.hasTokens('scouts', { suppression: 2 }).ends();
    expect(noted(table, 'activationBegun', 'rallied', 'tokensRemoved', 'actionsLost')).toEqual([
      'activationBegun',
      'rallied',
      'tokensRemoved',
      'actionsLost',
    ]);
  },
);

shows(
  'lg.activation-phase.rally.always-completed',
  'a unit without suppression tokens rolls nothing and has rallied all the same',
  () => {
    const inspire = orders('inspire', ['p1', 'afterRally']);
    const table = rallying(0, [], legionWith(inspire));
    expect(table.events('rallied')).toEqual([
      { kind: 'rallied', unit: 'scouts', colour: 'white', faces: [] },
    ]);
    table.offers('inspire');
  },
);

shows(
  ['lg.suppression.lose-action-after-rally', 'lg.suppression.threshold', 'lg.actions.reduced'],
  'a unit with as many tokens as its courage after rallying has one action, otherwise two',
  () => {
    expect(actionsLeft(rallying(2, ['blank', 'blank']))).toBe(1);
    expect(actionsLeft(rallying(3, ['blank', 'blank', 'surge']))).toBe(1);
    expect(actionsLeft(rallying(2, ['block', 'blank']))).toBe(2);
    expect(actionsLeft(rallying(1, ['blank']))).toBe(2);
    const table = rallying(2, ['blank', 'blank']).acts('aim');
    expect(noted(table, 'activationEnded')).toEqual(['activationEnded']);
  },
);

const suppress = (unit: string, count: number) =>
  orders('suppress', ['p1', 'afterRally'], gain(unit, 'suppression', count));

shows(
  ['lg.suppression.no-loss-after-rally', 'lg.timing.after-rally-order', 'lg.suppression.gain-from-supply'],
  'tokens that come after the Rally step cost no action and cause no panic',
  () => {
    const table = rallying(1, ['blank'], legionWith(suppress('scouts', 3))).uses('suppress');
    table.hasTokens('scouts', { suppression: 4 }).has('scouts', { panicked: false });
    expect(actionsLeft(table)).toBe(2);
  },
);

shows('lg.suppression.no-regain', 'an action that was lost does not come back with the tokens', () => {
  const relief = orders('relief', ['p1', 'afterRally'], lose('scouts', 'suppression', 2));
  const table = rallying(2, ['blank', 'blank'], legionWith(relief)).uses('relief');
  table.hasTokens('scouts', {});
  expect(actionsLeft(table)).toBe(1);
});

shows(
  ['lg.suppression.no-courage', 'lg.unit.trooper.courage'],
  'neither vehicles nor a unit whose courage is a dash gain suppression tokens',
  () => {
    const onto = (unit: string, spec: { readonly unit: string; readonly at: readonly [number, number] }) =>
      legionTable(
        { scouts: { unit: 'scout-troopers', at: [600, 100] }, [unit]: spec, luke },
        {},
        legionWith(suppress(unit, 2)),
      )
        .answers({ unit: 'scouts' })
        .uses('suppress')
        .unit(unit).tokens.suppression;
    expect(onto('vader', { unit: 'darth-vader', at: [300, 100] })).toBe(0);
    expect(onto('walker', { unit: 'at-st', at: [300, 100] })).toBe(0);
    expect(onto('storm', { unit: 'stormtroopers', at: [300, 100] })).toBe(2);
  },
);

shows(
  'lg.unit-keyword.indomitable.red-rally',
  'Indomitable rallies with red dice, others with white ones',
  () => {
    const table = legionTable(
      {
        wookiees: { unit: 'wookiee-warriors', at: [600, 800], tokens: { suppression: 2 } },
        vader: { unit: 'darth-vader', at: [300, 100] },
      },
      { redDefense: ['surge', 'blank'] },
    );
    expect(table.events('rallied')[0]).toMatchObject({ colour: 'red', faces: ['surge', 'blank'] });
    table.hasTokens('wookiees', { suppression: 1 }).ends();
  },
);

const walking = (damaged: boolean, ion: number, whiteDefense: readonly string[] = []) =>
  legionTable(
    {
      walker: {
        unit: 'at-st',
        at: [600, 100],
        tokens: { ion },
        damage: damaged ? [{ kind: 'damaged', weapon: null }] : [],
      },
      luke,
    },
    { whiteDefense },
  );

shows(
  ['lg.vehicle.damaged.roll', 'lg.timing.start-of-activation', 'lg.actions.reduced'],
  'a damaged vehicle rolls a white die as its activation starts and has one action fewer on a blank',
  () => {
    expect(actionsLeft(walking(true, 0, ['blank']).ends())).toBe(1);
    expect(actionsLeft(walking(true, 0, ['block']).ends())).toBe(2);
    expect(actionsLeft(walking(true, 0, ['surge']).ends())).toBe(2);
    expect(actionsLeft(walking(false, 0))).toBe(2);
    const table = walking(true, 0, ['blank']);
    expect(noted(table, 'damagedRolled', 'rallied')).toEqual(['damagedRolled', 'rallied']);
  },
);

shows(
  ['lg.vehicle.ion.lose-actions', 'lg.vehicle.ion.discard'],
  'each ion token costs an action at the start, and all are discarded at the end',
  () => {
    const table = walking(false, 1);
    expect(actionsLeft(table)).toBe(1);
    table.hasTokens('walker', { ion: 1 }).isDone().hasTokens('walker', {});
    const stunned = walking(true, 3, ['blank']);
    expect(noted(stunned, 'activationEnded')).toEqual(['activationEnded']);
    expect(stunned.events('actionsLost').reduce((sum, { count }) => sum + count, 0)).toBe(2);
    stunned.hasTokens('walker', {});
  },
);

shows('lg.move.immobilize.discard', 'immobilize tokens are discarded when the activation ends', () => {
  const table = legionTable({
    scouts: { unit: 'scout-troopers', at: [600, 100], tokens: { immobilize: 2 } },
    luke,
  });
  table.hasTokens('scouts', { immobilize: 2 }).isDone().hasTokens('scouts', {});
});

shows(
  'lg.timing.end-of-activation-order',
  'whoever controls the unit orders what happens at the end of its activation',
  () => {
    const last = (name: string) => must(orders(name, ['p1', 'endOfActivation']));
    const table = legionTable(
      { scouts: { unit: 'scout-troopers', at: [600, 100], tokens: { immobilize: 1 } }, luke },
      {},
      legionWith(last('one')),
    );
    table.isDone().offers('one', 'immobilizeTokens').asksSeat('p1');
    table.uses('one').hasTokens('scouts', {}).has('scouts', { activated: true });
  },
);

shows(
  ['lg.timing.start-of-activation', 'lg.unit-keyword.speeder.compulsory-move', 'lg.compulsory-move.when'],
  'what happens at the start is ordered by its player and comes before the Rally step',
  () => {
    const first = must(orders('first', ['p1', 'startOfActivation']));
    const table = legionTable(
      { bikes: { unit: '74-z-speeder-bikes', at: [600, 100] }, luke },
      {},
      legionWith(first),
    );
    table.offers('first', 'speeder').asksSeat('p1');
    expect(table.events('rallied')).toEqual([]);
  },
);

shows(
  ['lg.activation-phase.unit.step-order', 'lg.timing.after'],
  'after rallying, acting and ending comes what follows an activation',
  () => {
    const windows = ['startOfActivation', 'afterRally', 'endOfActivation', 'afterActivation'];
    const cards = windows.map((window) => orders(window, ['p1', window]));
    const table = legionTable(
      { scouts: { unit: 'scout-troopers', at: [600, 100] }, luke, commandos },
      {},
      legionWith(...cards),
    );
    table.offers('startOfActivation').passes().offers('afterRally').passes().asks('chooseAction').isDone();
    table.offers('endOfActivation').has('scouts', { order: 'faceup' }).passes();
    table.offers('afterActivation').has('scouts', { order: 'facedown' }).passes().asks('chooseUnit');
  },
);

shows(
  'lg.move.immobilize.discard',
  'those of other units stay, and whoever had them is told that they are discarded',
  () => {
    const table = legionTable({
      scouts: { unit: 'scout-troopers', at: [600, 100], tokens: { immobilize: 2 } },
      vader: { unit: 'darth-vader', at: [900, 100], tokens: { immobilize: 1 } },
      luke,
    }).activate('scouts');
    table.isDone().hasTokens('scouts', {}).hasTokens('vader', { immobilize: 1 });
    expect(table.events('tokensRemoved')).toEqual([
      {
        kind: 'tokensRemoved',
        unit: 'scouts',
        token: 'immobilize',
        count: 2,
        source: 'lg.move.immobilize.discard',
      },
    ]);
  },
);
