import type { Pose } from '@sortie/geometry';
import type { Piece } from '@sortie/scene';
import { baseSizes, shipCard, sizeOf } from '../catalogue/index.ts';
import type { ArmadaView, ShipView } from '../view/armada-view.ts';
import type { SceneWords } from './scene-words.ts';
import { shieldPips, shipShapes } from './ship-shapes.ts';
import { shipTokens, tokensBeside } from './ship-tokens.ts';

/** A ship at a place: its own, or one where it is held in the hand. */
export function shipPiece(
  ship: ShipView,
  pose: Pose,
  table: ArmadaView,
  { names, words }: SceneWords,
): Piece {
  const { class: shipClass, shields: printed } = shipCard(ship.card);
  const title = names.unit(ship.id);
  const hull = Math.max(0, ship.values.hull - ship.damage.length);
  const parts = [
    words.ship({ unit: title, owner: names.seat(ship.seat) }),
    words.hull(hull, ship.values.hull),
    ...shipTokens(ship, table, words).map(({ name }) => name),
    ...(ship.activated ? [words.activated.ship] : []),
  ];
  return {
    id: ship.id,
    kind: 'ship',
    side: ship.side,
    pose,
    shapes: [...shipShapes(shipClass), ...shieldPips(shipClass, ship.shields, printed)],
    reach: baseSizes[sizeOf(shipClass)].length / 2,
    name: parts.join(', '),
    title,
    longCaption: title,
    caption: briefName(title),
    shortCaption: shortName(title),
    tokens: tokensBeside(ship, table, words),
    state: stateOf(ship, table),
  };
}

/** What units of a kind have in common, and what their numbers tell already. */
const FILLERS = / Squadron\b| Mark II\b|-class Star Destroyer\b| Refit\b| Frigate(?=$| \d+$)/g;

/** The name without what tells nobody apart: `TIE Fighter 2`, `Victory II`. */
export function briefName(title: string): string {
  return title.replaceAll(FILLERS, '');
}

/** The first word of the name, and the number that tells copies apart. */
export function shortName(title: string): string {
  const [first = title] = title.replaceAll(/["“”]/g, '').split(' ');
  const numeral = /\s(\d+)$/.exec(title)?.[1];
  return numeral === undefined ? first : `${first} ${numeral}`;
}

function stateOf(
  { id, activated }: ShipView,
  { activeUnit, phase }: ArmadaView,
): NonNullable<Piece['state']> {
  if (activeUnit === id) return 'active';
  return activated && phase === 'ship' ? 'done' : 'usual';
}
