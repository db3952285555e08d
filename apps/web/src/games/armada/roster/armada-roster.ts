import { shipCard, squadronCard, upgradeCard } from '@sortie/armada/catalogue';
import { briefName, defenseMarks, shipTokens } from '@sortie/armada/scene';
import { cardName, cardText, texts } from '@sortie/armada/text';
import type { ArmadaView, ShipView } from '@sortie/armada/view';
import type { Roster, RosterCard, RosterPool, RosterRow, RosterSide } from '../../../table/roster/roster.ts';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import type { ArmadaSay } from '../text/armada-say.ts';
import { hullOf, isOnTable, ownSide, shapesOf, type UnitView } from '../units.ts';

const SIDES = [0, 1] as const;

/** Both fleets at a glance; the viewer's own comes first. */
export function armadaRoster(seen: Seen<ArmadaView>, say: ArmadaSay): Roster {
  const own = ownSide(seen.table, seen.as) ?? 0;
  return { sides: [...SIDES].sort((one) => (one === own ? -1 : 1)).map((side) => sideOf(seen, side, say)) };
}

function sideOf(seen: Seen<ArmadaView>, side: 0 | 1, say: ArmadaSay): RosterSide {
  const { table } = seen;
  const units = [...table.ships, ...table.squadrons].filter((unit) => unit.side === side);
  return {
    side,
    name: namesFor(seen).side(side),
    isOwn: ownSide(table, seen.as) === side,
    score: say('score', { points: table.scores[side] }),
    rows: units.map((unit) => rowOf(seen, unit, say)),
  };
}

/** A ship with its upgrades, or a squadron. */
export function pointsOf(unit: UnitView): number {
  if (unit.kind === 'squadron') return squadronCard(unit.card).points;
  return unit.upgrades.reduce((sum, { card }) => sum + upgradeCard(card).points, shipCard(unit.card).points);
}

function rowOf(seen: Seen<ArmadaView>, unit: UnitView, say: ArmadaSay): RosterRow {
  const words = texts(seen.language).pieceWords;
  const isShip = unit.kind === 'ship';
  return {
    piece: unit.id,
    name: briefName(namesFor(seen).unit(unit.id)),
    subtitle: isShip ? words.speed(unit.speed) : words.speed(squadronCard(unit.card).speed),
    shapes: shapesOf(unit),
    pools: poolsOf(seen, unit),
    tokens: isShip
      ? shipTokens({ ...unit, damage: [] }, seen.table, words)
      : defenseMarks(unit.defenseTokens, words),
    cards: isShip ? [...damageOf(seen, unit), ...upgradesOf(seen, unit, say)] : [],
    points: pointsOf(unit),
    standing: standingOf(seen.table, unit),
  };
}

function poolsOf({ language }: Seen<ArmadaView>, unit: UnitView): readonly RosterPool[] {
  const hull = hullOf(unit);
  return [{ kind: 'hull', ...hull, name: texts(language).pieceWords.hull(hull.left, hull.all) }];
}

/** What lies faceup is known to everybody. */
function damageOf({ language }: Seen<ArmadaView>, { damage }: ShipView): readonly RosterCard[] {
  return damage.flatMap(({ key, card, faceup }) =>
    faceup && card !== null
      ? [
          {
            key,
            name: cardName(card, language) ?? card,
            tone: 'damage' as const,
            text: cardText(card, language) ?? '',
          },
        ]
      : [],
  );
}

function upgradesOf({ language }: Seen<ArmadaView>, ship: ShipView, say: ArmadaSay): readonly RosterCard[] {
  return ship.upgrades.map(({ key, card, faceup, exhausted }): RosterCard => {
    const known = { key, name: cardName(card, language) ?? card, text: cardText(card, language) ?? '' };
    if (!faceup) return { ...known, tone: 'spent', state: say('discarded') };
    if (exhausted) return { ...known, tone: 'spent', state: say('exhausted') };
    if (ship.usedThisRound.includes(key)) return { ...known, tone: 'usual', state: say('usedThisRound') };
    return { ...known, tone: 'usual' };
  });
}

function standingOf({ phase, activeUnit }: ArmadaView, unit: UnitView): RosterRow['standing'] {
  if (unit.destroyed !== null) return 'gone';
  if (!isOnTable(unit) || unit.setAside) return 'away';
  if (unit.id === activeUnit) return 'active';
  return (phase === 'ship' || phase === 'squadron') && unit.activated ? 'done' : 'waiting';
}
