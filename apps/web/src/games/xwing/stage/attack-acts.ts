import { rolled } from '@sortie/kernel';
import type { XwingEvent } from '@sortie/xwing/model';
import type { Act, ActDice } from '../../../table/stage/act.ts';
import { diceFaces } from '../fight/dice-faces.ts';
import type { AnyDie, Pool } from './course.ts';
import { attackOf, fightFocus, fireLine, frameOf, placeOf, reachOf, type Telling } from './telling.ts';

type Event<Kind extends XwingEvent['kind']> = Extract<XwingEvent, { readonly kind: Kind }>;

const POOLS: readonly Pool[] = ['attack', 'defense'];

/** Who attacks whom, with the line of fire. */
export function declaredActs(telling: Telling, event: Event<'attackDeclared'>): readonly Act[] {
  const { seen } = telling;
  const attack = attackOf(telling);
  const at = placeOf(telling, event.attacker);
  const words = telling.tell(event);
  if (!attack || words === undefined) return [];
  return [
    {
      ...frameOf(telling, event.attacker, { words, lasts: 1100, focus: fightFocus(attack) }),
      kind: 'told',
      tone: 'usual',
      sound: 'shot',
      marks: fireLine(telling, attack),
      ...(at ? { at, reach: reachOf(seen, event.attacker) } : {}),
    },
  ];
}

interface Shown {
  readonly words: string;
  readonly lasts: number;
  readonly pool?: Pool;
  readonly changed?: readonly number[];
  readonly isThrown?: boolean;
}

/** The dice of the attack as they lie after the deed. */
function diceAct(telling: Telling, shown: Shown): readonly Act[] {
  const { after, names, say } = telling;
  const attack = attackOf(telling);
  if (!attack) return [];
  const { pool: changedPool, changed = [], isThrown = false, words, lasts } = shown;
  const shooter = changedPool === 'defense' ? attack.defender : attack.attacker;
  const pools = POOLS.flatMap((pool) =>
    after.dice[pool].length > 0
      ? [poolOf(telling, pool, after.dice[pool], pool === changedPool ? { changed, isThrown } : undefined)]
      : [],
  );
  return [
    {
      ...frameOf(telling, shooter, { words, lasts, focus: fightFocus(attack) }),
      kind: 'dice',
      heading: say('attacks', {
        attacker: names.ship(attack.attacker),
        defender: names.ship(attack.defender),
      }),
      pools,
      marks: fireLine(telling, attack),
      ...(isThrown ? { sound: 'dice' as const } : {}),
    },
  ];
}

function poolOf(
  { say, sayFight }: Pick<Telling, 'say' | 'sayFight'>,
  pool: Pool,
  dice: readonly AnyDie[],
  { changed, isThrown }: { changed: readonly number[]; isThrown: boolean } = { changed: [], isThrown: false },
): ActDice {
  return {
    label: say(pool),
    dice: diceFaces(pool, dice, sayFight),
    changed: changed.map(String),
    isThrown,
  };
}

export function rolledActs(
  telling: Telling,
  { kind, faces }: Event<'attackDiceRolled' | 'defenseDiceRolled'>,
): readonly Act[] {
  const { names, say } = telling;
  const attack = attackOf(telling);
  if (!attack) return [];
  const pool = kind === 'attackDiceRolled' ? 'attack' : 'defense';
  const ship = names.ship(pool === 'attack' ? attack.attacker : attack.defender);
  const words = say(pool === 'attack' ? 'rollsAttack' : 'rollsDefense', { ship, count: faces.length });
  return diceAct(telling, { words, lasts: 1400, pool, changed: faces.map((_, die) => die), isThrown: true });
}

type DiceChange = Event<'dieRerolled' | 'dieChanged' | 'dieAdded' | 'dieCancelled'>;

/** One modification: a token or a card that throws, turns, adds or cancels dice. */
export function modifiedActs(telling: Telling, changes: readonly DiceChange[]): readonly Act[] {
  const { say, course } = telling;
  const [{ kind, pool, source }] = changes as readonly [DiceChange, ...DiceChange[]];
  const added = course.dice[pool].length;
  const changed = changes.map((change, place) => (change.kind === 'dieAdded' ? added + place : change.die));
  const values = { source: sourceName(telling, source), count: changes.length };
  const isThrown = kind === 'dieRerolled';
  const words = say(kind, values);
  return diceAct(telling, { words, lasts: isThrown ? 1300 : 1000, pool, changed, isThrown });
}

function sourceName({ names, say, sayFight }: Telling, source: string): string {
  switch (source) {
    case 'focus':
      return sayFight('spendFocus');
    case 'evade':
      return sayFight('spendEvade');
    case 'targetLock':
      return sayFight('spendLock');
    case 'damageDeck':
      return say('byDeck');
    default:
      return names.card(source) ?? say('byCard');
  }
}

export function comparedActs(telling: Telling, event: Event<'resultsCompared'>): readonly Act[] {
  return diceAct(telling, { words: telling.tell(event) ?? '', lasts: 1200 });
}

/** Dice thrown outside an attack, as for an asteroid. */
export function rolledForActs(telling: Telling, event: Event<'rolledFor'>): readonly Act[] {
  const { ship, pool, faces, source } = event;
  const words = telling.tell(event);
  if (words === undefined || faces.length === 0) return [];
  const { names } = telling;
  const dice = poolOf(telling, pool, faces.map(rolled), {
    changed: faces.map((_, die) => die),
    isThrown: true,
  });
  return [
    {
      ...frameOf(telling, ship, { words, lasts: 1500 }),
      kind: 'dice',
      heading: [names.ship(ship), names.card(source)].filter(Boolean).join(' · '),
      pools: [dice],
      sound: 'dice',
    },
  ];
}
