import { pilot } from '../../../catalogue/index.ts';
import type { ShipId, XwingEffect } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

type Shadowing = { readonly ship: ShipId; readonly card: 'mimicked' | 'shadowed' };

/** What is taken over is kept whatever becomes of the enemy; abilities that assign conditions are not taken over. */
export const thweek = ability('scum:starviper:thweek', {
  window: 'beforePlacingForces',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table.shipsLeft
      .filter(({ id }) => !table.areFriendly(self, id))
      .flatMap(({ id }) =>
        (['mimicked', 'shadowed'] as const).map((card): Shadowing => ({ ship: id, card })),
      ),
  resolve: ({ table, self, key }, { ship, card }: Shadowing) => {
    const { pilot: copied } = table.ship(ship);
    const begins = (effect: Begun['effect']): XwingEffect => ({
      kind: 'beginLasting',
      ship: self,
      lasting: { source: key, effect, until: 'endOfGame' },
    });
    const isTaken = card === 'shadowed' || pilot(copied).conditions.length === 0;
    const taken: Begun['effect'] =
      card === 'shadowed'
        ? { kind: 'pilotSkill', to: table.pilotSkill(ship) }
        : { kind: 'copiesPilot', pilot: copied };
    return [{ kind: 'assignCondition', ship, card, by: self }, ...(isTaken ? [begins(taken)] : [])];
  },
});

type Begun = Extract<XwingEffect, { kind: 'beginLasting' }>['lasting'];
