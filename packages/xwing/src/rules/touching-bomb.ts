import type { Pose } from '@sortie/geometry';
import { distanceSquared, movePose, overlaps, pose, turnPose } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { PlacingBomb, Spot, XwingQuestion, XwingState } from '../model/index.ts';
import { isInsideArea } from './area.ts';
import { baseLength, baseOf } from './base.ts';
import type { PlacedShip } from './in-play.ts';
import { shipOf } from './in-play.ts';
import { BOMB_LENGTH, bombShape } from './outlines.ts';

const RULE = 'xw.later.drop.touching';

/** A token put down by hand touches the base when it is this near. */
const NEAR = 1;

/** It touches the base, and lies in the play area as a whole. xw.later.drop.touching */
function isLegal(state: XwingState, ship: PlacedShip, at: Pose): boolean {
  const [token, base] = [bombShape({ pose: at }), baseOf(ship)];
  if (!isInsideArea(state.options.area, token)) return false;
  return !overlaps(token, base) && distanceSquared(token, base) <= NEAR * NEAR;
}

/** Along each side: its middle and both of its ends. */
function placesAround(ship: PlacedShip): readonly Pose[] {
  const half = baseLength(ship) / 2;
  const ends = half - BOMB_LENGTH / 2;
  return [180, 0, 90, 270].flatMap((turn) =>
    [0, -ends, ends].map((aside) => {
      const { x, y, heading } = movePose(turnPose(ship.pose, turn), half + BOMB_LENGTH / 2 + NEAR / 2, aside);
      return pose(x, y, heading);
    }),
  );
}

function refuse(state: XwingState, ship: PlacedShip, answer: Plain): Refusal | undefined {
  const { x, y, heading } = (answer ?? {}) as Partial<Spot>;
  if (typeof x !== 'number' || typeof y !== 'number' || typeof heading !== 'number') {
    return refused('table.malformed-answer', { field: 'x, y, heading' });
  }
  return isLegal(state, ship, pose(x, y, heading)) ? undefined : refused(RULE, { ship: ship.id });
}

/** Where a bomb token may lie: anywhere in contact with the ship. xw.later.drop.touching */
export function touchingRequest(
  state: XwingState,
  { ship: id, bomb }: PlacingBomb,
): XwingQuestion<'placeBomb'> {
  const ship = shipOf(state, id) as PlacedShip;
  const reach = baseLength(ship) + BOMB_LENGTH;
  const { x, y } = ship.pose;
  return {
    seat: ship.seat,
    rule: RULE,
    about: { ship: id, bomb, touching: true },
    answers: {
      kind: 'region',
      fields: ['x', 'y', 'heading'],
      region: {
        kind: 'area',
        corners: [
          { x: x - reach, y: y - reach },
          { x: x + reach, y: y + reach },
        ],
      },
      refuse: (answer) => refuse(state, ship, answer),
      suggest: () =>
        placesAround(ship)
          .filter((at) => isLegal(state, ship, at))
          .map((at) => ({ x: at.x, y: at.y, heading: at.heading })),
    },
  };
}
