import type { Attack, ObjectiveToken, Ship, Squadron, Unit, UnitId } from '../../model/index.ts';

/** What the defender was dealt before the damage of the dice. */
export interface Dealt {
  /** Points of damage suffered. */
  readonly points: number;
  readonly facedown: number;
  readonly faceup: number;
  /** Cards of the defender that were facedown and were turned. */
  readonly turned: number;
}

/** A moment of an attack that is thought through: where it stands, its dice, and what both units have. */
export interface Moment {
  /** The place in the steps of the attack. */
  readonly step: number;
  /** Which side speaks in the window of this step: first or second. */
  readonly turn: number;
  /** What this side has used in this window. */
  readonly used: readonly string[];
  readonly attack: Attack;
  readonly ships: readonly Ship[];
  readonly squadrons: readonly Squadron[];
  readonly objectiveTokens: readonly ObjectiveToken[];
  /** Tells apart tables on which other cards are in play. */
  readonly serial: number;
  readonly dealt: Dealt;
}

export function unitIn({ ships, squadrons }: Pick<Moment, 'ships' | 'squadrons'>, id: UnitId): Unit {
  return ships.find((ship) => ship.id === id) ?? squadrons.find((squadron) => squadron.id === id)!;
}

export function shipIn({ ships }: Pick<Moment, 'ships'>, id: UnitId): Ship | undefined {
  return ships.find((ship) => ship.id === id);
}

export function withShip(moment: Moment, id: UnitId, change: Partial<Ship>): Moment {
  return { ...moment, ships: moment.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)) };
}

/** Something that ships and squadrons both have. */
export function withUnit(
  moment: Moment,
  id: UnitId,
  change: Partial<Pick<Unit, 'defenseTokens' | 'uses'>>,
): Moment {
  if (shipIn(moment, id)) return withShip(moment, id, change);
  const squadrons = moment.squadrons.map((each) => (each.id === id ? { ...each, ...change } : each));
  return { ...moment, squadrons };
}

export function withAttack(moment: Moment, change: Partial<Attack>): Moment {
  return { ...moment, attack: { ...moment.attack, ...change } };
}

const keys = { attacker: new WeakMap<Unit, string>(), defender: new WeakMap<Unit, string>() };

/** What may change on a unit in the middle of an attack; of the attacker's shields only how many are left. */
function unitKey(unit: Unit, role: keyof typeof keys): string {
  let key = keys[role].get(unit);
  if (key === undefined) {
    const tokens = unit.defenseTokens.map(({ state }) => state[0]).join('');
    key = `${tokens} ${unit.uses.length}`;
    if (unit.kind === 'ship') {
      const { revealedDial, commandTokens, resolved, upgrades } = unit;
      const counts = Object.values(unit.shields);
      const shields = role === 'defender' ? counts.join('') : counts.reduce((sum, count) => sum + count, 0);
      const cards = upgrades.map(({ faceup, exhausted }) => (faceup ? (exhausted ? 1 : 0) : 2)).join('');
      key += ` ${revealedDial} ${commandTokens.join()} ${resolved.length} ${shields} ${cards}`;
    }
    keys[role].set(unit, key);
  }
  return key;
}

/** By code units, the same on every machine. */
function sorted(words: readonly (string | number)[]): readonly string[] {
  return words.map(String).toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
}

/** What units beside those of the attack have used since then: a card of theirs may have spoken. */
function othersKey({ ships, squadrons, attack }: Moment, start: Moment): string {
  let key = '';
  for (const [place, unit] of [...ships, ...squadrons].entries()) {
    if (unit.id === attack.attacker || unit.id === attack.defender) continue;
    const before = place < ships.length ? start.ships[place] : start.squadrons[place - ships.length];
    if (unit !== before) key += `${unit.id}:${unitKey(unit, 'defender')} `;
  }
  return key;
}

/** Moments with the same key have the same odds, whatever their dice. */
export function keyOf(moment: Moment, start: Moment): string {
  const { step, turn, used, attack, dealt, objectiveTokens } = moment;
  const { gathered, locked, marked, spent, redirectTo, braced, critical, faceupLeft } = attack;
  const uses = used.length > 1 ? sorted(used).join() : (used[0] ?? '');
  const tokens = `${sorted(locked).join('')}/${sorted(marked).join('')}/${sorted(spent).join('')}`;
  const pool = `${gathered.red}${gathered.blue}${gathered.black}`;
  const damage = `${redirectTo.join('')}${braced}${critical}${faceupLeft} ${dealt.points} ${dealt.facedown} ${dealt.faceup} ${dealt.turned}`;
  const own = unitKey(unitIn(moment, attack.attacker), 'attacker');
  const other = unitKey(unitIn(moment, attack.defender), 'defender');
  const rest = `${objectiveTokens.length} ${othersKey(moment, start)}`;
  return `${step}.${turn} ${uses} ${pool} ${tokens} ${damage} ${own}/${other} ${rest}`;
}
