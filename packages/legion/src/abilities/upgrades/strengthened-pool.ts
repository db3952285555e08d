import type { AttackColour, KeywordId } from '../../catalogue/index.ts';
import type { AttackPool, FormedPool, UnitId } from '../../model/index.ts';
import type { CardRules, Here } from '../card-rules.ts';
import { type At, card, on } from '../card-words.ts';
import { hasUse } from '../has-use.ts';

/** What a generator adds to one pool. */
interface Charge {
  readonly colour: AttackColour;
  readonly dice: number;
  readonly keyword: KeywordId;
}

function isFixed({ table, self }: Here, { weapons }: FormedPool): boolean {
  return weapons.some(({ weapon, miniatures }) =>
    miniatures.some((miniature) =>
      table
        .weaponsOf(self, miniature)
        .some(({ name, keywords }) => name === weapon && keywords.some(({ id }) => id === 'fixed')),
    ),
  );
}

/** Defenders of pools with a Fixed weapon, which is never used in melee. */
function defenders(at: At<'attackDeclared'>): readonly UnitId[] {
  return at.attack.pools.filter((pool) => isFixed(at, pool)).map(({ defender }) => defender);
}

function isStrengthened({ table, key }: Here, { attack, defender }: AttackPool): boolean {
  return hasUse(table.unit(defender), key, 'attack', attack);
}

/**
 * A generator is used when the pools are formed, for one of them; the use is counted beside its defender.
 * lg.attack.2.gather-dice, lg.attack.pool.keywords
 */
export function strengthenedPool<const Id extends string>(
  id: Id,
  { colour, dice, keyword }: Charge,
): CardRules & { readonly card: Id } {
  return card(id, {
    abilities: [
      on('attackDeclared', {
        optional: true,
        exhausts: true,
        applies: ({ self, attack }) => attack.unit === self,
        choices: defenders,
        resolve: ({ key }, defender: UnitId) => [{ kind: 'countUse', unit: defender, key, scope: 'attack' }],
      }),
    ],
    adds: {
      attackDice: (at) => (at.colour === colour && isStrengthened(at, at.pool) ? dice : 0),
      poolKeyword: (at) => (at.keyword === keyword && isStrengthened(at, at.pool) ? 1 : 0),
    },
  });
}
