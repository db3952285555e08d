import type { Pose } from '@sortie/geometry';
import type { Piece } from '@sortie/scene';
import { pilot, shipType } from '../catalogue/index.ts';
import { baseLength } from '../rules/base.ts';
import type { ShipView, XwingView } from '../view/xwing-view.ts';
import { shipShapes } from './piece-shapes.ts';
import type { SceneWords } from './scene-words.ts';
import { dialToken, shipTokens } from './ship-tokens.ts';

/** A ship at a place: its own, or one where it is held in the hand. */
export function shipPiece(ship: ShipView, pose: Pose, table: XwingView, words: SceneWords): Piece {
  const tokens = [...dialToken(ship, words.words), ...shipTokens(ship, table, words.words)];
  return {
    id: ship.id,
    kind: 'ship',
    side: ship.side,
    pose,
    shapes: shipShapes(ship),
    reach: baseLength(ship) / 2,
    name: [...nameParts(ship, words), ...tokens.map(({ name }) => name)].join(', '),
    title: words.names.label(ship.id),
    ...captionsOf(ship, words),
    tokens,
    state: stateOf(ship, table),
  };
}

function nameParts(ship: ShipView, { names, words }: SceneWords): readonly string[] {
  const hull = Math.max(0, ship.values.hull - ship.damage.length);
  return [
    words.ship({
      ship: names.ship(ship.id),
      type: shipType(ship.type).name,
      owner: names.seat(ship.seat),
      skill: ship.values.pilotSkill,
    }),
    words.hull(hull, ship.values.hull),
  ];
}

/**
 * Pilot skill, the number that tells copies apart, and the name: whole, its first word, or none of it.
 * xw.ship.id.distinct-copies
 */
function captionsOf(
  ship: ShipView,
  { names }: SceneWords,
): Pick<Piece, 'caption' | 'longCaption' | 'shortCaption'> {
  // xw.mission1.shuttle.no-ps
  if (shipType(ship.type).dial.length === 0) return { caption: names.ship(ship.id) };
  const { pilotSkill } = ship.values;
  const name = pilot(ship.pilot).name.replaceAll(/["“”]/g, '');
  const numbers = ship.identifier ? `${pilotSkill} #${ship.identifier.numeral}` : String(pilotSkill);
  return {
    longCaption: `${numbers} ${name}`,
    caption: `${numbers} ${name.split(' ')[0]}`,
    shortCaption: numbers,
  };
}

function stateOf(ship: ShipView, table: XwingView): NonNullable<Piece['state']> {
  if (table.activeShip === ship.id) return 'active';
  const isDone =
    (table.phase === 'activation' && ship.activated) || (table.phase === 'combat' && ship.hasFought);
  return isDone ? 'done' : 'usual';
}
