import { isUsed } from '@sortie/cards';
import { innermost } from '@sortie/kernel';
import type { RulesTable } from '../abilities/cards-in-play.ts';
import { cardsOn } from '../abilities/cards-in-play.ts';
import type { ActionIcon, Difficulty, Maneuver } from '../catalogue/index.ts';
import type {
  Attack,
  CardKey,
  DamageInPlay,
  Question,
  Ship,
  ShipId,
  TableTop,
  XwingState,
  XwingWindows,
} from '../model/index.ts';
import { isInAuxiliaryArc, isInPrimaryArc } from './arcs.ts';
import { wouldMoreEvadesCancel } from './cancelling.ts';
import { areFriendly, areTouching, isInPlay, shipOf, shipsInPlay, typeOf } from './in-play.ts';
import { isOnObstacle } from './obstacles.ts';
import { rangeBetween } from './range.ts';
import { lockableFrom } from './target-lock.ts';
import { actionBar, difficultyNow, pilotSkill, shieldValue } from './values.ts';

/** The questions of the rules, over whatever has the table's top; the top itself stays out of reach. */
class TableOverTop implements RulesTable {
  readonly cards: RulesTable['cards'];

  constructor(
    private readonly top: TableTop,
    attack: () => Attack | undefined,
  ) {
    this.cards = cardsOn(top, this, attack);
  }

  ship(id: ShipId): Ship {
    return shipOf(this.top, id);
  }

  get ships(): readonly Ship[] {
    return shipsInPlay(this.top);
  }

  areFriendly(one: ShipId, other: ShipId): boolean {
    return areFriendly(this.ship(one), this.ship(other));
  }

  friendsOf(id: ShipId): Ship[] {
    const self = this.ship(id);
    return shipsInPlay(this.top).filter((ship) => areFriendly(self, ship));
  }

  enemiesOf(id: ShipId): Ship[] {
    const self = this.ship(id);
    return shipsInPlay(this.top).filter((ship) => !areFriendly(self, ship));
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
    return areTouching(this.top, one, other);
  }

  isOnObstacle(id: ShipId): boolean {
    const ship = this.ship(id);
    return isInPlay(ship) && isOnObstacle(this.top, ship);
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
    return lockableFrom(this.top, this.ship(id));
  }

  mayReroll(attack: Attack): boolean {
    return !this.cards.forbids({ kind: 'reroll', ship: this.ship(attack.attacker), attack });
  }

  maySpendFocus(attack: Attack, role: 'attacker' | 'defender'): boolean {
    return !this.cards.forbids({ kind: 'spendFocus', ship: this.ship(attack[role]), attack });
  }

  get round(): number {
    return this.top.round;
  }

  isForbidden(question: Question): boolean {
    return this.cards.forbids(question);
  }

  isHeard(window: keyof XwingWindows): boolean {
    return this.cards.index.hearing(window).size > 0;
  }

  couldEvade(attack: Attack, evades: 'ofDice' | 'added'): boolean {
    // A card that speaks before results are compared may still change the dice.
    if (this.isHeard('compareResults')) return true;
    return wouldMoreEvadesCancel(this.cards, this.top.options.variant, attack, evades);
  }

  isUsedInAttack({ number }: Attack, id: ShipId, key: CardKey): boolean {
    return isUsed(this.ship(id).uses, { key, scope: 'attack', during: number });
  }

  damage(id: ShipId, key: CardKey): DamageInPlay | undefined {
    return this.ship(id).damage.find((each) => each.key === key);
  }
}

/** A table over something that does not change, such as a player's view. */
export function tableOver(top: TableTop, attack: Attack | null): RulesTable {
  return new TableOverTop(top, () => attack ?? undefined);
}

const tables = new WeakMap<XwingState, RulesTable>();

export function tableOf(state: XwingState): RulesTable {
  let table = tables.get(state);
  if (!table) {
    table = new TableOverTop(state, () => innermost<Attack>(state, 'attack'));
    tables.set(state, table);
  }
  return table;
}
