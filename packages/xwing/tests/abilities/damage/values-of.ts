import type { XwingTable } from '@sortie/testkit/xwing';
import { xwing } from '@sortie/xwing/rules';

export interface Values {
  readonly pilotSkill: number;
  readonly agility: number;
  readonly primaryWeapon: number;
  readonly hull: number;
  readonly shields: number;
}

/** A ship's values as every player sees them. */
export function valuesOf(table: XwingTable, ship: string): Values {
  const view = xwing.view(table.state, 'watching' as never) as unknown as {
    readonly ships: readonly { readonly id: string; readonly values: Values }[];
  };
  return view.ships.find((each) => each.id === ship)!.values;
}

/** Which Damage cards lie on a ship, faceup or facedown. */
export function damageOn(table: XwingTable, ship: string): string[] {
  return table.ship(ship).damage.map(({ card, faceup }) => (faceup ? `${card}` : 'facedown'));
}
