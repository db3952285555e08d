import type { Attack, AttackDie, DefenseDie, Ship, ShipId } from '../../model/index.ts';

/** A moment of an attack that is thought through: where it stands, its dice, and what both ships hold. */
export interface Moment {
  /** The place in the steps of the attack. */
  readonly step: number;
  /** Which side speaks in the window of this step: first or second. */
  readonly turn: number;
  /** What this side has used in this window. */
  readonly used: readonly string[];
  readonly attack: Attack;
  readonly ships: readonly Ship[];
  /** Tells apart tables on which other cards are in play. */
  readonly serial: number;
  /** What the defender has been made to suffer before the damage of the dice. */
  readonly suffered: { readonly hits: number; readonly crits: number };
}

export function shipIn({ ships }: Pick<Moment, 'ships'>, id: ShipId): Ship {
  return ships.find((ship) => ship.id === id)!;
}

export function withShip(moment: Moment, id: ShipId, change: Partial<Ship>): Moment {
  return {
    ...moment,
    ships: moment.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)),
  };
}

/**
 * Moments with the same key have the same odds: dice count as many as they are, wherever they lie. What the attacker
 * holds is left out where it matters no more.
 */
export function keyOf(moment: Moment, isAttackerIn: boolean): string {
  const { step, turn, used, attack, suffered } = moment;
  const own = isAttackerIn ? attackerKey(moment) : '';
  const dice = `${poolKey(attack.attackDice)}/${poolKey(attack.defenseDice)}`;
  const uses = used.length > 1 ? [...used].sort().join() : (used[0] ?? '');
  const rest = suffered.hits + suffered.crits > 0 ? `${suffered.hits},${suffered.crits}` : '';
  return `${step}.${turn} ${uses} ${dice} ${own}/${shipKey(shipIn(moment, attack.defender))} ${rest}`;
}

/** With the ships that might lend it tokens. */
function attackerKey({ ships, attack }: Moment): string {
  const { side } = ships.find(({ id }) => id === attack.attacker)!;
  const held = ships.map(({ id, side: other, tokens, lock }) =>
    other === side && id !== attack.attacker ? `${tokens.focus}${lock ? 1 : 0}` : '',
  );
  return `${shipKey(shipIn({ ships }, attack.attacker))}+${held.join('')}`;
}

const shipKeys = new WeakMap<Ship, string>();

/** What may change on a ship in the middle of an attack. */
function shipKey(ship: Ship): string {
  let key = shipKeys.get(ship);
  if (key === undefined) {
    const { tokens, lock, lasting, uses, upgrades, damage } = ship;
    const cards = [...upgrades, ...damage].map(({ faceup }) => (faceup ? 1 : 0)).join('');
    key = `${Object.values(tokens).join()} ${lock?.target}${lock?.second ?? ''} ${lasting.length} ${uses.length} ${cards}`;
    shipKeys.set(ship, key);
  }
  return key;
}

const FACES = ['hit', 'crit', 'focus', 'blank', 'evade'];

const poolKeys = new WeakMap<readonly (AttackDie | DefenseDie)[], string>();

function poolKey(pool: readonly (AttackDie | DefenseDie)[]): string {
  let key = poolKeys.get(pool);
  if (key === undefined) {
    key = lettersOf(pool);
    poolKeys.set(pool, key);
  }
  return key;
}

/** One letter for each die, in the order of letters. */
function lettersOf(pool: readonly (AttackDie | DefenseDie)[]): string {
  const letters: string[] = [];
  for (const die of pool) {
    const isFixed = die.timesRerolled > 0 || ('fixed' in die && die.fixed === true);
    const marks =
      (isFixed ? 1 : 0) +
      (die.cancelled ? 2 : 0) +
      (die.added ? 4 : 0) +
      (die.final ? 8 : 0) +
      ('setAside' in die && die.setAside ? 16 : 0);
    letters.push(String.fromCharCode(65 + FACES.indexOf(die.face) * 32 + marks));
  }
  return letters.sort().join('');
}

/** How often the side on turn has used this in the open window. */
export function timesUsed({ used }: Moment, key: string): number {
  return used.filter((each) => each === key).length;
}
