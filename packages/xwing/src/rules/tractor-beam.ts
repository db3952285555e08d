import { isUsed } from '@sortie/cards';
import type { SeatId } from '@sortie/kernel';
import { endFlow, note, offers, otherSide } from '@sortie/kernel';
import type {
  CardKey,
  DragAnswer,
  Dragging,
  OrdersOf,
  RollDirection,
  ShipId,
  XwingEffect,
  XwingOrder,
  XwingState,
} from '../model/index.ts';
import { contactBombs } from './bombs.ts';
import type { PlacedShip } from './in-play.ts';
import { shipOf, speakerOf, typeOf } from './in-play.ts';
import { obstacleEffects } from './obstacle-effects.ts';
import type { Placement } from './reposition.ts';
import { bombsOnTheWay, boostPlacement, coveredBy, whyNotPlaced } from './reposition.ts';
import { hasRoomToRoll, rollAnswers, rollAt } from './roll.ts';
import { asks, flow, run, step } from './words.ts';

const RULE = 'xw.later.tractor.move';

/** The first one of the round lets the opponent drag a small ship. xw.later.tractor.move */
export function dragged(state: XwingState, id: ShipId, by?: SeatId): readonly XwingOrder[] | undefined {
  const ship = shipOf(state, id);
  const key = `${id}.tractor` as CardKey;
  const isDraggedAlready = isUsed(ship.uses, { key, scope: 'round', during: state.round });
  if (typeOf(ship).size !== 'small' || isDraggedAlready) return undefined;
  const seat = by ?? speakerOf(state, otherSide(ship.side));
  return [
    { kind: 'countUse', ship: id, key, scope: 'round' },
    run('tractorBeam', { ship: id, seat, direction: null }),
  ];
}

/** Obstacles are not in the way of a ship that is dragged. xw.later.tractor.obstacles */
function loosened(ship: PlacedShip): PlacedShip {
  const effect = { kind: 'ignoreObstacles' } as const;
  return { ...ship, lasting: [...ship.lasting, { source: RULE, effect, until: 'endOfPhase', serial: 0 }] };
}

function ways(state: XwingState, ship: PlacedShip): readonly DragAnswer[] {
  const ahead = whyNotPlaced(state, ship, boostPlacement(ship, 'straight'), RULE) === undefined;
  const sideways = (['left', 'right'] as const).filter((side) => hasRoomToRoll(state, ship, side));
  return [...(ahead ? (['straight'] as const) : []), ...sideways].map((drag) => ({ drag }));
}

/** xw.later.tractor.obstacles */
function drags(state: XwingState, ship: PlacedShip, placement: Placement, how: string): XwingEffect[] {
  return [
    { kind: 'moveShip', ship: ship.id, to: placement.to, cause: 'effect', how, overlapped: [] },
    ...contactBombs(state, ship.id, bombsOnTheWay(state, ship, placement)),
    ...obstacleEffects(state, ship.id, coveredBy(state, ship, placement)),
  ];
}

function draggedShip(state: XwingState, { ship }: Dragging): PlacedShip {
  return loosened(shipOf(state, ship) as PlacedShip);
}

/** A tractor beam drags a ship. rulebook: later */
export const tractorBeam = flow('tractorBeam', [
  asks('drag', {
    question: 'drag',
    request: (state, at) => {
      const answers = ways(state, draggedShip(state, at));
      if (answers.length === 0) return undefined;
      return {
        seat: at.seat,
        rule: RULE,
        about: { ship: at.ship },
        answers: offers<DragAnswer>([...answers, { stay: true }]),
      };
    },
    take: (state, at, answer): OrdersOf<'tractorBeam'> => {
      if ('stay' in answer) return [endFlow];
      if (answer.drag !== 'straight') return [note({ direction: answer.drag })];
      const ship = draggedShip(state, at);
      return [...drags(state, ship, boostPlacement(ship, 'straight'), 'straight'), endFlow];
    },
  }),
  asks('placeDragged', {
    question: 'placeDragged',
    request: (state, at) => {
      if (at.direction === null) return undefined;
      return {
        seat: at.seat,
        rule: RULE,
        about: { ship: at.ship, direction: at.direction },
        answers: rollAnswers(state, draggedShip(state, at), at.direction, RULE),
      };
    },
    take: (state, at, { shift }) => {
      const ship = draggedShip(state, at);
      const direction: RollDirection = at.direction!;
      const placement = rollAt(state, ship, { direction, shift, rule: RULE });
      return drags(state, ship, placement as Placement, direction);
    },
  }),
  step('done', () => []),
]);
