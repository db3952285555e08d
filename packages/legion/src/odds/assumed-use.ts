import { type Plain, showing } from '@sortie/kernel';
import type { RulesTable } from '../abilities/rules-table.ts';
import type { AttackPool } from '../model/index.ts';
import { kindOf } from '../rules/dice-kinds.ts';
import { attackSurgeOf } from '../rules/values.ts';
import type { LegionView } from '../view/legion-view.ts';
import { tableOfView } from '../view/table-of-view.ts';
import { BEST_FIRST } from './attack-roll.ts';
import { areHitsWorthless, isDuckingUseful } from './pool-odds.ts';

/** A use of an ability as it is offered in a window, or the answer that lets the window go by. */
interface Offered {
  readonly use?: string;
  readonly choice?: Plain;
  readonly pass?: boolean;
}

interface Moment {
  readonly table: RulesTable;
  readonly pool: AttackPool;
  readonly offers: readonly Offered[];
}

/** The card behind a key: 'u4.useCover' is 'useCover', 'u4.c2' the second upgrade of the unit. */
export function cardOfKey({ units }: Pick<LegionView, 'units'>, key: string): string {
  const plain = key.split('#')[0]!;
  const upgrade = units.flatMap(({ upgrades }) => upgrades).find((each) => each.key === plain);
  return upgrade?.card ?? plain.slice(plain.lastIndexOf('.') + 1);
}

/** The dice that one aim token rolls again: those that do no good, the best colour first. */
function missesIn({ table, pool }: Moment): readonly string[] {
  const attacker = pool.attacker === null ? undefined : table.unit(pool.attacker);
  const surge = attacker ? attackSurgeOf(table, attacker, pool) : null;
  const isHitNoGood = areHitsWorthless(table, pool);
  const misses = pool.dice.filter(({ face, cancelled }) => {
    const shows = face === 'surge' ? surge : face;
    return !cancelled && shows !== 'critical' && (shows !== 'hit' || isHitNoGood);
  });
  misses.sort((one, other) => BEST_FIRST.indexOf(one.colour) - BEST_FIRST.indexOf(other.colour));
  return misses.slice(0, table.rerollsPerAim(pool)).map(kindOf);
}

function mostOf(offers: readonly Offered[]): Offered | undefined {
  const count = ({ choice }: Offered) => (typeof choice === 'number' ? choice : 0);
  return offers.toSorted((one, other) => count(other) - count(one))[0];
}

/** Hits before criticals; one for Deflect where there is neither. lg.unit-keyword.deflect.requires-dodge */
function dodgeIn({ table, pool }: Moment, offers: readonly Offered[]): Offered | undefined {
  const cancelling =
    offers.find(({ choice }) => choice === 'hit') ?? offers.find(({ choice }) => choice !== null);
  if (cancelling) return cancelling;
  return table.hasKeyword(pool.defender, 'deflect') && pool.dodgesSpent === 0 ? offers[0] : undefined;
}

/** The use that the odds assume among the offers of a card; undefined where they assume none. */
function useOf(moment: Moment, card: string, offers: readonly Offered[]): Offered | undefined {
  const { table, pool } = moment;
  switch (card) {
    case 'aim': {
      const picked = missesIn(moment);
      return picked.length > 0 ? { use: offers[0]!.use!, choice: [...picked] } : undefined;
    }
    case 'uncannyLuck': {
      const blanks = pool.defenseDice.filter(({ face, cancelled }) => !cancelled && face !== 'block');
      const most = table.keywordValue(pool.defender, 'uncannyLuck');
      const picked = blanks.slice(0, most).map(kindOf);
      return picked.length > 0 ? { use: offers[0]!.use!, choice: picked } : undefined;
    }
    case 'duck-and-cover':
      return isDuckingUseful(table, pool) && showing(pool.dice, 'hit').length > 0 ? offers[0] : undefined;
    case 'dodge':
      return dodgeIn(moment, offers);
    default:
      return mostOf(offers);
  }
}

/** Cards in the order in which they are used where several may be: cover before dodge tokens, Impact before Armor. */
const IN_ORDER = [
  'aim',
  'duck-and-cover',
  'useCover',
  'dodge',
  'impact',
  'armor',
  'armorX',
  'uncannyLuck',
  'deflect',
  'pierce',
];

/**
 * What the odds of an attack assume in a window of its dice: undefined where no card that they count is offered. Both
 * sides spend what they have on the wounds of this attack.
 */
export function assumedUse(view: LegionView, answers: readonly Plain[]): Plain | undefined {
  const { pool } = view;
  if (!pool) return undefined;
  const offers = answers as unknown as readonly Offered[];
  const moment: Moment = { table: tableOfView(view), pool, offers };
  const cardOf = ({ use = '' }: Offered) => cardOfKey(view, use);
  const counted = IN_ORDER.filter((card) => offers.some((offer) => cardOf(offer) === card));
  if (counted.length === 0) return undefined;
  for (const card of counted) {
    const found = useOf(
      moment,
      card,
      offers.filter((offer) => cardOf(offer) === card),
    );
    if (found) return found as unknown as Plain;
  }
  return (offers.find(({ pass }) => pass) ?? undefined) as Plain | undefined;
}
