import type { Pose, Shape } from '@sortie/geometry';
import { movePose, overlaps, pathShape } from '@sortie/geometry';
import { unreachable } from '@sortie/kernel';
import { ownCardsWith } from '../abilities/questions.ts';
import { bank, straight, type Template, turn } from '../catalogue/index.ts';
import type {
  BombTokenId,
  BoostDirection,
  DecloakDirection,
  RollDirection,
  Ship,
  XwingEffect,
  XwingState,
} from '../model/index.ts';
import { isInsideArea } from './area.ts';
import { baseAt, baseLength, bodyAt } from './base.ts';
import { bombsMetBy } from './bombs-met.ts';
import { endOfTemplate } from './end-of-template.ts';
import type { PlacedShip } from './in-play.ts';
import { obstacleEffects, obstaclesInTheWay } from './obstacle-effects.ts';
import { obstaclesOnPath } from './obstacles.ts';
import { obstacleShape } from './outlines.ts';
import { overlapsShips } from './overlaps-ships.ts';

/** xw.action.boost.templates */
export function boostDirections(state: XwingState, ship: Ship): readonly BoostDirection[] {
  const further = ownCardsWith(state, ship, 'boostTemplates').flatMap(({ rules }) => rules.boostTemplates!);
  return ['straight', 'bankLeft', 'bankRight', ...further];
}

/** xw.action.roll.template */
export function rollDirections(state: XwingState, ship: Ship): readonly RollDirection[] {
  const [only] = ownCardsWith(state, ship, 'rollOnly');
  if (only) return only.rules.rollOnly!;
  const further = ownCardsWith(state, ship, 'rollTemplates').flatMap(({ rules }) => rules.rollTemplates!);
  return ['left', 'right', ...further];
}

/** xw.cloak.decloak.effects */
export function decloakDirections(state: XwingState, ship: Ship): readonly DecloakDirection[] {
  const [instead] = ownCardsWith(state, ship, 'decloakTemplates');
  return instead?.rules.decloakTemplates ?? ['forward', 'left', 'right'];
}

/** A boost, barrel roll or decloak at one place: where the base ends and what the template covers. */
export interface Placement {
  readonly to: Pose;
  readonly template: Shape;
}

/** xw.action.boost.templates, xw.action.boost.move */
export function boostPlacement(ship: PlacedShip, direction: BoostDirection): Placement {
  return boostAlong(ship, boostTemplate(direction));
}

function boostTemplate(direction: BoostDirection): Template {
  switch (direction) {
    case 'straight':
      return straight(1);
    case 'bankLeft':
      return bank(1, 'left');
    case 'bankRight':
      return bank(1, 'right');
    case 'turnLeft':
      return turn(1, 'left');
    case 'turnRight':
      return turn(1, 'right');
    default:
      return unreachable(direction);
  }
}

function frontOf(ship: PlacedShip): Pose {
  return movePose(ship.pose, baseLength(ship) / 2);
}

/** How a decloak is flown: as a boost with a speed-2 template, or as a roll with one. xw.cloak.decloak.effects */
export function decloakPath(
  direction: DecloakDirection,
): { readonly boost: Template } | { readonly roll: RollDirection } {
  switch (direction) {
    case 'forward':
      return { boost: straight(2) };
    case 'bankLeft':
      return { boost: bank(2, 'left') };
    case 'bankRight':
      return { boost: bank(2, 'right') };
    case 'left':
      return { roll: 'left2' };
    case 'right':
      return { roll: 'right2' };
    default:
      return { roll: direction };
  }
}

export function boostAlong(ship: PlacedShip, template: Template): Placement {
  return { to: endOfTemplate(ship, template), template: pathShape(template, frontOf(ship)) };
}

/** Which rule forbids the placement. The template may cross ships, not obstacles. xw.action.reposition.template-over-ship-ok */
export function whyNotPlaced(
  state: XwingState,
  ship: PlacedShip,
  placement: Placement,
  rule: string,
): string | undefined {
  return (
    whyNotThere(state, ship, placement.to, rule) ??
    (isTemplateFree(state, ship, placement) ? undefined : rule)
  );
}

export function isTemplateFree(state: XwingState, ship: PlacedShip, { template }: Placement): boolean {
  return !obstaclesInTheWay(state, ship).some((each) => overlaps(obstacleShape(each), template));
}

/** Which rule forbids the base to lie there. */
export function whyNotThere(state: XwingState, ship: PlacedShip, to: Pose, rule: string): string | undefined {
  // Pegs count against ships and obstacles only. xw.overlap.guides-count
  if (!isInsideArea(state.options.area, baseAt(ship, to))) return 'xw.flee.illegal-reposition';
  const body = bodyAt(ship, to, state.options.guides);
  if (overlapsShips(state, ship, to, body)) return rule;
  return obstaclesInTheWay(state, ship).some((each) => overlaps(obstacleShape(each), body))
    ? rule
    : undefined;
}

/** What lies beneath the base and the template of the move. */
export function coveredBy(state: XwingState, ship: PlacedShip, { to, template }: Placement): Shape[] {
  return [bodyAt(ship, to, state.options.guides), template];
}

/** What a ship suffers that may be put down on obstacles. xw.later.obstacle.crossed */
export function obstaclesCrossed(
  state: XwingState,
  ship: PlacedShip,
  placement: Placement,
): readonly XwingEffect[] {
  const isMet =
    ownCardsWith(state, ship, 'crossesObstacles').length > 0 && obstaclesOnPath(state, ship).length > 0;
  return isMet ? obstacleEffects(state, ship.id, coveredBy(state, ship, placement)) : [];
}

/** Bombs that the move sets off. */
export function bombsOnTheWay(state: XwingState, ship: PlacedShip, placement: Placement): BombTokenId[] {
  if (state.bombs.length === 0) return [];
  return bombsMetBy(state, coveredBy(state, ship, placement));
}
