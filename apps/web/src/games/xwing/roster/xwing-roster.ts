import type { DamageCardId } from '@sortie/xwing/catalogue';
import { damageCard, shipType, upgrade } from '@sortie/xwing/catalogue';
import { shipCost } from '@sortie/xwing/lists';
import { shipShapes, shipTokens } from '@sortie/xwing/scene';
import { texts } from '@sortie/xwing/text';
import type { ShipView, XwingView } from '@sortie/xwing/view';
import type {
  Roster,
  RosterCard,
  RosterPile,
  RosterPool,
  RosterRow,
  RosterSide,
} from '../../../table/roster/roster.ts';
import type { CardTexts, Seen } from '../../../table/table-game.ts';
import { hullOf } from '../fight/hull-of.ts';
import { namesFor } from '../names-for.ts';
import type { SayRoster } from './text/words.ts';

const SIDES = [0, 1] as const;

/** What it says: its own words, and what cards do. */
interface Words {
  readonly say: SayRoster;
  readonly textOf: (card: string) => string;
}

/** Both squads at a glance; the viewer's own comes first. */
export function xwingRoster(seen: Seen<XwingView>, say: SayRoster, cardTexts: CardTexts): Roster {
  const words = { say, textOf: (card: string) => cardTexts(card, seen.language) ?? '' };
  const own = seen.table.seats.find(({ id }) => id === seen.as)?.side ?? 0;
  return {
    sides: [...SIDES].sort((one) => (one === own ? -1 : 1)).map((side) => sideOf(seen, side, words)),
    piles: seen.table.decks.flatMap(({ discard }, deck) => pileOf(seen, discard, deck, words)),
  };
}

/** Discarded Damage cards lie faceup, for both players to look at. xw.damage.discard.public */
function pileOf(
  seen: Seen<XwingView>,
  discard: readonly DamageCardId[],
  deck: number,
  { say, textOf }: Words,
): readonly RosterPile[] {
  if (discard.length === 0) return [];
  const { decks } = seen.table;
  const count = discard.length;
  const name =
    decks.length > 1
      ? say('discardPileOf', { count, who: namesFor(seen).side(deck as 0 | 1) })
      : say('discardPile', { count });
  const cards = discard.map(
    (card, place): RosterCard => ({
      key: `discard ${deck} ${place}`,
      name: damageCard(card).name,
      tone: 'damage',
      text: textOf(card),
    }),
  );
  return [{ key: `discard ${deck}`, name, cards }];
}

function sideOf(seen: Seen<XwingView>, side: 0 | 1, words: Words): RosterSide {
  const { say } = words;
  const { table, as } = seen;
  const ships = table.ships.filter((ship) => ship.side === side);
  const pointsOf = (some: readonly ShipView[]) => some.reduce((sum, ship) => sum + costOf(ship), 0);
  return {
    side,
    name: namesFor(seen).side(side),
    isOwn: table.seats.some((seat) => seat.id === as && seat.side === side),
    score: say('pointsLeft', {
      left: pointsOf(ships.filter(({ gone }) => gone === null)),
      all: pointsOf(ships),
    }),
    rows: ships.map((ship) => rowOf(seen, ship, words)),
  };
}

/** xw.squad.points.limit */
function costOf({ pilot: id, upgrades }: ShipView): number {
  return shipCost({ pilot: id, upgrades: upgrades.map(({ card }) => card) });
}

function rowOf(seen: Seen<XwingView>, ship: ShipView, words: Words): RosterRow {
  const { say } = words;
  const { table, language } = seen;
  return {
    piece: ship.id,
    name: namesFor(seen).label(ship.id),
    subtitle: shipType(ship.type).name,
    rank: { value: ship.values.pilotSkill, name: say('pilotSkill') },
    shapes: shipShapes(ship),
    pools: poolsOf(ship, say),
    // Shields and damage stand in the pools and beneath them.
    tokens: shipTokens({ ...ship, shields: 0, damage: [] }, table, texts(language).pieceWords),
    cards: [...damageOf(ship, words), ...upgradesOf(ship, words)],
    points: costOf(ship),
    standing: standingOf(table, ship),
  };
}

function poolsOf(ship: ShipView, say: SayRoster): readonly RosterPool[] {
  const { shields, hull } = hullOf(ship);
  return [
    ...(shields.all > 0 ? [{ kind: 'shield', ...shields, name: say('shields', shields) }] : []),
    { kind: 'hull', ...hull, name: say('hull', hull) },
  ];
}

/** What lies faceup is known to everybody. xw.damage.faceup.ongoing */
function damageOf({ damage }: ShipView, { textOf }: Words): readonly RosterCard[] {
  return damage.flatMap(({ key, card, faceup }) =>
    faceup && card !== null ? [{ key, name: damageCard(card).name, tone: 'damage', text: textOf(card) }] : [],
  );
}

function upgradesOf(ship: ShipView, { say, textOf }: Words): readonly RosterCard[] {
  return ship.upgrades.map(({ key, card, faceup }): RosterCard => {
    const known = { key, name: upgrade(card).name, text: textOf(card) };
    if (!faceup) return { ...known, tone: 'spent', state: say('discarded') };
    if (ship.usedThisRound.includes(key)) return { ...known, tone: 'usual', state: say('usedThisRound') };
    return { ...known, tone: 'usual' };
  });
}

function standingOf({ phase, activeShip }: XwingView, ship: ShipView): RosterRow['standing'] {
  if (ship.gone !== null) return 'gone';
  if (ship.pose === null) return 'away';
  if (phase === 'setup' || phase === 'planning') return 'waiting';
  if (ship.id === activeShip) return 'active';
  return (phase === 'combat' ? ship.hasFought : ship.activated) ? 'done' : 'waiting';
}
