import type { SeatId, Side } from '@sortie/kernel';
import type { UnitCard, UnitCardId, UpgradeCardId } from '../catalogue/index.ts';
import { unitCard, upgradeCard } from '../catalogue/index.ts';
import type {
  CardKey,
  Miniature,
  MiniatureId,
  TokenKind,
  Unit,
  UnitId,
  UpgradeInPlay,
} from '../model/index.ts';

export interface UnitBrief {
  readonly id: UnitId;
  readonly seat: SeatId;
  readonly side: Side;
  readonly card: UnitCardId;
  readonly upgrades: readonly UpgradeCardId[];
}

/** A unit in reserve with its cards readied, all of its miniatures, and nothing else. lg.cards.exhaust.start-ready */
export function newUnit({ id, seat, side, card, upgrades }: UnitBrief): Unit {
  const printed = unitCard(card);
  const equipped = upgrades.map((upgrade, index) => newUpgrade(`${id}.c${index + 1}` as CardKey, upgrade));
  const miniatures = miniaturesOf(id, printed, equipped);
  return {
    id,
    seat,
    side,
    card,
    rank: printed.rank,
    points: upgrades.reduce((sum, each) => sum + upgradeCard(each).points, printed.points),
    whereabouts: 'reserve',
    vehicle: null,
    miniatures,
    leader: firstLeader(printed, equipped, miniatures),
    tokens: noTokens(),
    panicked: false,
    damage: [],
    resilienceRolled: false,
    order: 'card',
    wasOrdered: false,
    activated: false,
    upgrades: equipped,
    standardMoves: 0,
    claimed: null,
    marks: 0,
    collected: 0,
    uses: [],
  };
}

export function noTokens(): Record<TokenKind, number> {
  return { aim: 0, dodge: 0, standby: 0, suppression: 0, immobilize: 0, ion: 0 };
}

function newUpgrade(key: CardKey, card: UpgradeCardId): UpgradeInPlay {
  return { key, card, exhausted: false, discarded: false, side: null, wounds: 0, woundsFrom: null };
}

function newMiniature(id: UnitId, number: number, from: CardKey | null): Miniature {
  return { id: `${id}.m${number}` as MiniatureId, from, stand: null, wounds: 0, defeatedIn: null };
}

/** Those of the unit card, then one for each trooper upgrade. lg.unit.mini-count, lg.unit.added.trooper-upgrades */
function miniaturesOf(id: UnitId, { miniatures }: UnitCard, upgrades: readonly UpgradeInPlay[]): Miniature[] {
  const own = Array.from({ length: miniatures }, (_, index) => newMiniature(id, index + 1, null));
  const added = upgrades
    .filter(({ card }) => upgradeCard(card).addsMiniature)
    .map(({ key }, index) => newMiniature(id, miniatures + index + 1, key));
  return [...own, ...added];
}

/**
 * Who leads when the game begins: the miniature of a Leader upgrade, that of the heavy weapon of a Heavy Weapon
 * Team, otherwise one of the unit card. lg.unit.leader.exactly-one, lg.unit.leader.single-mini
 */
function firstLeader(
  printed: UnitCard,
  upgrades: readonly UpgradeInPlay[],
  miniatures: readonly Miniature[],
): MiniatureId {
  const addedBy = (isMeant: (upgrade: UpgradeInPlay) => boolean) =>
    miniatures.find(({ from }) => upgrades.some((upgrade) => upgrade.key === from && isMeant(upgrade)));
  // lg.upgrade-keyword.leader.added-mini-leads
  const appointed = addedBy(({ card }) => upgradeCard(card).keywords.some(({ id }) => id === 'leader'));
  // lg.unit-keyword.heavy-weapon-team.leader
  const isTeam = printed.keywords.some(({ id }) => id === 'heavyWeaponTeam');
  const gunner = isTeam ? addedBy(({ card }) => upgradeCard(card).type === 'heavyWeapon') : undefined;
  return (appointed ?? gunner ?? miniatures[0]!).id;
}
