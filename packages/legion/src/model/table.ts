import type { SeatId, Side } from '@sortie/kernel';
import type { KeywordId, KeywordUse, UnitCard, Weapon } from '../catalogue/index.ts';
import type { Attacking, AttackPool, CoverGrade } from './flows/attack-flows.ts';
import type { Moving } from './flows/movement-flows.ts';
import type { Activation } from './flows/round-flows.ts';
import type { CardKey, MiniatureId, TokenId, UnitId } from './ids.ts';
import type { OpenPlayer } from './player.ts';
import type { Question } from './question.ts';
import type { Phase } from './state.ts';
import type { BattlefieldToken } from './tokens.ts';
import type { Miniature, Unit, UpgradeInPlay } from './unit.ts';
import type { LegionWindows } from './windows.ts';

/** The table as a card sees it: questions of the rules, nothing that writes. */
export interface Table {
  readonly round: number;
  readonly phase: Phase;
  /** Every unit that is not defeated. */
  readonly units: readonly Unit[];
  readonly players: readonly OpenPlayer[];
  readonly tokens: readonly BattlefieldToken[];
  unit(id: UnitId): Unit;
  cardOf(id: UnitId): UnitCard;
  /** Miniatures that stand on the battlefield. */
  miniatures(id: UnitId): readonly Miniature[];
  isInPlay(id: UnitId): boolean;
  isTrooper(id: UnitId): boolean;
  isVehicle(id: UnitId): boolean;
  areFriendly(one: UnitId, other: UnitId): boolean;
  /** The unit itself included. */
  friends(id: UnitId): readonly Unit[];
  enemies(id: UnitId): readonly Unit[];
  opponentOf(id: UnitId): SeatId;
  /** The range between two units: the closest miniatures; 5 is beyond the ruler. lg.range.between-units-closest */
  range(one: UnitId, other: UnitId): number;
  rangeToToken(unit: UnitId, token: TokenId): number;
  leaderRangeToToken(unit: UnitId, token: TokenId): number;
  /** The leader's base touches it. lg.base.contact.definition */
  leaderTouches(unit: UnitId, token: TokenId): boolean;
  /** The terrain that the leader's base touches or stands on. lg.base.contact.definition */
  terrainTouched(unit: UnitId): readonly string[];
  /** The leader's base lies wholly in a deployment zone of this side. */
  isLeaderInZone(unit: UnitId, of: Side): boolean;
  /** lg.line-of-sight.token */
  seesToken(unit: UnitId, token: TokenId): boolean;
  /** The range from a unit to one miniature of another. */
  rangeToMiniature(from: UnitId, unit: UnitId, miniature: MiniatureId): number;
  /** lg.line-of-sight.between-units */
  sees(one: UnitId, other: UnitId): boolean;
  /** Enemy units it is in melee with. lg.melee.in-melee */
  inMeleeWith(id: UnitId): readonly Unit[];
  /** lg.melee.engaged.definition */
  isEngaged(id: UnitId): boolean;
  /** The unit has it, from its card, upgrades or cards that lend it; values add up. lg.cards.keyword-x-cumulative */
  hasKeyword(id: UnitId, keyword: KeywordId): boolean;
  keywordValue(id: UnitId, keyword: KeywordId): number;
  /** Each time that the unit has it, with what stands beside it: a unit's name, an arc, a cabin. */
  keywordUses(id: UnitId, keyword: KeywordId): readonly KeywordUse[];
  /** Null is a dash. lg.suppression.no-courage */
  courage(id: UnitId): number | null;
  isSuppressed(id: UnitId): boolean;
  maxSpeed(id: UnitId): number;
  woundsOf(id: UnitId): number;
  isWounded(id: UnitId): boolean;
  /** Weapons that a miniature may use. */
  weaponsOf(id: UnitId, miniature: MiniatureId): readonly Weapon[];
  upgrade(unit: UnitId, key: CardKey): UpgradeInPlay | undefined;
  /** A weapon keyword of the pool with all that cards add to it. lg.cards.keyword-x-cumulative */
  poolKeyword(pool: AttackPool, keyword: KeywordId): number;
  /** How many dice one aim token rerolls. lg.actions.aim.reroll-two */
  rerollsPerAim(pool: AttackPool): number;
  /** The cover that counts against the pool now. lg.cover.modifier-order */
  cover(pool: AttackPool): CoverGrade;
  /** The attacking leader or token is inside this arc of the defender. lg.unit-keyword.weak-point.impact */
  isAttackedFrom(pool: AttackPool, arc: 'rear' | 'sides'): boolean;
  /** What is under way now. */
  readonly attack: Attacking | undefined;
  readonly pool: AttackPool | undefined;
  readonly activation: Activation | undefined;
  readonly move: Moving | undefined;
  isActive(id: UnitId): boolean;
  /** No card forbids it. lg.golden-rules.cannot-is-absolute */
  isForbidden(question: Question): boolean;
  isPermitted(question: Question): boolean;
  /** Whether a card in play might hear this moment. */
  isHeard(window: keyof LegionWindows): boolean;
}
