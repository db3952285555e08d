import type { Side } from '@sortie/kernel';
import { baseMeasure, findUnit, type UnitCard, units } from '@sortie/legion/catalogue';
import type { UnitId } from '@sortie/legion/model';
import type { MiniaturePosition, StandPosition, UnitPosition } from '@sortie/legion/setup';
import { countMiniatures } from './count-miniatures.ts';

/** A unit of a test: its card by its id, or by the beginning of it where that is enough. */
export interface UnitSpec extends Omit<Partial<UnitPosition>, 'id' | 'card' | 'miniatures'> {
  readonly unit: string;
  /** Where its leader stands: x, y, heading and level; the others stand beside it. Nowhere without it. */
  readonly at?: StandPosition;
  /** Each miniature by itself, in the unit's order, in place of the formation. */
  readonly miniatures?: readonly MiniaturePosition[];
  /** Wounds of each miniature, in the unit's order. */
  readonly wounds?: readonly number[];
  /** So many of its miniatures are left; the last ones but the leader were defeated in an earlier round. */
  readonly left?: number;
}

function only(name: string): UnitCard {
  const found = findUnit(name) ? [findUnit(name)!] : units.filter(({ id }) => id.startsWith(name));
  if (found.length !== 1) throw new Error(`${found.length} units are called ${name}`);
  return found[0]!;
}

/** Between the bases of a formation. */
const GAP = 3;

/**
 * The leader in the middle of a row that runs from east to west, the others in turn to its right and to its left:
 * nobody stands nearer to the north or the south than the leader.
 */
function rowOf(count: number, leader: number, at: StandPosition, width: number): StandPosition[] {
  const [x, y, heading = 0, level = 0] = at;
  let placed = 0;
  return Array.from({ length: count }, (_, index) => {
    if (index === leader) return [x, y, heading, level] as const;
    placed++;
    const step = Math.ceil(placed / 2) * (width + GAP) * (placed % 2 === 1 ? 1 : -1);
    return [x + step, y, heading, level] as const;
  });
}

function miniaturesOf(card: UnitCard, spec: UnitSpec): readonly MiniaturePosition[] | undefined {
  const { at, miniatures, wounds = [], left } = spec;
  if (miniatures || !at) return miniatures;
  const { leader, count } = countMiniatures(card.id, spec.upgrades ?? [], spec.leader);
  const row = rowOf(count, leader, at, baseMeasure.value[card.base].width);
  const gone = lastBut(count, leader, count - (left ?? count));
  return row.map((stand, index) =>
    gone.has(index)
      ? { at: null, defeatedIn: 0, wounds: card.wounds }
      : { at: stand, wounds: wounds[index] ?? 0 },
  );
}

function lastBut(count: number, leader: number, gone: number): ReadonlySet<number> {
  const others = Array.from({ length: count }, (_, index) => index).filter((index) => index !== leader);
  return new Set(gone > 0 ? others.slice(-gone) : []);
}

/** The units of a test as a position has them. The first unit's faction plays side 0. */
export function unitPositions(specs: Readonly<Record<string, UnitSpec>>): readonly UnitPosition[] {
  const named = Object.entries(specs).map(([id, spec]) => ({ id, spec, card: only(spec.unit) }));
  const first = named[0]?.card.faction;
  return named.map(({ id, spec, card }) => {
    const { unit: _, at: _at, wounds: _wounds, left: _left, ...rest } = spec;
    const side: Side = spec.side ?? (card.faction === first ? 0 : 1);
    const miniatures = miniaturesOf(card, spec);
    return {
      // Its token lies faceup beside it, so that it can be activated when a test wants.
      order: spec.activated ? 'facedown' : 'faceup',
      ...rest,
      id: id as UnitId,
      card: card.id,
      side,
      ...(miniatures ? { miniatures } : {}),
    };
  });
}
