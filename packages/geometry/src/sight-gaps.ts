import type { Shadow } from './shadow.ts';
import { type Aside, circleBeyondLine, lowerEdge, type SightWindow, upperEdge } from './sight-window.ts';
import { TOLERANCE } from './tolerance.ts';

/** How many looks are taken at equal steps, besides those where an edge begins, ends or leaves the cylinder. */
const LOOKS = 64;

/** Where the picture may change from one look aside to the next. */
function changes(window: SightWindow, shadows: readonly Shadow[]): readonly number[] {
  const { reach } = window;
  const found: number[] = Array.from(
    { length: LOOKS + 1 },
    (_, index) => -reach + (2 * reach * index) / LOOKS,
  );
  const edge: Aside = { from: 0, to: 0 };
  for (const { from, to, upper, lower } of shadows) {
    found.push(from, to);
    for (let line = 0; line < upper.length; line += 2) {
      circleBeyondLine(window, window.riseOfTop, 1, upper[line]!, upper[line + 1]!, edge);
      found.push(edge.from, edge.to);
    }
    for (let line = 0; line < lower.length; line += 2) {
      circleBeyondLine(window, window.riseOfBottom, -1, lower[line]!, lower[line + 1]!, edge);
      found.push(edge.from, edge.to);
    }
  }
  return found.filter((aside) => aside >= -reach && aside <= reach).toSorted((one, other) => one - other);
}

interface Hidden {
  readonly from: number;
  readonly to: number;
}

function hiddenAt({ upper, lower }: Shadow, aside: number): Hidden {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (let line = 0; line < lower.length; line += 2) {
    from = Math.max(from, lower[line]! + lower[line + 1]! * aside);
  }
  for (let line = 0; line < upper.length; line += 2) {
    to = Math.min(to, upper[line]! + upper[line + 1]! * aside);
  }
  return { from, to };
}

/** A height that no shadow covers, looking aside by so much. */
function uncoveredAt(window: SightWindow, shadows: readonly Shadow[], aside: number): number | undefined {
  const thin = TOLERANCE / window.distance;
  const top = upperEdge(window, aside);
  let reached = lowerEdge(window, aside);
  const covering = shadows
    .filter(({ from, to }) => from <= aside && aside <= to)
    .map((shadow) => hiddenAt(shadow, aside))
    .toSorted((one, other) => one.from - other.from);
  for (const { from, to } of covering) {
    if (from - reached > thin) return (reached + Math.min(from, top)) / 2;
    reached = Math.max(reached, to);
    if (top - reached <= thin) return undefined;
  }
  return top - reached > thin ? (reached + top) / 2 : undefined;
}

/** A place of the picture that no shadow covers, where shadows leave something to be seen beneath them. */
export function seenThroughGaps(
  window: SightWindow,
  shadows: readonly Shadow[],
): readonly [aside: number, aloft: number] | undefined {
  const edges = changes(window, shadows);
  for (let index = 1; index < edges.length; index++) {
    const [from, to] = [edges[index - 1]!, edges[index]!];
    if ((to - from) * window.distance <= TOLERANCE) continue;
    const aside = (from + to) / 2;
    const aloft = uncoveredAt(window, shadows, aside);
    if (aloft !== undefined) return [aside, aloft];
  }
  return undefined;
}
