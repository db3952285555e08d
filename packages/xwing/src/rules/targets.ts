import type { Arc, Point } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { WeaponRules } from '../abilities/card-rules.ts';
import { isAnswered, isForbidden, isPermitted } from '../abilities/questions.ts';
import type { Slot } from '../catalogue/index.ts';
import { pilot, upgrade } from '../catalogue/index.ts';
import type { AttackGrant, CardKey, Payment, Ship, ShipId, Weapon, XwingState } from '../model/index.ts';
import { arcNamed, auxiliaryArc, hasTurretPrimary, isInPrimaryArc, mobileArc, primaryArc } from './arcs.ts';
import { attackLine } from './attack-line.ts';
import type { PlacedShip } from './in-play.ts';
import { areEnemies, isCloaked, isInPlay, shipOf, shipsInPlay } from './in-play.ts';
import { hasLocked } from './locks.ts';
import { countAsTouching } from './move-ship.ts';
import { isOnAsteroid } from './obstacles.ts';
import { rangeBetween } from './range.ts';
import { tableOf } from './table.ts';
import { weaponRulesOf, weaponsOf } from './weapons.ts';

/** A legal declaration with what was measured. */
export interface Shot {
  readonly weapon: Weapon;
  readonly target: ShipId;
  readonly range: number;
  readonly obstructed: boolean;
  readonly line: readonly [Point, Point];
  readonly inArc: boolean;
  readonly spend: Payment | null;
  /** Another ship's token pays. */
  readonly from?: ShipId;
}

/** Why the ship cannot attack at all. */
export function whyNoAttack(state: XwingState, ship: Ship): string | undefined {
  if (!isInPlay(ship)) return 'xw.destroy.immediate';
  if (isCloaked(ship)) return 'xw.cloak.no-attack';
  if (ship.lasting.some(({ effect }) => effect.kind === 'cannotAttack')) {
    return 'xw.timing.precedence.cannot-is-absolute';
  }
  // xw.later.disabled.no-attack
  if (ship.tokens.weaponsDisabled > 0 && !isAnswered(state, 'permits', 'attackDisabled')) {
    return 'xw.later.disabled.no-attack';
  }
  if (isOnAsteroid(state, ship) && !isPermitted(state, { kind: 'attackOnAsteroid', ship })) {
    return 'xw.obstacle.asteroid.no-attack';
  }
  return isForbidden(state, { kind: 'attack', ship }) ? 'xw.timing.precedence.cannot-is-absolute' : undefined;
}

/** Why this ship cannot be the target, whatever the weapon. */
function whyNotTarget(state: XwingState, ship: PlacedShip, target: PlacedShip): string | undefined {
  if (ship.id === target.id) return 'xw.attack.declare.enemy-only';
  if (!areEnemies(ship, target) && !isPermitted(state, { kind: 'attackFriendly', ship, target })) {
    return 'xw.attack.declare.enemy-only';
  }
  if (
    countAsTouching(state, ship.id, target.id) &&
    !isPermitted(state, { kind: 'attackTouching', ship, target })
  ) {
    return state.options.variant === 'core2012'
      ? 'xw.overlap.touching.core2012-contact'
      : 'xw.overlap.touching.no-attack';
  }
  return undefined;
}

interface Aim {
  readonly ship: PlacedShip;
  readonly target: PlacedShip;
  readonly weapon: Weapon;
}

/** The shots at one target with one weapon: several where equal lines differ in obstruction, or costs in kind. */
function aim(state: XwingState, aimed: Aim): readonly Shot[] | string {
  const { ship, target, weapon } = aimed;
  const general = whyNotTarget(state, ship, target);
  if (general) return general;
  // xw.later.disabled.no-attack
  const isDisabled = ship.tokens.weaponsDisabled > 0;
  if (isDisabled && !isPermitted(state, { kind: 'attackDisabled', ship, target, weapon })) {
    return 'xw.later.disabled.no-attack';
  }
  const facts = weapon === 'primary' ? primaryFacts(state, ship) : secondaryFacts(state, aimed, weapon);
  if (typeof facts === 'string') return facts;
  // The nearest point in an arc is never nearer than the base.
  const outOfRange = weapon === 'primary' ? 'xw.attack.declare.out-of-range' : 'xw.range.weapon-range';
  if (rangeBetween(ship, target) > facts.to) return outOfRange;
  const line = attackLine(state, ship, target, facts.arcs);
  if (!line)
    return weapon === 'primary'
      ? 'xw.attack.declare.primary-requirements'
      : 'xw.attack.declare.secondary-requirements';
  if (line.range < facts.from || line.range > facts.to) return outOfRange;
  const inArc = isInPrimaryArc(ship, target);
  const { range, clear, obstructed } = line;
  const shots: Shot[] = [];
  for (const paying of facts.payments) {
    const shotAlong = (ends: Shot['line'], isObstructed: boolean): Shot => {
      return { weapon, target: target.id, range, obstructed: isObstructed, line: ends, inArc, ...paying };
    };
    // xw.obstacle.obstruct.tie-choice
    if (clear) shots.push(shotAlong(clear, false));
    if (obstructed) shots.push(shotAlong(obstructed, true));
  }
  return shots;
}

