import type { Point } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { WeaponRules } from '../abilities/card-rules.ts';
import { isAnswered, isForbidden, isPermitted } from '../abilities/questions.ts';
import { upgrade } from '../catalogue/index.ts';
import type { AttackGrant, CardKey, Payment, Ship, ShipId, Weapon, XwingState } from '../model/index.ts';
import { auxiliaryArc, hasTurretPrimary, isInPrimaryArc, primaryArc } from './arcs.ts';
import { attackLine } from './attack-line.ts';
import type { PlacedShip } from './in-play.ts';
import { areEnemies, isCloaked, isInPlay, shipOf, shipsInPlay } from './in-play.ts';
import { countAsTouching } from './move-ship.ts';
import { isOnAsteroid } from './obstacles.ts';
import { rangeBetween } from './range.ts';
import { hasLockOn } from './target-lock.ts';
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
}

/** Why the ship cannot attack at all. */
export function whyNoAttack(state: XwingState, ship: Ship): string | undefined {
  if (!isInPlay(ship)) return 'xw.destroy.immediate';
  if (isCloaked(ship)) return 'xw.cloak.no-attack';
  if (ship.lasting.some(({ effect }) => effect.kind === 'cannotAttack')) {
    return 'xw.timing.precedence.cannot-is-absolute';
  }
  if (isOnAsteroid(state, ship)) return 'xw.obstacle.asteroid.no-attack';
  return isForbidden(state, { kind: 'attack', ship }) ? 'xw.timing.precedence.cannot-is-absolute' : undefined;
}

/** Why this ship cannot be the target, whatever the weapon. */
function whyNotTarget(state: XwingState, ship: PlacedShip, target: PlacedShip): string | undefined {
  if (!areEnemies(ship, target)) return 'xw.attack.declare.enemy-only';
  if (countAsTouching(state, ship.id, target.id)) {
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
  /** The attack is repeated, its cost paid before. */
  readonly paid: boolean;
}

/** The shots at one target with one weapon: several where equal lines differ in obstruction, or costs in kind. */
function aim(state: XwingState, aimed: Aim): readonly Shot[] | string {
  const { ship, target, weapon } = aimed;
  const general = whyNotTarget(state, ship, target);
  if (general) return general;
  const facts = weapon === 'primary' ? primaryFacts(ship) : secondaryFacts(state, aimed, weapon);
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
  for (const spend of facts.payments) {
    const shotAlong = (ends: Shot['line'], isObstructed: boolean): Shot => {
      return { weapon, target: target.id, range, obstructed: isObstructed, line: ends, inArc, spend };
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
  readonly payments: readonly (Payment | null)[];
}

/** Primary arc and auxiliary arc, or all round for a turret. xw.attack.declare.primary-requirements, xw.turret.definition */
function primaryFacts(ship: PlacedShip): WeaponFacts {
  const reach = { from: 1, to: 3, payments: [null] };
  if (hasTurretPrimary(ship)) return { arcs: 'all', ...reach };
  const auxiliary = auxiliaryArc(ship);
  return { arcs: auxiliary ? [primaryArc(ship), auxiliary] : [primaryArc(ship)], ...reach };
}

/** xw.secondary.requirements, xw.arc.auxiliary.no-secondary, xw.turret.secondary-needs-arc */
function secondaryFacts(state: XwingState, aimed: Aim, key: CardKey): WeaponFacts | string {
  const { ship, paid } = aimed;
  const { card } = ship.upgrades.find((each) => each.key === key)!;
  const rules = weaponRulesOf(ship, key);
  const payments = paid ? [null] : paymentsFor(state, aimed, rules);
  if (typeof payments === 'string') return payments;
  const [from, to] = upgrade(card).weapon!.range;
  return { arcs: rules.turret ? 'all' : [primaryArc(ship)], from, to, payments };
}

/** What meets the header, and so what its cost may take. xw.secondary.header.target-lock, xw.secondary.header.focus */
function paymentsFor(
  state: XwingState,
  { ship, target }: Aim,
  rules: WeaponRules,
): readonly (Payment | null)[] | string {
  const { requires } = rules;
  if (requires === undefined) return [null];
  const byLock = requires === 'targetLock' && hasLockOn(state, ship.id, target.id);
  const byFocus =
    ship.tokens.focus > 0 && (requires === 'focus' || isPermitted(state, { kind: 'focusAsLock', ship }));
  if (!byLock && !byFocus) {
    return requires === 'targetLock' ? 'xw.secondary.header.target-lock' : 'xw.secondary.header.focus';
  }
  if (!rules.spends) return [null];
  return [...(byLock ? (['targetLock'] as const) : []), ...(byFocus ? (['focus'] as const) : [])];
}

/** Every legal declaration of a granted attack. Arc and range are checked freely beforehand. xw.attack.declare.premeasure */
export function shotsOf(state: XwingState, grant: AttackGrant): Shot[] {
  const ship = shipOf(state, grant.ship);
  if (!isInPlay(ship) || whyNoAttack(state, ship) !== undefined) return [];
  const weapons = weaponsOf(ship, grant).filter((weapon) => mayUse(grant, weapon));
  const paid = grant.paid ?? false;
  const others = shipsInPlay(state).filter(
    (other) => grant.target === undefined || grant.target === other.id,
  );
  const shots: Shot[] = [];
  for (const weapon of weapons) {
    for (const target of others) {
      const found = aim(state, { ship, target, weapon, paid });
      if (typeof found !== 'string') shots.push(...found);
    }
  }
  if (!isAnswered(state, 'forbids', 'target')) return shots;
  return shots.filter(({ weapon, target }) => {
    const reachable = shots.filter((each) => each.weapon === weapon).map((each) => each.target);
    const aimed = shipOf(state, target);
    return !isForbidden(state, { kind: 'target', attacker: ship, target: aimed, weapon, reachable });
  });
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
  const found = aim(state, { ship, target: aimed, weapon, paid: grant.paid ?? false });
  return typeof found === 'string' ? [] : found;
}

function mayUse(grant: AttackGrant, weapon: Weapon): boolean {
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
  const found = aim(state, { ship, target: aimed, weapon: used, paid: grant.paid ?? false });
  if (typeof found === 'string') return refused(found, { ship: ship.id, target: aimed.id });
  return refused('xw.timing.precedence.cannot-is-absolute', { ship: ship.id, target: aimed.id });
}
