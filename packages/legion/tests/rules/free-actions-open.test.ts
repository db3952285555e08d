import type { FreeAction, UnitId } from '@sortie/legion/model';
import { legionState, legionTable } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import type { CardAction } from '../../src/abilities/card-rules.ts';
import { freeActionsOpen } from '../../src/rules/actions.ts';
import { shows } from '../shows.ts';
import { prints } from './made-up.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const FREE: Omit<FreeAction, 'unit'> = {
  kinds: [],
  moves: [],
  attacks: 'any',
  against: null,
  source: 'test',
};

shows(
  ['lg.vehicle.disabled.two-actions', 'lg.vehicle.disabled.no-reverse'],
  'one free action pays for no move that takes two, and only for the kinds of move that it is for',
  () => {
    const open = (damage: 'damaged' | 'disabled', moves: FreeAction['moves']) =>
      freeActionsOpen(
        legionState({
          walker: { unit: 'at-st', at: [600, 300], damage: [{ kind: damage, weapon: null }] },
          luke: { unit: 'luke-skywalker', at: [1700, 800] },
        }),
        { ...FREE, unit: 'walker' as UnitId, kinds: ['move'], moves },
      );
    const move = (name: string) => ({ action: 'move', move: name });
    expect(open('damaged', [])).toEqual([move('standard'), move('reverse'), move('pivot')]);
    expect(open('disabled', [])).toEqual([move('pivot')]);
    expect(open('damaged', ['standard'])).toEqual([move('standard')]);
    expect(open('damaged', ['reverse', 'pivot'])).toEqual([move('reverse'), move('pivot')]);
  },
);

const CARD = { action: 'card', card: 'han.c1' };

const withCard = (action: Partial<CardAction>, grant: Partial<FreeAction>) => {
  prints('targeting-scopes', {
    actions: [{ isFree: false, treatedAs: null, cost: 1, applies: () => true, resolve: () => [], ...action }],
  });
  const state = legionState({
    han: { unit: 'han-solo', at: [300, 300], upgrades: ['targeting-scopes'] },
    vader: { unit: 'darth-vader', at: [1700, 800] },
  });
  const found = freeActionsOpen(state, { ...FREE, unit: 'han' as UnitId, ...grant });
  vi.restoreAllMocks();
  return found.filter((each) => each.action === 'card');
};

shows(
  ['lg.actions.free-card.own-activation-only', 'lg.actions.free-card.only-at-action-window'],
  'a granted free action may be a card action of one action, never a free one or one that takes two',
  () => {
    expect(withCard({}, { kinds: ['card'] })).toEqual([CARD]);
    expect(withCard({}, {})).toEqual([CARD]);
    expect(withCard({ cost: 2 }, { kinds: ['card'] })).toEqual([]);
    expect(withCard({ isFree: true, cost: 0 }, { kinds: ['card'] })).toEqual([]);
  },
);

shows(
  'lg.actions.card.treated-as-type',
  'a grant of an attack takes in card actions treated as an attack, of the type and against whom it allows',
  () => {
    const attack: Partial<FreeAction> = { kinds: ['attack'] };
    const against = { against: 'vader' as UnitId };
    expect(withCard({}, attack)).toEqual([]);
    expect(withCard({ treatedAs: 'move' }, attack)).toEqual([]);
    expect(withCard({ treatedAs: 'attack' }, attack)).toEqual([CARD]);
    expect(withCard({ treatedAs: 'attack' }, { ...attack, attacks: 'melee', ...against })).toEqual([CARD]);
    const ranged: Partial<CardAction> = { treatedAs: 'attack', attacks: 'ranged' };
    expect(withCard(ranged, attack)).toEqual([CARD]);
    expect(withCard(ranged, { ...attack, attacks: 'ranged' })).toEqual([CARD]);
    expect(withCard(ranged, { ...attack, attacks: 'melee' })).toEqual([]);
    expect(withCard(ranged, { ...attack, ...against })).toEqual([]);
  },
);

shows(
  ['lg.actions.no-repeat-except-move', 'lg.actions.aim.one-aim-action'],
  'whatever was done in between, no action but a move comes twice',
  () => {
    const at = legionTable({
      storm: { unit: 'stormtroopers', at: [600, 250] },
      officer: { unit: 'imperial-officer', at: [1500, 100] },
      luke: { unit: 'luke-skywalker', at: [1500, 800], activated: true },
    })
      .activate('storm')
      .acts('move', { move: 'standard' });
    at.answers(at.completes({ type: 'standard', to: { x: 600, y: 300, level: 0 } }) as never).acts('aim');
    const performed = at.events('actionPerformed').map(({ action }) => action.kind);
    expect(performed).toEqual(['move', 'aim']);
    const grant = { ...FREE, unit: 'storm' as UnitId, kinds: ['aim', 'dodge'] } as FreeAction;
    const { state } = legionTable({
      storm: { unit: 'stormtroopers', at: [600, 250] },
      luke: { unit: 'luke-skywalker', at: [1500, 800], activated: true },
    });
    const activation = state.engine.stack.find(({ flow }) => flow === 'activation')!;
    const done = (kind: string) => ({ kind, treatedAs: null, card: null, isFree: false });
    (activation.at as { performed: unknown }).performed = [done('move'), done('aim')];
    expect(freeActionsOpen(state, grant)).toEqual([{ action: 'dodge' }]);
  },
);
