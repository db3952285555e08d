import type { Maneuver } from '../catalogue/index.ts';
import type { XwingEffect } from '../model/index.ts';
import type { CardRules, Here, WindowAbility } from './card-rules.ts';
import { card, on } from './card-words.ts';

type Way = Pick<Maneuver, 'speed' | 'bearing'>;

function ways({ table, self }: Here): readonly Way[] {
  const docked = table.dockedTo(self);
  if (!docked) return [];
  return table.launches(self, docked, 'rear').map(({ speed, bearing }) => ({ speed, bearing }));
}

function launch({ table, self, key }: Here, { speed, bearing }: Way): LaunchShip {
  const maneuver = table
    .dial(table.dockedTo(self)!.id)
    .find((each) => each.speed === speed && each.bearing === bearing)!;
  return { kind: 'launchShip', carrier: self, from: 'rear', maneuver, source: key };
}

type LaunchShip = Extract<XwingEffect, { kind: 'launchShip' }>;

interface Carrier {
  /** The title of the ship that docks. */
  readonly carries: string;
  /** What that title lends the carrier. */
  readonly lends: WindowAbility;
}

/** A ship that carries another one, and fires its primary weapon from its special arc while it does. */
export function carrierTitle<const Id extends string>(
  id: Id,
  { carries, lends }: Carrier,
): CardRules & { readonly card: Id } {
  return card(id, {
    carries,
    permits: {
      firePrimaryFromSpecial: ({ ship }, { table, self }) =>
        ship.id === self && table.dockedTo(self) !== undefined,
    },
    abilities: [
      // xw.later.docking.deploy
      on('afterManeuver', {
        optional: true,
        applies: ({ self, execution }) => execution.ship === self,
        choices: ways,
        resolve: (at, way: Way) => [launch(at, way)],
      }),
      // xw.later.docking.carrier-destroyed
      on('shipDestroyed', {
        optional: false,
        applies: ({ self, destroyed }) => destroyed.ship === self,
        choices: ways,
        resolve: (at, way: Way) => [{ ...launch(at, way), emergency: true }],
      }),
      lends,
    ],
  });
}
