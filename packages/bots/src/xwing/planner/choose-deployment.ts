import type { Plain } from '@sortie/kernel';
import { fieldsOf } from '../../planning/answers.ts';
import { type Ground, groundOf } from './ground.ts';
import { piecesOf } from './piece.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

/** Middle to middle: a swarm flies wing to wing, a few ships leave each other room to turn. */
const WING_TO_WING = 45;
const LOOSE = 90;
const SWARM = 5;

/** How many places for the middle of the line are looked at, and how far ahead of it obstacles count. */
const TRIES = 2;
const AHEAD = 420;

interface Line {
  /** Along which the line runs: the edge that the squad deploys at. */
  readonly axis: 'x' | 'y';
  readonly count: number;
  readonly spacing: number;
}

/**
 * A line whose middle follows from the seed, where fewer obstacles lie ahead. The lowest pilots come first and take
 * its ends, so that the leaders stand in the middle, in reach of everybody.
 */
export function chooseDeployment(thinking: Thinking): Plain {
  const { view, side } = thinking;
  const placed = piecesOf(view).filter((piece) => piece.side === side).length;
  const line = lineOf(thinking);
  const wanted = middleOf(thinking, line) + offsetOf(line, placed);
  const calm = { ...thinking, depth: { ...thinking.depth, slip: 0 } };
  return bestAnswer(calm, (answer) => -Math.abs(placeOf(answer, line.axis) - wanted));
}

function placeOf(answer: Plain, axis: Line['axis']): number {
  const value = fieldsOf(answer)[axis];
  return typeof value === 'number' ? value : 0;
}

function lineOf({ view, side, answers }: Thinking): Line {
  const spread = (axis: Line['axis']) => {
    const places = answers.map((answer) => placeOf(answer, axis));
    return Math.max(...places) - Math.min(...places);
  };
  const count = view.ships.filter((ship) => ship.side === side && ship.gone === null).length;
  return {
    axis: spread('x') >= spread('y') ? 'x' : 'y',
    count,
    spacing: count >= SWARM ? WING_TO_WING : LOOSE,
  };
}

/** From the ends of the line inwards, left and right in turn. */
function offsetOf({ count, spacing }: Line, place: number): number {
  const outward = (count - 1) / 2 - Math.floor(place / 2);
  return spacing * (place % 2 === 0 ? -outward : outward);
}

/** The seed decides among places; the one with the clearest way ahead is taken. */
function middleOf({ view, steady, answers }: Thinking, line: Line): number {
  const chance = steady();
  const ground = groundOf(view);
  const { width, depth } = view.options.area;
  const length = line.axis === 'x' ? width : depth;
  const half = (line.spacing * (line.count - 1)) / 2 + LOOSE;
  const away = placeOf(answers[0]!, line.axis === 'x' ? 'y' : 'x');
  const tries = Array.from({ length: TRIES }, () => half + chance() * Math.max(0, length - 2 * half));
  const blocked = tries.map((middle) => rocksAhead(ground, line, { middle, half, away }));
  return tries[blocked.indexOf(Math.min(...blocked))]!;
}

interface Lane {
  readonly middle: number;
  readonly half: number;
  /** Where the line stands, from the edge. */
  readonly away: number;
}

function rocksAhead({ rocks }: Ground, { axis }: Line, { middle, half, away }: Lane): number {
  return rocks.filter((rock) => {
    const [along, across] = axis === 'x' ? [rock.x, rock.y] : [rock.y, rock.x];
    return Math.abs(along - middle) < half && Math.abs(across - away) < AHEAD;
  }).length;
}
