import { distanceSquared } from '@sortie/geometry';
import type { SeatId } from '@sortie/kernel';
import { otherSide } from '@sortie/kernel';
import { cardsOn } from '../abilities/cards-in-play.ts';
import type { RulesTable } from '../abilities/rules-table.ts';
import type { Command, DicePool, DieColour, HullZone, Keyword, ObstacleId } from '../catalogue/index.ts';
import { adjacentZones, distanceOfGap, objectiveToken, obstacleShape } from '../measuring/index.ts';
import type {
  ArmadaState,
  ArmadaWindows,
  Attack,
  CardKey,
  DamageInPlay,
  Maneuvering,
  ObjectiveTokenId,
  Question,
  Ship,
  ShipActivation,
  Squadron,
  SquadronActivation,
  TableTop,
  Underway,
  Unit,
  UnitId,
  UpgradeInPlay,
} from '../model/index.ts';
import { mayResolveCritical } from './criticals.ts';
import { distanceOf, FAR, hasKeyword, shapeOfUnit } from './distances.ts';
import { engagedWith } from './engagement.ts';
import {
  areFriendly,
  isInPlay,
  isShipId,
  isSquadronActivated,
  shipOf,
  shipsInPlay,
  speakerOf,
  squadronOf,
  squadronsInPlay,
  unitOf,
} from './in-play.ts';
import { isPlaced } from './places.ts';
import { maxSpeed } from './speed.ts';
import { NOTHING_UNDERWAY, underwayIn } from './underway.ts';
import {
  armamentOf,
  commandValue,
  engineeringValue,
  hullValue,
  maxShields,
  squadronValue,
  yawsOf,
} from './values.ts';

/** The questions of the rules, over whatever has the table's top; the top itself stays out of reach. */
class TableOverTop implements RulesTable {
  readonly cards: RulesTable['cards'];

  constructor(
    private readonly top: TableTop,
    private readonly underway: Underway,
  ) {
    this.cards = cardsOn(top, this, underway);
  }

  get round(): number {
    return this.top.round;
  }

  get ships(): readonly Ship[] {
    return shipsInPlay(this.top);
  }

  get squadrons(): readonly Squadron[] {
    return squadronsInPlay(this.top);
  }

  get obstacles() {
    return this.top.obstacles;
  }

  get objective() {
    return this.top.objective;
  }

  get objectiveTokens() {
    return this.top.objectiveTokens;
  }

  get attack(): Attack | undefined {
    return this.underway.attack;
  }

  get shipActivation(): ShipActivation | undefined {
    return this.underway.shipActivation;
  }

  get squadronActivation(): SquadronActivation | undefined {
    return this.underway.squadronActivation;
  }

  get maneuver(): Maneuvering | undefined {
    return this.underway.maneuver;
  }

  unit(id: UnitId): Unit {
    return unitOf(this.top, id);
  }

  ship(id: UnitId): Ship {
    return shipOf(this.top, id);
  }

  squadron(id: UnitId): Squadron {
    return squadronOf(this.top, id);
  }

  isShip(id: UnitId): boolean {
    return isShipId(this.top, id);
  }

  isInPlay(id: UnitId): boolean {
    return isInPlay(this.unit(id));
  }

  areFriendly(one: UnitId, other: UnitId): boolean {
    return areFriendly(this.unit(one), this.unit(other));
  }

  opponentOf(id: UnitId): SeatId {
    return speakerOf(this.top, otherSide(this.unit(id).side));
  }

  isFirstPlayers(id: UnitId): boolean {
    return this.unit(id).side === this.top.initiative;
  }

  friendlyShips(id: UnitId): readonly Ship[] {
    const unit = this.unit(id);
    return this.ships.filter((ship) => areFriendly(ship, unit));
  }

  friendlySquadrons(id: UnitId): readonly Squadron[] {
    const unit = this.unit(id);
    return this.squadrons.filter((squadron) => areFriendly(squadron, unit));
  }

  enemyShips(id: UnitId): readonly Ship[] {
    const unit = this.unit(id);
    return this.ships.filter((ship) => !areFriendly(ship, unit));
  }

  enemySquadrons(id: UnitId): readonly Squadron[] {
    const unit = this.unit(id);
    return this.squadrons.filter((squadron) => !areFriendly(squadron, unit));
  }

