import { isUsed } from '@sortie/cards';
import type { RulesTable } from '../abilities/cards-in-play.ts';
import { cardsOn } from '../abilities/cards-in-play.ts';
import { rulesOfCard } from '../abilities/registry.ts';
import type { ActionIcon, Difficulty, Maneuver, UpgradeId } from '../catalogue/index.ts';
import type {
  Attack,
  AttackGrant,
  BombCard,
  BombPlacing,
  BombToken,
  CardKey,
  DamageInPlay,
  DropWay,
  Guides,
  Obstacle,
  ObstacleId,
  Phase,
  Question,
  Ship,
  ShipId,
  TableTop,
  XwingWindows,
} from '../model/index.ts';
import { isInAuxiliaryArc, isInBullseye, isInMobileArc, isInPrimaryArc } from './arcs.ts';
import { wouldMoreEvadesCancel } from './cancelling.ts';
import type { PlacedShip } from './in-play.ts';
import { areFriendly, areTouching, dockedTo, isInPlay, shipOf, shipsInPlay, typeOf } from './in-play.ts';
import { launchesOf } from './launch-places.ts';
import { holdersOf } from './lent-tokens.ts';
import { hasLocked } from './locks.ts';
import { isOnObstacle } from './obstacles.ts';
import { rangeBetween } from './range.ts';
import { replacementsFor } from './replacements.ts';
import { rerollsLeft } from './rerolls-left.ts';
import { lockableFrom } from './target-lock.ts';
import {
  isAcrossBomb,
  obstaclesInArc,
  obstaclesWithin,
  rangeToBomb,
  rangeToObstacle,
} from './things-around.ts';
import {
  actionBar,
  agilityValue,
  damageCount,
  difficultyNow,
  hullValue,
  pilotSkill,
  primaryWeaponValue,
  shieldValue,
} from './values.ts';

/** The questions of the rules, over whatever has the table's top; the top itself stays out of reach. */
export class TableOverTop implements RulesTable {
  readonly cards: RulesTable['cards'];

