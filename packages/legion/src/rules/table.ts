import type { SeatId, Side } from '@sortie/kernel';
import { otherSide } from '@sortie/kernel';
import type { CardBook } from '../abilities/card-book.ts';
import { cardsOn } from '../abilities/cards-in-play.ts';
import { KeywordsInPlay, sumOfUses } from '../abilities/keywords-in-play.ts';
import { writtenCards } from '../abilities/registry.ts';
import type { RulesTable } from '../abilities/rules-table.ts';
import type { KeywordId, KeywordUse, UnitCard, Weapon } from '../catalogue/index.ts';
import type {
  Activation,
  Attacking,
  AttackPool,
  BattlefieldToken,
  CardKey,
  CoverGrade,
  LegionState,
  LegionWindows,
  Miniature,
  MiniatureId,
  Moving,
  OpenPlayer,
  Phase,
  Question,
  TableTop,
  TokenId,
  Underway,
  Unit,
  UnitId,
  UpgradeInPlay,
} from '../model/index.ts';
import { coverAgainst } from './cover.ts';
import {
  FAR,
  inMeleeWith,
  isEngaged,
  leaderRangeToToken,
  rangeBetween,
  rangeToMiniature,
  rangeToToken,
} from './distances.ts';
import {
  areFriendly,
  enemiesOf,
  friendsOf,
  isDefeated,
  isInPlay,
  miniatureOf,
  miniaturesPlaced,
  speakerOf,
  unitOf,
} from './in-play.ts';
import { isLeaderInZone, leaderTouches, terrainTouched } from './leader-places.ts';
import { poolKeyword, rerollsPerAim } from './pool-values.ts';
import { isAttackedFrom, tokenSees, unitSees } from './sight.ts';
import { findToken } from './token-weapon.ts';
import { NOTHING_UNDERWAY, underwayIn } from './underway.ts';
import { findUpgradeIn } from './upgrade-face.ts';
import { cardOf, courageOf, isSuppressed, isTrooper, isVehicle, maxSpeedOf, woundsOn } from './values.ts';
import { weaponsOfMiniature } from './weapons.ts';

/** The questions of the rules, over whatever has the table's top; the top itself stays out of reach. */
class TableOverTop implements RulesTable {
  readonly cards: RulesTable['cards'];
  private readonly keywords: KeywordsInPlay;

  constructor(
    private readonly top: TableTop,
    private readonly underway: Underway,
    book: CardBook = writtenCards,
  ) {
    this.keywords = new KeywordsInPlay(top, book);
    this.cards = cardsOn(top, this, { underway, keywords: this.keywords, book });
  }

  get round(): number {
    return this.top.round;
  }

  get phase(): Phase {
    return this.top.phase;
  }

  get units(): readonly Unit[] {
    return this.top.units.filter((unit) => !isDefeated(unit));
  }

  get players(): readonly OpenPlayer[] {
    return this.top.players;
  }

  get tokens(): readonly BattlefieldToken[] {
    return this.top.tokens;
  }

  get attack(): Attacking | undefined {
    return this.underway.attack;
  }

  get pool(): AttackPool | undefined {
    return this.underway.pool;
  }

  get activation(): Activation | undefined {
    return this.underway.activation;
  }

  get move(): Moving | undefined {
    return this.underway.move;
  }

  unit(id: UnitId): Unit {
    return unitOf(this.top, id);
  }

  cardOf(id: UnitId): UnitCard {
    return cardOf(this.unit(id));
  }

  miniatures(id: UnitId): readonly Miniature[] {
    return miniaturesPlaced(this.unit(id));
  }

  isInPlay(id: UnitId): boolean {
    return isInPlay(this.unit(id));
  }

  isTrooper(id: UnitId): boolean {
    return isTrooper(this.unit(id));
  }

  isVehicle(id: UnitId): boolean {
    return isVehicle(this.unit(id));
  }

  areFriendly(one: UnitId, other: UnitId): boolean {
    return areFriendly(this.unit(one), this.unit(other));
  }

  friends(id: UnitId): readonly Unit[] {
    return friendsOf(this.top, this.unit(id));
  }

  enemies(id: UnitId): readonly Unit[] {
    return enemiesOf(this.top, this.unit(id));
  }

  opponentOf(id: UnitId): SeatId {
    return speakerOf(this.top, otherSide(this.unit(id).side));
  }