interface WeaponFacts {
  readonly arcs: Parameters<typeof attackLine>[3];
  readonly from: number;
  readonly to: number;
  readonly payments: readonly Paying[];
}

type Paying = Pick<Shot, 'spend' | 'from'>;

const FREE: Paying = { spend: null };

/** Primary arc and auxiliary arc, or all round for a turret. xw.attack.declare.primary-requirements, xw.turret.definition */
function primaryFacts(state: XwingState, ship: PlacedShip): WeaponFacts {
  const [from, to] = rangeOfWeapon(state, ship, 'primary', [1, 3]);
  const reach = { from, to, payments: [FREE] };
  if (hasTurretPrimary(ship)) return { arcs: 'all', ...reach };
  // xw.later.mobile.primary
  const others = [auxiliaryArc(ship), mobileArc(ship), ...specialArcs(state, ship)].filter(
    (arc) => arc !== undefined,
  );
  return { arcs: [primaryArc(ship), ...others], ...reach };
}

/** Arcs that are printed for other weapons, where a card opens them to the primary one. */
function specialArcs(state: XwingState, ship: PlacedShip): readonly (Arc | undefined)[] {
  if (!isAnswered(state, 'permits', 'firePrimaryFromSpecial')) return [];
  if (!isPermitted(state, { kind: 'firePrimaryFromSpecial', ship })) return [];
  return pilot(ship.pilot).grants.map((grant) =>
    grant.kind === 'arc' ? arcNamed(ship, grant.arc) : undefined,
  );
}

function rangeOfWeapon(
  state: XwingState,
  ship: PlacedShip,
  weapon: Weapon,
  printed: readonly [number, number],
): readonly [number, number] {
  return tableOf(state).cards.replace('weaponRange', { weapon }, ship.id, printed);
}

/** The primary arc, and what cards give the weapon besides. xw.secondary.requirements */
function secondaryArcs(state: XwingState, ship: PlacedShip, key: CardKey, slot: Slot): WeaponFacts['arcs'] {
  if (weaponRulesOf(ship, key).turret || isPermitted(state, { kind: 'fireAllAround', ship, weapon: key })) {
    return 'all';
  }
  const arcs = [primaryArc(ship)];
  const auxiliary = auxiliaryArc(ship);
  if (auxiliary && isPermitted(state, { kind: 'fireFromAuxiliary', ship, weapon: key })) arcs.push(auxiliary);
  for (const grant of pilot(ship.pilot).grants) {
    const arc = grant.kind === 'arc' && grant.slot === slot ? arcNamed(ship, grant.arc) : undefined;
    if (arc) arcs.push(arc);
  }
  return arcs;
}

/** xw.secondary.requirements, xw.arc.auxiliary.no-secondary, xw.turret.secondary-needs-arc */
function secondaryFacts(state: XwingState, aimed: Aim, key: CardKey): WeaponFacts | string {
  const { ship } = aimed;
  const { card } = ship.upgrades.find((each) => each.key === key)!;
  const rules = weaponRulesOf(ship, key);
  const payments = paymentsFor(state, aimed, rules);
  if (typeof payments === 'string') return payments;
  const { slot, weapon } = upgrade(card);
  const [from, to] = rangeOfWeapon(state, ship, key, weapon!.range);
  return { arcs: secondaryArcs(state, ship, key, slot), from, to, payments };
}

