import type { ObjectiveCardId } from '@sortie/armada/catalogue';
import type { Point } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import { fieldsOf, isDeclining } from '../../planning/answers.ts';
import { usualAnswer } from '../../planning/thoughtful-player.ts';
import { planOf } from '../objectives/index.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

/** The objective of the other side that brings it least. */
export function chooseObjective(thinking: Thinking): Plain {
  return bestAnswer(thinking, (answer) => -planOf(fieldsOf(answer).objective as ObjectiveCardId).favour);
}

function tokenWorth({ fleets }: Thinking, at: Point): number {
  return planOf(fleets.view.objective?.card).token?.(fleets, at) ?? 0;
}

function pointOf(answer: Plain): Point | undefined {
  const { x, y } = fieldsOf(answer);
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

function placeOfToken({ view }: Thinking, token: Plain | undefined): Point | null {
  return view.objectiveTokens.find(({ id }) => id === token)?.at ?? null;
}

/** Where an objective token is laid. */
export function chooseTokenPlace(thinking: Thinking): Plain {
  return bestAnswer(thinking, (answer) => {
    const at = pointOf(answer);
    return at ? tokenWorth(thinking, at) : 0;
  });
}

/** Which objective token is moved, and where to; none where it lies better. */
export function chooseTokenMove(thinking: Thinking): Plain {
  return bestAnswer(thinking, (answer) => {
    const [from, to] = [placeOfToken(thinking, fieldsOf(answer).token), pointOf(answer)];
    return from && to ? tokenWorth(thinking, to) - tokenWorth(thinking, from) : 0;
  });
}

/** The objective token at which what was kept back arrives; a token that is worth nothing is left for a later round. */
export function chooseArrival(thinking: Thinking): Plain {
  const { answers, decision } = thinking;
  if (!answers.some((answer) => 'objectiveToken' in fieldsOf(answer))) return usualAnswer(decision);
  return bestAnswer(thinking, (answer) => {
    const at = placeOfToken(thinking, fieldsOf(answer).objectiveToken);
    return at ? tokenWorth(thinking, at) : 0;
  });
}

function shipOf({ view }: Thinking, answer: Plain) {
  const { ship } = fieldsOf(answer);
  return view.ships.find(({ id }) => id === ship);
}

/** The ship of a side that becomes an objective ship. */
export function chooseObjectiveShip(thinking: Thinking): Plain {
  const { fleets } = thinking;
  const plan = planOf(fleets.view.objective?.card);
  return bestAnswer(thinking, (answer) => {
    const ship = shipOf(thinking, answer);
    return ship ? (plan.mark?.(fleets, ship) ?? 0) : 0;
  });
}

/** The ship that is kept back; squadrons stay with the others. */
export function chooseKeptBack(thinking: Thinking): Plain {
  const { fleets } = thinking;
  const plan = planOf(fleets.view.objective?.card);
  return bestAnswer(thinking, (answer) => {
    if (isDeclining(answer)) return 0;
    const ship = shipOf(thinking, answer);
    return ship ? (plan.keepBack?.(fleets, ship) ?? 0) : -1;
  });
}
