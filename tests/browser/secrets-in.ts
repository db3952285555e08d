import { applyUpdateDifference, type UpdateDifference } from '@sortie/protocol';
import type { Person } from './open-page.ts';

interface Ship {
  readonly id: string;
  readonly seat: string;
  readonly dial: unknown;
  readonly dialRevealed: boolean;
}

interface Update {
  readonly status: string;
  readonly view: {
    readonly decisions: readonly { readonly seat: string }[];
    readonly table: { readonly ships: readonly Ship[] };
  } | null;
  readonly log: { readonly events: readonly { readonly kind: string; readonly ship?: string }[] };
}

/** Names that only the referee's own state has. */
const REFEREES = new Set(['random', 'seed', 'secret', 'draw', 'engine']);

export interface Found {
  readonly leaks: readonly string[];
  /** How many facedown dials of others were sent as such: nothing is proved by frames without any. */
  readonly hidden: number;
}

/** Everything in the frames that this person was sent, until the game was over, which they must not know. */
export function secretsIn({ frames }: Person, seat: string): Found {
  const leaks: string[] = [];
  let hidden = 0;
  let latest: Update | undefined;
  for (const frame of frames) {
    const message = JSON.parse(frame) as Message;
    const update = updateIn(message, latest);
    latest = update ?? latest;
    if (update?.status === 'over') break;
    leaks.push(...keysOf(message).filter((key) => REFEREES.has(key)));
    if (!update?.view) continue;
    const others = update.view.table.ships.filter((ship) => ship.seat !== seat);
    for (const { dial, dialRevealed, id } of others) {
      if (dial === 'hidden') hidden++;
      else if (dial !== null && !dialRevealed) leaks.push(`dial of ${id}`);
    }
    for (const { kind, ship } of update.log.events) {
      if (kind === 'dialSet' && others.some(({ id }) => id === ship)) leaks.push(`${kind} of ${ship}`);
    }
    for (const decision of update.view.decisions) {
      if (decision.seat !== seat) leaks.push(`question to ${decision.seat}`);
    }
  }
  return { leaks, hidden };
}

type Message =
  | (Update & { readonly kind: 'update' })
  | UpdateDifference
  | { readonly kind: 'result'; readonly result: { readonly update?: Update } | null };

/** The server sends a whole update at first and then what differs. */
function updateIn(message: Message, latest: Update | undefined): Update | undefined {
  switch (message.kind) {
    case 'update':
      return message;
    case 'difference':
      return latest && (applyUpdateDifference(latest as never, message) as unknown as Update);
    case 'result':
      return message.result?.update;
    default:
      return undefined;
  }
}

function keysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(keysOf);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}
