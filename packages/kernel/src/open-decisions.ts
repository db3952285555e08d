import type { Request } from './decision.ts';
import type { EngineEvent } from './engine-event.ts';
import type { EngineState, OpenDecision } from './state.ts';

/** Puts the questions into the state: those that stood before keep their numbers. */
export function openDecisions(
  requests: readonly Request[],
  before: readonly OpenDecision[],
  { nextDecision, version }: EngineState,
): EngineEvent {
  let next = nextDecision;
  const open = requests.map((request, place): OpenDecision => {
    const { seat, kind, key } = request;
    const there = before[place];
    const known = isSame(there, request) ? there : before.find((each) => isSame(each, request));
    return known ?? { id: next++, seat, kind, since: version, key };
  });
  if (requests.length > 1) refuseTwins(open);
  return { kind: 'asked', open, nextDecision: next };
}

function isSame(decision: OpenDecision | undefined, { seat, kind, key }: Request): decision is OpenDecision {
  return decision?.seat === seat && decision.kind === kind && decision.key === key;
}

/** Pair by pair: a dozen questions are compared faster than their names are put together. */
function refuseTwins(open: readonly OpenDecision[]): void {
  for (let place = 1; place < open.length; place++) {
    const { seat, kind, key } = open[place]!;
    for (let before = 0; before < place; before++) {
      const other = open[before]!;
      if (other.key === key && other.kind === kind && other.seat === seat) {
        throw new Error(`two questions have the same key: ${seat} ${kind} ${key}`);
      }
    }
  }
}
