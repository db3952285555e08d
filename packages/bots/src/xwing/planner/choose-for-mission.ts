import type { Plain } from '@sortie/kernel';
import type { Bearing, Speed } from '@sortie/xwing/catalogue';
import { fieldsOf } from '../../planning/answers.ts';
import { goalWorth, leavingWorth } from './goal.ts';
import { groundOf, isOnTable } from './ground.ts';
import { endOfManeuver, movesOf } from './move.ts';
import { piecesOf } from './piece.ts';
import { standAt } from './stand.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

function maneuverOf(answer: Plain): { readonly speed: Speed; readonly bearing: Bearing } | undefined {
  const { speed, bearing } = fieldsOf(answer);
  return typeof speed === 'number' && typeof bearing === 'string'
    ? { speed: speed as Speed, bearing: bearing as Bearing }
    : undefined;
}

/** The shuttle heads for the edge it must reach and keeps off the others. xw.mission1.win.rebel */
export function chooseShuttleMove(thinking: Thinking): Plain {
  const { view, about } = thinking;
  const ground = groundOf(view);
  const shuttle = piecesOf(view).find(({ id }) => id === about.ship);
  return bestAnswer(thinking, (answer) => {
    const maneuver = maneuverOf(answer);
    if (!shuttle || !maneuver) return -1000;
    const { half } = shuttle.stand;
    const stand = standAt(endOfManeuver(shuttle.stand, half, maneuver), half);
    const ahead = standAt(endOfManeuver(stand, half, { speed: 2, bearing: 'straight' }), half);
    const worth = [stand, ahead].map((each) =>
      isOnTable(ground, each)
        ? goalWorth(view, ground, shuttle, each)
        : Math.max(-60, leavingWorth(view, ground, shuttle, each)),
    );
    return 2 * worth[0]! + worth[1]!;
  });
}

/** The sturdiest ship is the one that has to last. xw.mission2.setup.disabled-ship */
export function chooseDisabledShip(thinking: Thinking): Plain {
  const pieces = piecesOf(thinking.view);
  return bestAnswer(thinking, (answer) => {
    const piece = pieces.find(({ id }) => id === fieldsOf(answer).ship);
    return piece ? piece.health + 2 * piece.agility : 0;
  });
}

/** The maneuver that suits a stressed enemy least. xw.stress.red-revealed-opponent-picks */
export function chooseForEnemy(thinking: Thinking): Plain {
  const { view, about } = thinking;
  const ground = groundOf(view);
  const enemy = piecesOf(view).find(({ id }) => id === about.ship);
  const moves = enemy ? movesOf(ground, enemy, []) : [];
  return bestAnswer(thinking, (answer) => {
    const maneuver = maneuverOf(answer);
    const move = moves.find(
      (each) => each.maneuver?.speed === maneuver?.speed && each.maneuver?.bearing === maneuver?.bearing,
    );
    if (!move) return 0;
    return (move.leaves ? 100 : 0) + 3 * move.rocks + (1 - move.room) * 5;
  });
}
