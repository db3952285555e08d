import { refused } from '@sortie/kernel';
import type { LegionEffect, UnitId } from '../../model/index.ts';
import { type At, card, on } from '../card-words.ts';
import { needsFreeMove } from '../free-moves.ts';

/** How near the enemy must be; Sentinel reaches further. lg.standby.trigger, lg.unit-keyword.sentinel.effect */
function reachOf({ table, self }: At<'standby'>): number {
  return table.hasKeyword(self, 'sentinel') ? 3 : 2;
}

/**
 * The enemy is measured where it stands now, between any two miniatures; a defeated one stands nowhere.
 * lg.standby.trigger, lg.standby.range-any-mini, lg.standby.los-required, lg.standby.defeated-unit-no-triggers
 */
function isTriggered(at: At<'standby'>): boolean {
  const { table, self, deed } = at;
  return (
    table.unit(self).tokens.standby > 0 &&
    !table.areFriendly(self, deed.unit) &&
    table.range(self, deed.unit) <= reachOf(at) &&
    table.sees(self, deed.unit)
  );
}

function whyNoFreeAction({ table, self }: At<'standby'>) {
  return table.unit(self).panicked ? refused('lg.panic.no-free-actions', { unit: self }) : undefined;
}

/** The attack is one like any other. lg.standby.effect, lg.standby.attack-range-from-leader */
function spendOn(unit: UnitId, kind: 'attack' | 'move'): readonly LegionEffect[] {
  return [
    { kind: 'spendToken', unit, token: 'standby' },
    {
      kind: 'grantFreeAction',
      grant: { unit, kinds: [kind], moves: [], attacks: 'any', against: null, source: 'standby' },
    },
  ];
}

/** A free attack action or a free move action after an enemy's deed. lg.standby.effect */
export const standbyToken = card('standbyToken', {
  abilities: [
    on('standby', {
      optional: true,
      applies: isTriggered,
      forbidden: whyNoFreeAction,
      needs: ({ self }) => ({ kind: 'attack', unit: self, types: 'any', against: null, orByCard: true }),
      choices: () => [{ action: 'attack' }],
      resolve: ({ self }) => spendOn(self, 'attack'),
    }),
    on('standby', {
      optional: true,
      applies: isTriggered,
      forbidden: whyNoFreeAction,
      needs: ({ self }) => needsFreeMove(self),
      choices: () => [{ action: 'move' }],
      resolve: ({ self }) => spendOn(self, 'move'),
    }),
  ],
});
