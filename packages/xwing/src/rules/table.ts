import { isBanned } from '../abilities/bans.ts';
import type { ActionIcon, Difficulty, Maneuver } from '../catalogue/index.ts';
import type { Attack, CardKey, DamageInPlay, Ship, ShipId, Table, XwingState } from '../model/index.ts';
import { isInAuxiliaryArc, isInPrimaryArc } from './arcs.ts';
import { areFriendly, areTouching, isInPlay, shipOf, shipsInPlay, typeOf } from './in-play.ts';
import { isOnObstacle } from './obstacles.ts';
import { rangeBetween } from './range.ts';
import { lockableFrom } from './target-lock.ts';
import { actionBar, difficultyNow, pilotSkill, shieldValue } from './values.ts';

class StateTable implements Table {
  constructor(readonly state: XwingState) {}

  ship(id: ShipId): Ship {
    return shipOf(this.state, id);
  }

  get ships(): readonly Ship[] {
    return shipsInPlay(this.state);
  }

  areFriendly(one: ShipId, other: ShipId): boolean {
    return areFriendly(this.ship(one), this.ship(other));
  }

  friendsOf(id: ShipId): Ship[] {
    const self = this.ship(id);
    return shipsInPlay(this.state).filter((ship) => areFriendly(self, ship));
  }

  enemiesOf(id: ShipId): Ship[] {
    const self = this.ship(id);
    return shipsInPlay(this.state).filter((ship) => !areFriendly(self, ship));
  }

  isInPlay(id: ShipId): boolean {
    return isInPlay(this.ship(id));
  }

  range(one: ShipId, other: ShipId): number {
    return rangeBetween(this.ship(one), this.ship(other));
  }

  isInArc(of: ShipId, other: ShipId): boolean {
    const [ship, target] = [this.ship(of), this.ship(other)];
    return isInPlay(ship) && isInPlay(target) && isInPrimaryArc(ship, target);
  }

  isInAnyArc(of: ShipId, other: ShipId): boolean {
    const [ship, target] = [this.ship(of), this.ship(other)];
    if (!isInPlay(ship) || !isInPlay(target)) return false;
    return isInPrimaryArc(ship, target) || isInAuxiliaryArc(ship, target);
  }

  areTouching(one: ShipId, other: ShipId): boolean {
    return areTouching(this.state, one, other);
  }

  isOnObstacle(id: ShipId): boolean {
    const ship = this.ship(id);
    return isInPlay(ship) && isOnObstacle(this.state, ship);
  }

  pilotSkill(id: ShipId): number {
    return pilotSkill(this, this.ship(id));
  }

  dial(id: ShipId): readonly Maneuver[] {
    return typeOf(this.ship(id)).dial;
  }

  difficulty(id: ShipId, maneuver: Maneuver): Difficulty {
    return difficultyNow(this, this.ship(id), maneuver);
  }

  shieldValue(id: ShipId): number {
    return shieldValue(this.ship(id));
  }

  actionBar(id: ShipId): readonly ActionIcon[] {
    return actionBar(this.ship(id));
  }

  lockable(id: ShipId): readonly Ship[] {
    return lockableFrom(this.state, this.ship(id));
  }

  mayReroll(attack: Attack): boolean {
    return !isBanned(this, { kind: 'reroll', ship: this.ship(attack.attacker), attack });
  }

  maySpendFocus(attack: Attack, role: 'attacker' | 'defender'): boolean {
    return !isBanned(this, { kind: 'spendFocus', ship: this.ship(attack[role]), attack });
  }

  get round(): number {
    return this.state.round;
  }

  hasUsedThisRound(id: ShipId, use: string): boolean {
    return this.ship(id).usedThisRound.includes(use);
  }

  damage(id: ShipId, key: CardKey): DamageInPlay | undefined {
    return this.ship(id).damage.find((each) => each.key === key);
  }
}

const tables = new WeakMap<XwingState, Table>();

export function tableOf(state: XwingState): Table {
  let table = tables.get(state);
  if (!table) {
    table = new StateTable(state);
    tables.set(state, table);
  }
  return table;
}