  range(one: UnitId, other: UnitId): number {
    return rangeBetween(this.top, this.unit(one), this.unit(other));
  }

  rangeToToken(unit: UnitId, token: TokenId): number {
    const found = findToken(this.top, token);
    return found ? rangeToToken(this.unit(unit), found) : FAR;
  }

  leaderRangeToToken(unit: UnitId, token: TokenId): number {
    const found = findToken(this.top, token);
    return found ? leaderRangeToToken(this.unit(unit), found) : FAR;
  }

  leaderTouches(unit: UnitId, token: TokenId): boolean {
    return leaderTouches(this.unit(unit), findToken(this.top, token));
  }

  terrainTouched(unit: UnitId): readonly string[] {
    return terrainTouched(this.top, this.unit(unit));
  }

  isLeaderInZone(unit: UnitId, of: Side): boolean {
    return isLeaderInZone(this.top, this.unit(unit), of);
  }

  seesToken(unit: UnitId, token: TokenId): boolean {
    const found = findToken(this.top, token);
    return found !== undefined && tokenSees(this.top, found, this.unit(unit));
  }

  rangeToMiniature(from: UnitId, unit: UnitId, miniature: MiniatureId): number {
    return rangeToMiniature(this.unit(from), this.unit(unit), miniature);
  }

  sees(one: UnitId, other: UnitId): boolean {
    return unitSees(this.top, this.unit(one), this.unit(other));
  }

  inMeleeWith(id: UnitId): readonly Unit[] {
    return inMeleeWith(this.top, this.unit(id));
  }

  isEngaged(id: UnitId): boolean {
    return isEngaged(this.top, this.unit(id));
  }

  hasKeyword(id: UnitId, keyword: KeywordId): boolean {
    return this.keywords.usesOf(id).some((use) => use.id === keyword);
  }

  keywordValue(id: UnitId, keyword: KeywordId): number {
    return sumOfUses(this.keywords.usesOf(id), keyword);
  }

  keywordUses(id: UnitId, keyword: KeywordId): readonly KeywordUse[] {
    return this.keywords.usesOf(id).filter((use) => use.id === keyword);
  }

  courage(id: UnitId): number | null {
    return courageOf(this, this.unit(id));
  }

  isSuppressed(id: UnitId): boolean {
    return isSuppressed(this, this.unit(id));
  }

  maxSpeed(id: UnitId): number {
    return maxSpeedOf(this, this.unit(id));
  }

  woundsOf(id: UnitId): number {
    return woundsOn(this.unit(id));
  }

  /** lg.wound.wounded-unit */
  isWounded(id: UnitId): boolean {
    return this.woundsOf(id) > 0;
  }

  weaponsOf(id: UnitId, miniature: MiniatureId): readonly Weapon[] {
    const unit = this.unit(id);
    return weaponsOfMiniature(this, unit, miniatureOf(unit, miniature));
  }

  upgrade(unit: UnitId, key: CardKey): UpgradeInPlay | undefined {
    return findUpgradeIn(this.unit(unit), key);
  }

  poolKeyword(pool: AttackPool, keyword: KeywordId): number {
    return poolKeyword(this, pool, keyword);
  }

  rerollsPerAim(pool: AttackPool): number {
    return rerollsPerAim(this, pool);
  }

  cover(pool: AttackPool): CoverGrade {
    return coverAgainst(this, pool);
  }

  isAttackedFrom(pool: AttackPool, arc: 'rear' | 'sides'): boolean {
    return isAttackedFrom(this.top, pool, arc);
  }

  isActive(id: UnitId): boolean {
    return this.top.activeUnit === id;
  }

  isForbidden(question: Question): boolean {
    return this.cards.forbids(question);
  }

  isPermitted(question: Question): boolean {
    return this.cards.permits(question);
  }

  isHeard(window: keyof LegionWindows): boolean {
    return this.cards.index.hearing(window).size > 0;
  }
}

/** A table over something that does not change, such as a player's view; `book` has other cards than those written. */
export function tableOver(top: TableTop, underway: Partial<Underway> = {}, book?: CardBook): RulesTable {
  return new TableOverTop(top, { ...NOTHING_UNDERWAY, ...underway }, book);
}

const tables = new WeakMap<LegionState, RulesTable>();

export function tableOf(state: LegionState): RulesTable {
  let table = tables.get(state);
  if (!table) {
    table = new TableOverTop(state, underwayIn(state));
    tables.set(state, table);
  }
  return table;
}
