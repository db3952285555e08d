import type { Pose } from '@sortie/geometry';
import { pilot, shipType } from '@sortie/xwing/catalogue';
import type { Ship } from '@sortie/xwing/model';
import { baseLength, type ShipView, type XwingView } from '@sortie/xwing/view';
import type { Piece } from '../../table/scene.ts';
import type { Seen } from '../table-game.ts';
import { shipShapes } from './local-shapes.ts';
import { namesFor } from './names-for.ts';
import { dialToken, shipTokens } from './ship-tokens.ts';
import type { XwingSay } from './text/xwing-say.ts';

/** A ship at a place: its own, or one where it is held in the hand. */
export function shipPiece(ship: ShipView, pose: Pose, seen: Seen<XwingView>, say: XwingSay): Piece {
  const { table } = seen;
  const tokens = [...dialToken(ship, say), ...shipTokens(ship, table, say)];
  return {
    id: ship.id,
    kind: 'ship',
    side: ship.side,
    pose,
    shapes: shipShapes(ship, table),
    reach: baseLength(ship as unknown as Ship) / 2,
    name: nameOf(
      ship,
      seen,
      say,
      tokens.map(({ name }) => name),
    ),
    caption: captionOf(ship, seen),
    tokens,
    state: stateOf(ship, table),
  };
}

function nameOf(ship: ShipView, seen: Seen<XwingView>, say: XwingSay, tokens: readonly string[]): string {
  const names = namesFor(seen);
  const hull = Math.max(0, ship.values.hull - ship.damage.length);
  return [
    say('shipNamed', {
      ship: names.ship(ship.id),
      type: shipType(ship.type).name,
      owner: names.seat(ship.seat),
      skill: ship.values.pilotSkill,
    }),
    say('hullLeft', { left: hull, of: ship.values.hull }),
    ...tokens,
  ].join(', ');
}

/** Pilot skill and the first word of the name, with the number that tells copies apart. xw.ship.id.distinct-copies */
function captionOf(ship: ShipView, seen: Seen<XwingView>): string {
  // xw.mission1.shuttle.no-ps
  if (shipType(ship.type).dial.length === 0) return namesFor(seen).ship(ship.id);
  const [short] = pilot(ship.pilot).name.replaceAll(/["“”]/g, '').split(' ');
  const numeral = ship.identifier ? ` ${ship.identifier.numeral}` : '';
  return `${ship.values.pilotSkill} ${short}${numeral}`;
}

function stateOf(ship: ShipView, table: XwingView): NonNullable<Piece['state']> {
  if (table.activeShip === ship.id) return 'active';
  const isDone =
    (table.phase === 'activation' && ship.activated) || (table.phase === 'combat' && ship.hasFought);
  return isDone ? 'done' : 'usual';
}
