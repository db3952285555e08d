import type { Pose } from '@sortie/geometry';
import { pose } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { PlacingBomb, Spot, XwingQuestion, XwingState } from '../model/index.ts';
import { isInsideArea } from './area.ts';
import { bombsAt } from './bombs.ts';
import { areFriendly, shipOf, shipsInPlay } from './in-play.ts';
import { bombShape } from './outlines.ts';
import { rangeTo } from './range.ts';
import { touchingRequest } from './touching-bomb.ts';
import { asks, flow } from './words.ts';

const RULE = 'xw.later.bomb.placed';

/** Enemies keep the tokens further away than this. */
const FAR = 3;

function isFree(state: XwingState, at: PlacingBomb, middle: Pose): boolean {
  const owner = shipOf(state, at.ship);
  const enemies = shipsInPlay(state).filter((each) => !areFriendly(owner, each));
  return bombsAt(state, { ...at, pose: middle }).every((bomb) => {
    const shape = bombShape(bomb);
    return isInsideArea(state.options.area, shape) && enemies.every((enemy) => rangeTo(enemy, shape) > FAR);
  });
}

function whyNot(state: XwingState, at: PlacingBomb, answer: Plain): Refusal | undefined {
  const { x, y, heading } = (answer ?? {}) as Partial<Spot>;
  if (![x, y, heading].every((each) => typeof each === 'number')) {
    return refused('table.malformed-answer', { field: 'x, y, heading' });
  }
  return isFree(state, at, pose(x!, y!, heading!)) ? undefined : refused(RULE, { ship: at.ship });
}

/** Spots of a grid, those nearest to the enemies first. */
const STEP = 45;

function spots(state: XwingState, at: PlacingBomb): readonly Spot[] {
  const { width, depth } = state.options.area;
  const owner = shipOf(state, at.ship);
  const enemies = shipsInPlay(state).filter((each) => !areFriendly(owner, each));
  const nearness = ({ x, y }: Spot) =>
    Math.min(...enemies.map(({ pose: { x: ex, y: ey } }) => (ex - x) * (ex - x) + (ey - y) * (ey - y)));
  const found: Spot[] = [];
  for (let x = STEP; x < width; x += STEP) {
    for (let y = STEP; y < depth; y += STEP) {
      const spot = { x, y, heading: 0 };
      if (isFree(state, at, pose(x, y, 0)) && !coversShip(state, at, spot)) found.push(spot);
    }
  }
  return found.sort((one, other) => nearness(one) - nearness(other) || one.x - other.x || one.y - other.y);
}

function coversShip(state: XwingState, at: PlacingBomb, { x, y, heading }: Spot): boolean {
  const tokens = bombsAt(state, { ...at, pose: pose(x, y, heading) }).map(bombShape);
  return shipsInPlay(state).some((ship) => tokens.some((token) => rangeTo(ship, token) === 1));
}

/** Tokens that a card lets its player put on the table. rulebook: later */
export const placingBomb = flow('placingBomb', [
  asks('place', {
    question: 'placeBomb',
    request: (state, at): XwingQuestion<'placeBomb'> | undefined => {
      if (at.touching) return touchingRequest(state, at);
      const suggested = spots(state, at);
      if (suggested.length === 0) return undefined;
      const { width, depth } = state.options.area;
      return {
        seat: shipOf(state, at.ship).seat,
        rule: RULE,
        about: { ship: at.ship, bomb: at.bomb },
        answers: {
          kind: 'region',
          fields: ['x', 'y', 'heading'],
          region: {
            kind: 'area',
            corners: [
              { x: 0, y: 0 },
              { x: width, y: depth },
            ],
          },
          refuse: (answer) => whyNot(state, at, answer),
          suggest: () => suggested,
        },
      };
    },
    take: (_state, { ship, bomb }, { x, y, heading }) => [
      { kind: 'layBomb', ship, bomb, pose: pose(x, y, heading) },
    ],
  }),
]);
