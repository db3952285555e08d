import type { AttackDice, Weapon } from '../../catalogue/index.ts';
import type { LegionEffect, UnitId } from '../../model/index.ts';
import { halvesOf } from '../../rules/pool-dice.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';

const REACH = { min: 1, max: 2 } as const;

function meleeWeapons({ table, self }: Here): readonly Weapon[] {
  return table.weaponsOf(self, table.unit(self).leader).filter(({ isMelee }) => isMelee);
}

/** A ranged weapon at range 1-2, as far as this attack goes. */
function thrown(weapon: Weapon, dice: AttackDice): Weapon {
  return { ...weapon, range: REACH, dice };
}

/** Each weapon with each half of its dice. */
function throws(at: Here): readonly Weapon[] {
  return meleeWeapons(at).flatMap((weapon) => halvesOf(weapon).map((dice) => thrown(weapon, dice)));
}

function attackWith(unit: UnitId, lent: Weapon): LegionEffect {
  return {
    kind: 'orderAttack',
    attack: {
      unit,
      isAction: true,
      source: 'saber-throw',
      types: 'ranged',
      against: null,
      notAgainst: [],
      only: null,
      lent,
      isOptional: false,
    },
  };
}

/** lg.actions.card.treated-as-type */
export const saberThrow = card('saber-throw', {
  actions: [
    {
      isFree: false,
      treatedAs: 'attack',
      attacks: 'ranged',
      cost: 1,
      exhausts: true,
      applies: (at) => meleeWeapons(at).length > 0,
      needs: (at) => ({
        kind: 'attack',
        unit: at.self,
        types: 'ranged',
        against: null,
        lent: throws(at)[0]!,
      }),
      resolve: (at) => {
        const { self } = at;
        const [first, ...others] = throws(at);
        if (!first || others.length === 0) return first ? [attackWith(self, first)] : [];
        const options = [first, ...others].map((weapon) => ({
          answer: { weapon: weapon.name, dice: { ...weapon.dice } },
          effects: [attackWith(self, weapon)],
        }));
        const { seat } = at.table.unit(self);
        return [{ kind: 'askForCard', seat, unit: self, source: 'saber-throw', options }];
      },
    },
  ],
});
