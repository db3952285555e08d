import type { SeatId } from '@sortie/kernel';
import type { CommandCardId } from '@sortie/legion/catalogue';
import type { TokenId } from '@sortie/legion/model';
import { legionState, legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { unitsCaught } from '../../src/rules/detonation.ts';
import { cardPlayed, nomineesFor, playableCards } from '../../src/rules/nominees.ts';
import { PROTON } from '../attack/mined.ts';
import { shows } from '../shows.ts';
import { fallen } from './fallen.ts';
import { gain, grant, must, orders } from './made-up.ts';

const vader = { unit: 'darth-vader', at: [300, 100] } as const;
const boba = { unit: 'boba-fett', at: [900, 100] } as const;
const luke = { unit: 'luke-skywalker', at: [300, 800] } as const;

const HAND: CommandCardId[] = ['push', 'new-ways-to-motivate-them', 'whipcord-launcher', 'standing-orders'];

shows(
  [
    'lg.cards.command.commander-exclusive',
    'lg.cards.command.generic',
    'lg.cards.command.operative-exclusive',
    'lg.orders.nominate.owner',
    'lg.orders.nominate.operative-card',
    'lg.orders.nominate.no-operative-otherwise',
  ],
  'a card of a character is resolved by that character, any other by a commander in play, of the player’s own',
  () => {
    const state = legionState({
      vader,
      officer: { unit: 'imperial-officer', at: [600, 100] },
      late: { unit: 'general-veers', whereabouts: 'aside', order: 'card' },
      promoted: { unit: 'stormtroopers', at: [1200, 100], rank: 'commander' },
      boba,
      luke,
    });
    const nominees = (card: CommandCardId) => nomineesFor(state, 'p1' as SeatId, card).map(({ id }) => id);
    expect(nominees('push')).toEqual(['vader', 'officer', 'promoted']);
    expect(nominees('new-ways-to-motivate-them')).toEqual(['vader']);
    expect(nominees('whipcord-launcher')).toEqual(['boba']);
    expect(nominees('maximum-firepower')).toEqual([]);
    expect(nominees('son-of-skywalker')).toEqual([]);
    expect(nomineesFor(state, 'p2' as SeatId, 'push').map(({ id }) => id)).toEqual(['luke']);
  },
);

shows(
  [
    'lg.command-phase.select.defeated-owner',
    'lg.command-phase.select.none',
    'lg.command-phase.select.invalid-replaced',
    'lg.end-phase.promote.no-trooper',
  ],
  'cards of the defeated and barred ones cannot be played, and Standing Orders stand in for what became useless',
  () => {
    const playing = (units: object, barred: readonly CommandCardId[] = [], hand = HAND) => {
      const state = legionState({ luke, ...units }, {
        seats: [
          { id: 'p1', side: 1 },
          { id: 'p2', side: 0 },
        ],
        players: { p1: { hand } },
      } as never);
      const player = { ...state.players.find(({ seat }) => seat === 'p1')!, barred };
      return {
        open: playableCards(state, player),
        played: (card: CommandCardId) => cardPlayed(state, player, card),
      };
    };
    const all = playing({ vader, boba });
    expect(all.open).toEqual(HAND);
    expect(all.played('push')).toBe('push');
    expect(playing({ vader, boba }, ['push']).open).toEqual(HAND.slice(1));
    expect(playing({ vader, boba }, ['push']).played('push')).toBe('standing-orders');
    const alone = playing({ vader, boba: fallen('boba-fett', 1, 5) });
    expect(alone.open).toEqual(['push', 'new-ways-to-motivate-them', 'standing-orders']);
    expect(alone.played('whipcord-launcher')).toBe('standing-orders');
    expect(alone.played('push')).toBe('push');
    const none = playing({ walker: { unit: 'at-st', at: [600, 100] } });
    expect([none.open, none.played('push')]).toEqual([[], null]);
    expect(playing({ boba }).played('push')).toBeNull();
  },
);

shows(
  ['lg.actions.free.counts-as-action', 'lg.actions.free.unspecified-type'],
  'a free action is asked for by the rule of its grant: of stated types, or of any',
  () => {
    const asked = (...kinds: Parameters<typeof grant>[1][]) => {
      const free = must(orders('free', ['p1', 'startOfActivation'], grant('storm', ...kinds)));
      const table = legionTable(
        { storm: { unit: 'stormtroopers', at: [600, 250] }, luke },
        {},
        legionWith(free),
      );
      return table.asks('chooseFreeAction', { unit: 'storm' });
    };
    const stated = asked('aim', 'dodge').offersExactly(
      { action: 'aim' },
      { action: 'dodge' },
      { done: true },
    );
    expect(stated.question.rule).toBe('lg.actions.free.counts-as-action');
    stated.refuses({ action: 'recover' }, 'lg.actions.free.counts-as-action');
    expect(asked().question.rule).toBe('lg.actions.free.unspecified-type');
    const declined = asked('aim', 'dodge').isDone().hasTokens('storm', {});
    expect(declined.events('actionPerformed')).toEqual([]);
  },
);

shows(
  ['lg.standby.max-one', 'lg.actions.gaining-token-not-action', 'lg.suppression.gain-from-supply'],
  'a token that a unit cannot have is not gained, and nobody is told of it',
  () => {
    const gives = must(
      orders(
        'gives',
        ['p1', 'startOfActivation'],
        gain('storm', 'standby', 2),
        gain('storm', 'standby'),
        gain('storm', 'aim', 1),
        gain('walker', 'suppression', 1),
        gain('storm', 'suppression', 1),
      ),
    );
    const table = legionTable(
      {
        storm: { unit: 'stormtroopers', at: [600, 250] },
        walker: { unit: 'at-st', at: [1500, 250], activated: true },
        luke,
      },
      { whiteDefense: ['block'] },
      legionWith(gives),
    );
    expect(table.events('tokensGained').map(({ unit, token, count }) => [unit, token, count])).toEqual([
      ['storm', 'standby', 1],
      ['storm', 'aim', 1],
      ['storm', 'suppression', 1],
    ]);
    table.hasTokens('storm', { aim: 1 });
  },
);

shows(
  [
    'lg.area-weapon.separate-attacks',
    'lg.area-weapon.hits-engaged',
    'lg.area-weapon.detonation.order-charge',
  ],
  'a charge catches every unit near it that it sees, those in melee too, and none behind a wall',
  () => {
    const near = { unit: 'rebel-troopers', left: 1, activated: true } as const;
    const units = {
      commandos: { unit: 'rebel-commandos', at: [1200, 300], upgrades: ['proton-charge-saboteur'] },
      engaged: { ...near, at: [400, 360] },
      storm: { unit: 'stormtroopers', at: [400, 333], left: 1, activated: true },
      hidden: { ...near, at: [400, 545] },
    } as const;
    const caught = (terrain: readonly object[]) =>
      unitsCaught(legionState(units, { tokens: [PROTON], terrain } as never), 'charge' as TokenId);
    expect(caught([])).toEqual(['engaged', 'storm', 'hidden']);
    expect(caught([{ piece: 'wall-tall', at: [400, 490] }])).toEqual(['engaged', 'storm']);
    const table = legionTable(units, { tokens: [PROTON] })
      .acts('dodge')
      .uses('detonate', ['charge']);
    expect(table.asks('chooseDetonationTarget').question.rule).toBe('lg.area-weapon.detonation.order-charge');
  },
);
