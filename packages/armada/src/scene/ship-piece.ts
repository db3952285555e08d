import type { Pose } from '@sortie/geometry';
import type { Piece } from '@sortie/scene';
import { baseSizes, shipCard, sizeOf } from '../catalogue/index.ts';
import type { ArmadaView, ShipView } from '../view/armada-view.ts';
import type { SceneWords } from './scene-words.ts';
import { shipShapes } from './ship-shapes.ts';
import { shipTokens } from './ship-tokens.ts';

/** A ship at a place: its own, or one where it is held in the hand. */
export function shipPiece(
  ship: ShipView,
  pose: Pose,
  table: ArmadaView,
  { names, words }: SceneWords,
): Piece {
  const { class: shipClass } = shipCard(ship.card);
  const title = names.unit(ship.id);
  const tokens = shipTokens(ship, table, words);
  const hull = Math.max(0, ship.values.hull - ship.damage.length);
  const parts = [
    words.ship({ unit: title, owner: names.seat(ship.seat) }),
    words.hull(hull, ship.values.hull),
    ...tokens.map(({ name }) => name),
    ...(ship.activated ? [words.activated.ship] : []),
  ];
  return {
    id: ship.id,
    kind: 'ship',
    side: ship.side,
    pose,
    shapes: shipShapes(shipClass),
    reach: baseSizes[sizeOf(shipClass)].length / 2,
    name: parts.join(', '),
    title,
    longCaption: title,
    caption: shortName(title),
    tokens,
    state: stateOf(ship, table),
  };
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
