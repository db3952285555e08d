import type { CardKey, DamageInPlay, Ship, ShipId, Table, XwingState } from '../model/index.ts';
import { isInPrimaryArc } from './arcs.ts';
import { areFriendly, areTouching, isInPlay, shipOf, shipsInPlay } from './in-play.ts';
import { rangeBetween } from './range.ts';
import { pilotSkill } from './values.ts';

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

  areTouching(one: ShipId, other: ShipId): boolean {
    return areTouching(this.state, one, other);
  }

  pilotSkill(id: ShipId): number {
    return pilotSkill(this, this.ship(id));
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
