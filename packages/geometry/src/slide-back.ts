import { depth } from './depth.ts';
import { inContact } from './in-contact.ts';
import { overlaps, overlapsBy } from './overlaps.ts';
import type { Path } from './path.ts';
import { type Pose, toTable } from './pose.ts';
import { poseOnPath } from './pose-on-path.ts';
import type { Shape } from './shape.ts';
import { cosine, sine } from './sine.ts';
import { reach } from './support.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Millimetres } from './units.ts';

export interface Slide {
  readonly path: Path;
  /** The base before the move. */
  readonly start: Pose;
  readonly baseLength: Millimetres;
  readonly shapeAt: (pose: Pose) => Shape;
  readonly blockers: readonly Shape[];
}

export interface SlideResult {
  readonly pose: Pose;
  /** As in `poseOnPath`: the path's length at the end, -baseLength at the start. */
  readonly t: Millimetres;
  /** Whether the base could not stay at the end of the path. */
  readonly slid: boolean;
  /** Indices of the blockers in contact with the base where it stopped. */
  readonly contacts: readonly number[];
}

/** A quantised pose may lie this far from the exact one, the heading counted at the end of a base. */
const QUANTUM: Millimetres = 1 / 1024;
/** How finely the place of first clearance is found. */
const FINE: Millimetres = 1 / 8192;
/** Contact closes when the base sinks in no deeper than this: over rounding, under a quantum. */
const FLUSH: Millimetres = TOLERANCE / 64;
/** How much farther back contact is looked for once the base is clear to the tolerance. */
const SETTLING: Millimetres = 0.25;

/**
 * No point of the shape moves farther than this per unit of path. The chord turns by
 * sin(a + b) / (length cos b) where a and b are its angles with the path at rear and front; a + b is at most
 * the path's angle, and b is widest when the front reaches the end of the curve.
 */
export function greatestSpeed(slide: Slide): number {
  const { path, baseLength, start } = slide;
  if (path.kind === 'straight') return 1;
  const { radius, angle } = path;
  const right = radius * (1 - cosine(angle));
  const forward = radius * sine(angle);
  const turnsInside = right * right + forward * forward >= baseLength * baseLength;
  const cosineAtFront = turnsInside
    ? Math.sqrt(1 - (baseLength * baseLength) / (4 * radius * radius))
    : (sine(angle) * right + cosine(angle) * Math.sqrt(baseLength * baseLength - right * right)) / baseLength;
  const rearMiddle = toTable(start, { x: 0, y: -baseLength / 2 });
  const turning = sine(angle) / (baseLength * cosineAtFront);
  return 1 + turning * reach(slide.shapeAt(start), rearMiddle);
}

function shapeOnPath(slide: Slide, at: Millimetres): Shape {
  return slide.shapeAt(poseOnPath(slide.path, slide.start, slide.baseLength, at));
}

function isClear(slide: Slide, at: Millimetres): boolean {
  return isClearOf(slide.blockers, shapeOnPath(slide, at));
}

function isClearOf(blockers: readonly Shape[], shape: Shape): boolean {
  return !blockers.some((blocker) => overlaps(shape, blocker));
}

interface Bracket {
  readonly clear: Millimetres;
  readonly blocked: Millimetres;
}

/**
 * Back from a blocked place to a clear one. The base sinks in by some depth, so it must move at least that
 * far: no clear gap wider than the tolerance is stepped over.
 */
function firstClearance(slide: Slide, from: Millimetres): Bracket | undefined {
  const speed = greatestSpeed(slide);
  let blocked = from;
  let shape = shapeOnPath(slide, blocked);
  while (true) {
    let deepest = 0;
    for (const blocker of slide.blockers) deepest = Math.max(deepest, depth(shape, blocker));
    const next = blocked - Math.max(deepest - TOLERANCE - 2 * QUANTUM, TOLERANCE) / speed;
    if (next <= -slide.baseLength) return undefined;
    shape = shapeOnPath(slide, next);
    if (isClearOf(slide.blockers, shape)) return { clear: next, blocked };
    blocked = next;
  }
}

function narrowBracket(bracket: Bracket, isClearAt: (at: Millimetres) => boolean): Bracket {
  let { clear, blocked } = bracket;
  while (blocked - clear > FINE) {
    const middle = (clear + blocked) / 2;
    if (isClearAt(middle)) clear = middle;
    else blocked = middle;
  }
  return { clear, blocked };
}

/** The clear place at which the base no longer sinks into what stopped it, if one is near. */
function closedToContact(slide: Slide, bracket: Bracket): Millimetres {
  const sunk = shapeOnPath(slide, bracket.blocked);
  const stoppers = slide.blockers.filter((blocker) => overlaps(sunk, blocker));
  const isFlush = (at: Millimetres) => {
    const shape = shapeOnPath(slide, at);
    return !stoppers.some((blocker) => overlapsBy(shape, blocker, FLUSH));
  };
  const back = Math.max(bracket.clear - SETTLING, -slide.baseLength);
  if (!isFlush(back)) return bracket.clear;
  const flush = narrowBracket({ clear: back, blocked: bracket.blocked }, isFlush).clear;
  return isClear(slide, flush) ? flush : bracket.clear;
}

function resultAt(slide: Slide, at: Millimetres, pose: Pose): SlideResult {
  const shape = slide.shapeAt(pose);
  const contacts = slide.blockers.flatMap((blocker, index) => (inContact(shape, blocker) ? [index] : []));
  return { pose, t: at, slid: at < slide.path.length, contacts };
}

/**
 * From the end of the path back to the first pose clear of every blocker, in contact with the last one
 * it was over; the start pose when there is none.
 */
export function slideBack(slide: Slide): SlideResult {
  const { path, start, baseLength } = slide;
  const end = path.length;
  if (isClear(slide, end)) return resultAt(slide, end, poseOnPath(path, start, baseLength, end));
  const found = firstClearance(slide, end);
  if (found === undefined) return resultAt(slide, -baseLength, start);
  const bracket = narrowBracket(found, (at) => isClear(slide, at));
  const at = closedToContact(slide, bracket);
  // What is clear only by the tolerance is no way travelled, unless it closes a gap.
  if (at + baseLength <= 2 * TOLERANCE) {
    const unmoved = resultAt(slide, -baseLength, start);
    if (unmoved.contacts.length > 0) return unmoved;
  }
  return resultAt(slide, at, poseOnPath(path, start, baseLength, at));
}
