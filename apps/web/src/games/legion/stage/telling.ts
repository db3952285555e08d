import type { Point } from '@sortie/geometry';
import { unitCard } from '@sortie/legion/catalogue';
import { radiusOf } from '@sortie/legion/measuring';
import type { LegionEvent } from '@sortie/legion/model';
import type { Names } from '@sortie/legion/text';
import type { LegionView } from '@sortie/legion/view';
import type { Mark } from '@sortie/scene';
import type { Focus } from '../../../table/camera/focus.ts';
import type { Act } from '../../../table/stage/act.ts';
import type { Seen } from '../../../table/table-game.ts';
import type { LegionSay } from '../text/legion-say.ts';
import { unitOf } from '../units.ts';
import type { StageTable } from './stage-table.ts';

/** Events that are one thing to whoever watches. */
export type Deed = readonly [LegionEvent, ...LegionEvent[]];

export type EventOf<Kind extends LegionEvent['kind']> = Extract<LegionEvent, { readonly kind: Kind }>;

/** Everything that one deed is told from. */
export interface Telling {
  readonly key: string;
  readonly deed: Deed;
  readonly before: StageTable;
  readonly after: StageTable;
  /** When everything has happened; what is hidden from the looker is not in it. */
  readonly seen: Seen<LegionView>;
  readonly names: Names;
  readonly say: LegionSay;
  /** The sentence of the log, where it has one. */
  readonly tell: (event: LegionEvent) => string | undefined;
}

/** What an act has besides its picture. */
export type Frame = Pick<Act, 'key' | 'words' | 'side' | 'focus' | 'lasts'>;

interface Framing {
  readonly words: string;
  readonly lasts: number;
  readonly focus?: Focus | null;
}

export function frameOf({ key, seen }: Telling, unit: string, framing: Framing): Frame {
  const { words, lasts, focus = { pieces: [unit] } } = framing;
  return { key, words, lasts, focus, side: unitOf(seen.table, unit)?.side ?? null };
}

/** The sentences of all events of a deed, each once. */
export function wordsOf({ deed, tell }: Pick<Telling, 'deed' | 'tell'>): string {
  return [...new Set(deed.flatMap((event) => tell(event) ?? []))].join(' ');
}

/** Where a unit's leader is, or was. */
export function placeOf(
  { before, after, seen }: Pick<Telling, 'before' | 'after' | 'seen'>,
  unit: string,
): Point | undefined {
  const leader = unitOf(seen.table, unit)?.leader;
  const known = (table: StageTable) =>
    table.stands.get(unit) ?? (leader ? table.stands.get(leader) : undefined);
  return known(after) ?? known(before);
}

/** Half of a base of the unit. */
export function reachOf({ table }: Pick<Seen<LegionView>, 'table'>, id: string): number {
  const unit = unitOf(table, id);
  return unit ? radiusOf(unitCard(unit.card).base) : 14;
}

/** The pool that a deed belongs to, framed with the line between the leaders. */
export function fightOf(
  telling: Telling,
): { readonly focus: Focus; readonly marks: readonly Mark[] } | undefined {
  const pool = telling.after.pool ?? telling.before.pool;
  if (!pool) return undefined;
  const { attacker, defender } = pool;
  const [from, to] = [attacker ? placeOf(telling, attacker) : undefined, placeOf(telling, defender)];
  return {
    focus: { pieces: [...(attacker ? [attacker] : []), defender] },
    marks: from && to ? [{ kind: 'line', id: 'attack', role: 'attack', points: [from, to] }] : [],
  };
}