  constructor(
    private readonly top: TableTop,
    private readonly attack: () => Attack | undefined,
    private readonly paying: () => AttackGrant | undefined = () => undefined,
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

  get shipsLeft(): readonly Ship[] {
    return this.top.ships.filter(({ gone }) => gone === null);
  }

  isInPlay(id: ShipId): boolean {
    return isInPlay(this.ship(id));
  }

  range(one: ShipId, other: ShipId): number {
    return rangeBetween(this.ship(one), this.ship(other));
  }

  isInArc(of: ShipId, other: ShipId): boolean {
    return this.isSeen(of, other, isInPrimaryArc);
  }

  isInAnyArc(of: ShipId, other: ShipId): boolean {
    return this.isInArc(of, other) || this.isInAuxiliaryArc(of, other) || this.isInMobileArc(of, other);
  }

  isInAuxiliaryArc(of: ShipId, other: ShipId): boolean {
    return this.isSeen(of, other, isInAuxiliaryArc);
  }

  isInMobileArc(of: ShipId, other: ShipId): boolean {
    return this.isSeen(of, other, isInMobileArc);
  }

  isInBullseye(of: ShipId, other: ShipId): boolean {
    return this.isSeen(of, other, isInBullseye);
  }

  private isSeen(
    of: ShipId,
    other: ShipId,
    sees: (ship: PlacedShip, target: PlacedShip) => boolean,
  ): boolean {
    const [ship, target] = [this.ship(of), this.ship(other)];
    return isInPlay(ship) && isInPlay(target) && sees(ship, target);
  }

  areTouching(one: ShipId, other: ShipId): boolean {
    return areTouching(this.top, one, other);
  }

  rangeToBomb(id: ShipId, bomb: Pick<BombToken, 'pose'>): number {
    return rangeToBomb(this.top, this.ship(id), bomb);
  }

  rangeToObstacle(id: ShipId, obstacle: ObstacleId): number {
    return rangeToObstacle(this.top, this.ship(id), obstacle);
  }

  obstaclesInArc(of: ShipId): readonly ObstacleId[] {
    return obstaclesInArc(this.top, this.ship(of));
  }

  isOnObstacle(id: ShipId): boolean {
    const ship = this.ship(id);
    return isInPlay(ship) && isOnObstacle(this.top, ship);
  }

  obstaclesWithin(id: ShipId, range: number): readonly Obstacle[] {
    return obstaclesWithin(this.top, this.ship(id), range);
  }

  isNearBomb(id: ShipId): boolean {
    return this.top.bombs.some((bomb) => this.rangeToBomb(id, bomb) === 1);
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

  hullValue(id: ShipId): number {
    return hullValue(this.ship(id));
  }

  agilityValue(id: ShipId): number {
    return agilityValue(this, this.ship(id));
  }

  primaryWeaponValue(id: ShipId): number {
    return primaryWeaponValue(this, this.ship(id));
  }

  damageCount(id: ShipId): number {
    return damageCount(this, this.ship(id));
  }

  actionBar(id: ShipId): readonly ActionIcon[] {
    return actionBar(this.ship(id));
  }

  lockable(id: ShipId): readonly Ship[] {
    return lockableFrom(this.top, this.ship(id), this.cards);
  }

  mayReroll(attack: Attack): boolean {
    return !this.cards.forbids({ kind: 'reroll', ship: this.ship(attack.attacker), attack });
  }

  maySpendFocus(attack: Attack, role: 'attacker' | 'defender'): boolean {
    return !this.cards.forbids({ kind: 'spendFocus', ship: this.ship(attack[role]), attack });
  }

  focusHolders(id: ShipId): readonly ShipId[] {
    return holdersOf(this, this.ship(id), 'focus').filter((each) => this.ship(each).tokens.focus > 0);
  }

  lockHolders(id: ShipId, target: ShipId): readonly ShipId[] {
    return holdersOf(this, this.ship(id), 'targetLock').filter((each) => hasLocked(this.ship(each), target));
  }

  rerollsLeft(attack: Attack): number {
    return rerollsLeft(this.cards, attack);
  }

  get phase(): Phase {
    return this.top.phase;
  }

  get round(): number {
    return this.top.round;
  }

  isForbidden(question: Question): boolean {
    return this.cards.forbids(question);
  }

  isPermitted(question: Question): boolean {
    return this.cards.permits(question);
  }

  mayForbid(kind: Question['kind']): boolean {
    return this.cards.mayAnswer('forbids', kind);
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

  get attackNow(): Attack | undefined {
    return this.attack();
  }

  targetNow(attacker: ShipId): ShipId | undefined {
    const paying = this.paying();
    if (paying) return paying.ship === attacker ? paying.declared : undefined;
    const attack = this.attack();
    return attack?.attacker === attacker ? attack.defender : undefined;
  }

  isMeasuredAcrossBomb({ line }: Attack, of: ShipId): boolean {
    return isAcrossBomb(this.top, line, this.ship(of).side);
  }

  bombsOf(id: ShipId): readonly BombCard[] {
    return this.ship(id).upgrades.flatMap(({ key, card, faceup }): BombCard[] => {
      const bomb = faceup ? rulesOfCard(card)?.bomb : undefined;
      return bomb ? [{ key, card, drop: bomb.drop, ...(bomb.keeps ? { keeps: true } : {}) }] : [];
    });
  }

  dockedTo(carrier: ShipId): Ship | undefined {
    return dockedTo(this.top, carrier);
  }

  launches(carrier: ShipId, leaver: Pick<Ship, 'id' | 'type'>, from: Guides): readonly Maneuver[] {
    const ship = this.ship(carrier);
    return isInPlay(ship) ? launchesOf(this.top, ship, leaver, from) : [];
  }

  dropWays(id: ShipId, bomb: BombPlacing): readonly DropWay[] {
    const further = this.cards.ownWith(id, 'dropWays').flatMap(({ rules }) => rules.dropWays!(bomb));
    return ['straight1', ...further];
  }

  replacementsFor(id: ShipId, key: CardKey): readonly UpgradeId[] {
    return replacementsFor(this.top, this.ship(id), key);
  }

  damage(id: ShipId, key: CardKey): DamageInPlay | undefined {
    return this.ship(id).damage.find((each) => each.key === key);
  }
}