  distance(one: UnitId, other: UnitId): number {
    // ar.range.measure.self-close-distance-one
    if (one === other) return 1;
    return distanceOf(this.unit(one), this.unit(other));
  }

  distanceToToken(unit: UnitId, token: ObjectiveTokenId): number {
    const found = this.top.objectiveTokens.find(({ id }) => id === token);
    const base = shapeOfUnit(this.unit(unit));
    return found?.at && base ? distanceOfGap(distanceSquared(base, objectiveToken(found.at))) : FAR;
  }

  distanceToObstacle(unit: UnitId, obstacle: ObstacleId): number {
    const found = this.top.obstacles.find(({ id }) => id === obstacle);
    const base = shapeOfUnit(this.unit(unit));
    return found && isPlaced(found) && base
      ? distanceOfGap(distanceSquared(base, obstacleShape(found)))
      : FAR;
  }

  engagedWith(id: UnitId): readonly Squadron[] {
    return this.isShip(id) ? [] : engagedWith(this.top, this, this.squadron(id));
  }

  hasKeyword(id: UnitId, keyword: Keyword['kind']): boolean {
    return !this.isShip(id) && hasKeyword(this.squadron(id), keyword);
  }

  isActivated(id: UnitId): boolean {
    const unit = this.unit(id);
    return unit.kind === 'ship' ? unit.activated : isSquadronActivated(this.top, unit);
  }

  hullValue(ship: UnitId): number {
    return hullValue(this, this.ship(ship));
  }

  commandValue(ship: UnitId): number {
    return commandValue(this.ship(ship));
  }

  squadronValue(ship: UnitId): number {
    return squadronValue(this, this.ship(ship));
  }

  engineeringValue(ship: UnitId): number {
    return engineeringValue(this, this.ship(ship));
  }

  yaw(ship: UnitId, speed: number): readonly number[] {
    return yawsOf(this, this.ship(ship), speed);
  }

  maxSpeed(ship: UnitId): number {
    return maxSpeed(this.ship(ship));
  }

  maxShields(ship: UnitId, zone: HullZone): number {
    return maxShields(this.ship(ship), zone);
  }

  adjacentZones(zone: HullZone): readonly HullZone[] {
    return adjacentZones(zone);
  }

  armament({ attacker, zone, defender }: Pick<Attack, 'attacker' | 'zone' | 'defender'>): DicePool {
    return armamentOf(this, { attacker: this.unit(attacker), zone, defender: this.unit(defender) });
  }

  hasResolved(ship: UnitId, command: Command): boolean {
    return this.ship(ship).resolved.includes(command);
  }

  upgrade(ship: UnitId, key: CardKey): UpgradeInPlay | undefined {
    return this.ship(ship).upgrades.find((each) => each.key === key);
  }

  damage(ship: UnitId, key: CardKey): DamageInPlay | undefined {
    return this.ship(ship).damage.find((each) => each.key === key);
  }

  isActivatedBy(squadron: UnitId, ship: UnitId): boolean {
    const activation = this.squadronActivation;
    return activation?.squadron === squadron && activation.by === ship;
  }

  isForbidden(question: Question): boolean {
    return this.cards.forbids(question);
  }

  isPermitted(question: Question): boolean {
    return this.cards.permits(question);
  }

  isHeard(window: keyof ArmadaWindows): boolean {
    return this.cards.index.hearing(window).size > 0;
  }

  mayResolveCritical(attack: Attack, colour: DieColour | null): boolean {
    return mayResolveCritical(this, attack, colour);
  }
}

/** A table over something that whoever made it lays out anew. */
export function tableLaid(top: TableTop, underway: Underway): RulesTable {
  return new TableOverTop(top, underway);
}

/** A table over something that does not change, such as a player's view. */
export function tableOver(top: TableTop, underway: Partial<Underway> = {}): RulesTable {
  return new TableOverTop(top, { ...NOTHING_UNDERWAY, ...underway });
}

const tables = new WeakMap<ArmadaState, RulesTable>();

export function tableOf(state: ArmadaState): RulesTable {
  let table = tables.get(state);
  if (!table) {
    table = new TableOverTop(state, underwayIn(state));
    tables.set(state, table);
  }
  return table;
}
