import type { Plain } from '@sortie/kernel';
import { fieldsOf } from '../../planning/answers.ts';
import { fireAt, sceneWith } from './fire.ts';
import { vesselOf } from './fleets.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

/** The ship to activate next: who has most to shoot at now, or most to lose by waiting; the others wait. */
export function chooseShip(thinking: Thinking): Plain {
  const { fleets } = thinking;
  const scene = sceneWith(fleets, new Map());
  return bestAnswer(thinking, (answer) => {
    const vessel = vesselOf(fleets, fieldsOf(answer).ship);
    if (!vessel) return 0;
    const given = fireAt(vessel, fleets.enemies, scene);
    const waiting = fleets.enemies.filter(({ ship }) => !ship.activated);
    const taken = waiting.reduce((sum, enemy) => sum + fireAt(enemy, [vessel], scene), 0);
    // A ship that would be lost before it fires goes first; one with nothing to do goes before a stronger one.
    return given + 0.5 * Math.min(taken, given + 1) - (given === 0 ? 0.02 * vessel.cost : 0);
  });
}