/** What meets the header, and so what its cost may take. xw.secondary.header.target-lock, xw.secondary.header.focus */
function paymentsFor(
  state: XwingState,
  { ship, target }: Aim,
  rules: WeaponRules,
): readonly Paying[] | string {
  const { requires } = rules;
  if (requires === undefined) return [FREE];
  const table = tableOf(state);
  const locks =
    requires === 'targetLock'
      ? [...table.lockHolders(ship.id, target.id), ...lentLocks(state, ship, target)]
      : [];
  const mayFocus = requires === 'focus' || isPermitted(state, { kind: 'focusAsLock', ship });
  const focus = mayFocus ? table.focusHolders(ship.id) : [];
  if (locks.length + focus.length === 0) {
    return requires === 'targetLock' ? 'xw.secondary.header.target-lock' : 'xw.secondary.header.focus';
  }
  if (!rules.spends) return [FREE];
  const isFocusKept = isForbidden(state, { kind: 'spendFocus', ship, attack: null });
  const payments = [
    ...payingWith('targetLock', ship.id, [...new Set(locks)]),
    ...(isFocusKept ? [] : payingWith('focus', ship.id, focus)),
  ];
  return payments.length > 0 ? payments : 'xw.timing.precedence.cannot-is-absolute';
}

function payingWith(spend: Payment, own: ShipId, holders: readonly ShipId[]): readonly Paying[] {
  return holders.map((from) => (from === own ? { spend } : { spend, from }));
}

/** Friends whose lock on the target serves the ship's weapons. xw.later.lock.lent */
function lentLocks(state: XwingState, ship: PlacedShip, target: PlacedShip): readonly ShipId[] {
  return tableOf(state)
    .cards.with('lendsLock')
    .map(({ owner }) => shipOf(state, owner))
    .filter(({ side }) => side === ship.side)
    .filter((friend) => hasLocked(friend, target.id) && rangeBetween(friend, ship) <= 2)
    .map(({ id }) => id);
}

/** Every legal declaration of a granted attack. Arc and range are checked freely beforehand. xw.attack.declare.premeasure */
export function shotsOf(state: XwingState, grant: AttackGrant): Shot[] {
  const ship = shipOf(state, grant.ship);
  if (!isInPlay(ship) || whyNoAttack(state, ship) !== undefined) return [];
  const weapons = weaponsOf(ship, grant).filter((weapon) => mayUse(grant, weapon));
  const others = shipsInPlay(state).filter(
    ({ id }) => (grant.target ?? id) === id && !grant.except?.ships?.includes(id),
  );
  const shots: Shot[] = [];
  for (const weapon of weapons) {
    for (const target of others) {
      const found = aim(state, { ship, target, weapon });
      if (typeof found !== 'string' && (grant.from === undefined || !found[0]?.inArc)) shots.push(...found);
    }
  }
  if (!isAnswered(state, 'forbids', 'target')) return shots;
  const allowed =
    (among: readonly Shot[]) =>
    ({ weapon, target }: Shot): boolean => {
      const reachable = among.filter((each) => each.weapon === weapon).map((each) => each.target);
      const aimed = shipOf(state, target);
      return !isForbidden(state, { kind: 'target', attacker: ship, target: aimed, weapon, reachable });
    };
  // What other cards keep the ship from targeting cannot be targeted in place of anybody.
  return shots.filter(allowed(shots.filter(allowed([]))));
}

/** A declaration that was found legal, measured again. */
export function shotsWith(
  state: XwingState,
  grant: AttackGrant,
  weapon: Weapon,
  target: ShipId,
): readonly Shot[] {
  const [ship, aimed] = [shipOf(state, grant.ship), shipOf(state, target)];
  if (!isInPlay(ship) || !isInPlay(aimed)) return [];
  const found = aim(state, { ship, target: aimed, weapon });
  return typeof found === 'string' ? [] : found;
}

function mayUse(grant: AttackGrant, weapon: Weapon): boolean {
  if (grant.except?.weapons?.includes(weapon)) return false;
  if (grant.weapons === 'any') return true;
  return grant.weapons === 'primary' ? weapon === 'primary' : grant.weapons.some((key) => key === weapon);
}

/** Which rule speaks against a declaration that was not offered. */
export function whyNoShot(state: XwingState, grant: AttackGrant, answer: Plain): Refusal | undefined {
  const { weapon, target } = (answer ?? {}) as { readonly weapon?: unknown; readonly target?: unknown };
  const ship = shipOf(state, grant.ship);
  const general = whyNoAttack(state, ship);
  if (general) return refused(general, { ship: ship.id });
  const aimed = state.ships.find((each) => each.id === target);
  const used = weaponsOf(ship, grant).find((each) => each === weapon);
  if (!aimed || !isInPlay(aimed) || !used || !isInPlay(ship)) return undefined;
  const found = aim(state, { ship, target: aimed, weapon: used });
  if (typeof found === 'string') return refused(found, { ship: ship.id, target: aimed.id });
  return refused('xw.timing.precedence.cannot-is-absolute', { ship: ship.id, target: aimed.id });
}
