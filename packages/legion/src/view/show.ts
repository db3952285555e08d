import type { TerrainRating } from '../catalogue/index.ts';
import type {
  Battlefield,
  BattlefieldToken,
  DamageToken,
  Miniature,
  Options,
  Place,
  Stand,
  Terrain,
  Unit,
  UpgradeInPlay,
} from '../model/index.ts';
import type { UnitView } from './legion-view.ts';

// What everybody may know of each thing, field by field: a field that is not named here is seen by nobody.

export function showPlace({ x, y, level }: Place): Place {
  return { x, y, level };
}

export function showStand({ x, y, level, heading }: Stand): Stand {
  return { x, y, level, heading };
}

function showMiniature({ id, from, stand, wounds, defeatedIn }: Miniature): Miniature {
  return { id, from, stand: stand && showStand(stand), wounds, defeatedIn };
}

function showUpgrade(upgrade: UpgradeInPlay): UpgradeInPlay {
  const { key, card, exhausted, discarded, side, wounds, woundsFrom } = upgrade;
  return { key, card, exhausted, discarded, side, wounds, woundsFrom };
}

function showDamage({ kind, weapon }: DamageToken): DamageToken {
  return { kind, weapon };
}

function showTokens({ aim, dodge, standby, suppression, immobilize, ion }: Unit['tokens']): Unit['tokens'] {
  return { aim, dodge, standby, suppression, immobilize, ion };
}

/** What depends on what counts now. */
type BeheldUnit = Pick<UnitView, 'usedThisRound' | 'values' | 'inMeleeWith' | 'isEngaged'>;

export function showUnit(unit: Unit, beheld: BeheldUnit): UnitView {
  return {
    id: unit.id,
    seat: unit.seat,
    side: unit.side,
    card: unit.card,
    rank: unit.rank,
    points: unit.points,
    whereabouts: unit.whereabouts,
    vehicle: unit.vehicle,
    miniatures: unit.miniatures.map(showMiniature),
    leader: unit.leader,
    tokens: showTokens(unit.tokens),
    panicked: unit.panicked,
    damage: unit.damage.map(showDamage),
    resilienceRolled: unit.resilienceRolled,
    order: unit.order,
    wasOrdered: unit.wasOrdered,
    activated: unit.activated,
    upgrades: unit.upgrades.map(showUpgrade),
    standardMoves: unit.standardMoves,
    claimed: unit.claimed,
    marks: unit.marks,
    collected: unit.collected,
    usedThisRound: beheld.usedThisRound,
    values: beheld.values,
    inMeleeWith: beheld.inMeleeWith,
    isEngaged: beheld.isEngaged,
  };
}

export function showTerrain({ id, piece, pose: { x, y, heading }, declared }: Terrain): Terrain {
  return { id, piece, pose: { x, y, heading }, ...(declared ? { declared: showRating(declared) } : {}) };
}

function showRating({
  cover,
  covers,
  movement,
  hasHandholds,
}: Partial<TerrainRating>): Partial<TerrainRating> {
  return {
    ...(cover === undefined ? {} : { cover }),
    ...(covers === undefined ? {} : { covers }),
    ...(movement === undefined ? {} : { movement: showMovement(movement) }),
    ...(hasHandholds === undefined ? {} : { hasHandholds }),
  };
}

function showMovement({
  trooper,
  groundVehicle,
  repulsorVehicle,
}: TerrainRating['movement']): TerrainRating['movement'] {
  return { trooper, groundVehicle, repulsorVehicle };
}

export function showBattlefield({ width, depth, terrain }: Battlefield): Battlefield {
  return { width, depth, terrain: terrain.map(showTerrain) };
}

export function showToken(token: BattlefieldToken): BattlefieldToken {
  const { id, kind, at, side, card, unit, terrain, wounds } = token;
  return { id, kind, at: at && showPlace(at), side, card, unit, terrain, wounds };
}

export function showOptions(options: Options): Options {
  const { width, depth } = options.battlefield;
  return {
    points: options.points,
    battlefield: { width, depth },
    terrain: options.terrain,
    battleCards: options.battleCards,
    isLargeScale: options.isLargeScale,
    isSkirmish: options.isSkirmish,
    roundLimit: options.roundLimit,
  };
}
