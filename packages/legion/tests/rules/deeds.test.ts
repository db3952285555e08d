import type { Deed, Moving } from '@sortie/legion/model';
import type { MadeUpCard } from '@sortie/testkit/legion';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { attackBy } from '../attack/attack-by.ts';
import { tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';
import { must, orders, unitId } from './made-up.ts';

/** What others are told of every deed. */
function witness(): { readonly card: MadeUpCard; readonly seen: Deed[] } {
  const seen: Deed[] = [];
  const effects = (deed: object) => {
    if (!seen.includes(deed as Deed)) seen.push(deed as Deed);
    return [];
  };
  return { card: must({ name: 'witness', seat: 'p2', window: 'after', effects }), seen };
}

const units = {
  storm: { unit: 'stormtroopers', at: [400, 300], left: 1 },
  rebels: { unit: 'rebel-troopers', at: [400, 500], activated: true },
} as const;

/** Each deed once: a test's table does everything again after an undo. */
const last = (seen: readonly Deed[]) => seen.at(-1);

const NOTHING = {
  unit: 'storm',
  action: null,
  move: null,
  isMoveAction: false,
  isStandardMove: false,
  startedMelee: null,
  defenders: [],
  isAttackAction: false,
  isRangedAttack: false,
};

shows(
  ['lg.timing.after-action-order', 'lg.actions.card.grants-move-not-action'],
  'an attack that is no action has been performed all the same: it is answered as an attack and nothing else',
  () => {
    const { card, seen } = witness();
    const shoot = must(
      orders('shoot', ['p1', 'startOfActivation'], { kind: 'orderAttack', attack: attackBy('storm') }),
    );
    const table = legionTable(units, {}, legionWith(shoot, card));
    table.dice({ white: ['blank'] }).forms('rebels');
    expect(last(seen)).toEqual({ ...NOTHING, defenders: ['rebels'], isRangedAttack: true });
    expect(table.events('actionPerformed')).toEqual([]);
  },
);

const MOVE: Moving = {
  unit: unitId('storm'),
  by: 'p1' as Moving['by'],
  types: ['standard'],
  speed: 1,
  isAction: false,
  ignoresDifficult: false,
  mayStartMelee: false,
  isOptional: false,
  source: 'test',
  type: null,
  from: null,
  wasInMeleeWith: [],
  contacted: null,
};

shows(
  ['lg.timing.after-move-scope', 'lg.actions.card.grants-move-not-action'],
  'a move that is no action is answered as a move and nothing else',
  () => {
    const { card, seen } = witness();
    const push = must(orders('push', ['p1', 'startOfActivation'], { kind: 'orderMove', move: MOVE }));
    const table = legionTable(units, {}, legionWith(push, card));
    table.answers(tool(1, 180));
    expect(last(seen)).toEqual({ ...NOTHING, move: 'standard', isStandardMove: true, hasTurned: false });
    expect(table.events('actionPerformed')).toEqual([]);
  },
);

shows(
  ['lg.actions.card.treated-as-type', 'lg.timing.after-action-order'],
  'an action is answered with what it was: a move action, an attack action, or neither',
  () => {
    const { card, seen } = witness();
    const officer = { unit: 'imperial-officer', at: [1500, 100] } as const;
    const table = legionTable({ ...units, officer }, {}, legionWith(card))
      .activate('storm')
      .acts('attack');
    table.dice({ white: ['blank'] }).forms('rebels');
    const action = { treatedAs: null, card: null, isFree: false };
    expect(last(seen)).toEqual({
      ...NOTHING,
      action: { ...action, kind: 'attack' },
      hasTurned: false,
      defenders: ['rebels'],
      isAttackAction: true,
      isRangedAttack: true,
    });
    table.acts('move', { move: 'standard' }).answers(tool(1, 180));
    expect(last(seen)).toEqual({
      ...NOTHING,
      action: { ...action, kind: 'move' },
      move: 'standard',
      isMoveAction: true,
      isStandardMove: true,
      hasTurned: false,
    });
  },
);

shows(
  ['lg.standby.lose.trooper', 'lg.standby.lose.ground-vehicle', 'lg.suppression.timing-after-attack'],
  'a lost standby token names the rule by which it was lost: that of troopers, or that of ground vehicles',
  () => {
    const lost = (unit: string) =>
      legionTable({
        it: { unit, at: [600, 100], tokens: { standby: 1 } },
        luke: { unit: 'luke-skywalker', at: [600, 800] },
      })
        .acts('aim')
        .events('tokensRemoved');
    const gone = { kind: 'tokensRemoved', unit: 'it', token: 'standby', count: 1 };
    expect(lost('stormtroopers')).toEqual([{ ...gone, source: 'lg.standby.lose.trooper' }]);
    expect(lost('at-st')).toEqual([{ ...gone, source: 'lg.standby.lose.ground-vehicle' }]);
    const shot = legionTable({
      ...units,
      rebels: { ...units.rebels, tokens: { standby: 1 } },
    }).attack('storm', 'rebels', { white: ['hit'], whiteDefense: ['block'] });
    expect(shot.events('tokensRemoved')).toEqual([
      { ...gone, unit: 'rebels', source: 'lg.standby.lose.trooper' },
    ]);
  },
);
