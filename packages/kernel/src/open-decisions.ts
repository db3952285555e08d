import type { Request } from './decision.ts';
import type { EngineState, OpenDecision } from './state.ts';

/** The questions as they are kept in the state: those that stood before keep their numbers. */
export function openDecisions(
  requests: readonly Request[],
  before: readonly OpenDecision[],
  { nextDecision, version }: EngineState,
): { readonly open: readonly OpenDecision[]; readonly nextDecision: number } {
  let next = nextDecision;
  const open = requests.map((request, place): OpenDecision => {
    const { seat, kind, key = '' } = request;
    const there = before[place];
    const known = isSame(there, request) ? there : before.find((each) => isSame(each, request));
    return known ?? { id: next++, seat, kind, since: version, key };
  });
  if (requests.length > 1) refuseTwins(open);
  return { open, nextDecision: next };
}

function isSame(
  decision: OpenDecision | undefined,
  { seat, kind, key = '' }: Request,
): decision is OpenDecision {
  return decision?.seat === seat && decision.kind === kind && decision.key === key;
}

function refuseTwins(open: readonly OpenDecision[]): void {
  const known = new Set<string>();
  for (const { seat, kind, key } of open) {
    const name = `${seat} ${kind} ${key}`;
    if (known.has(name)) throw new Error(`two questions have the same key: ${name}`);
    known.add(name);
  }
}
