import { baseSizes, shipCard, sizeOf } from '@sortie/armada/catalogue';
import { SQUADRON_RADIUS } from '@sortie/armada/measuring';
import type { ArmadaEvent } from '@sortie/armada/model';
import type { Names } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import type { Point } from '@sortie/geometry';
import type { Mark } from '@sortie/scene';
import type { Focus } from '../../../table/camera/focus.ts';
import type { Act } from '../../../table/stage/act.ts';
import type { Seen } from '../../../table/table-game.ts';
import type { ArmadaSay } from '../text/armada-say.ts';
import { unitOf } from '../units.ts';
import type { StageTable } from './stage-table.ts';

/** Events that are one thing to whoever watches. */
export type Deed = readonly [ArmadaEvent, ...ArmadaEvent[]];

/** Everything that one deed is told from. */
export interface Telling {
  readonly key: string;
  readonly deed: Deed;
  readonly before: StageTable;
  readonly after: StageTable;
  /** When everything has happened; what is hidden from the looker is not in it. */
  readonly seen: Seen<ArmadaView>;
  readonly names: Names;
  readonly say: ArmadaSay;
  /** The sentence of the log, where it has one. */
  readonly tell: (event: ArmadaEvent) => string | undefined;
}

export type EventOf<Kind extends ArmadaEvent['kind']> = Extract<ArmadaEvent, { readonly kind: Kind }>;

/** What an act has besides its picture. */
export type Frame = Pick<Act, 'key' | 'words' | 'side' | 'focus' | 'lasts'>;

export function frameOf(
  { key, seen }: Telling,
  unit: string,
  { words, lasts, focus = { pieces: [unit] } }: { words: string; lasts: number; focus?: Focus | null },
): Frame {
  return { key, words, lasts, focus, side: unitOf(seen.table, unit)?.side ?? null };
}

export function placeOf(
  { before, after }: Pick<Telling, 'before' | 'after'>,
  unit: string,
): Point | undefined {
  return after.poses.get(unit) ?? before.poses.get(unit);
}

/** Half of a unit's base, in millimetres. */
export function reachOf({ table }: Pick<Seen<ArmadaView>, 'table'>, id: string): number {
  const ship = table.ships.find((each) => each.id === id);
  return ship ? baseSizes[sizeOf(shipCard(ship.card).class)].length / 2 : SQUADRON_RADIUS;
}

/** The attack that a deed belongs to, framed with its line of sight. */
export function fightOf(
  telling: Telling,
): { readonly focus: Focus; readonly marks: readonly Mark[] } | undefined {
  const attack = telling.after.attack ?? telling.before.attack;
  if (!attack) return undefined;
  const { attacker, defender, obstructed } = attack;
  const now = telling.seen.table.attack;
  const isThis = now?.attacker === attacker && now.defender === defender;
  const [from, to] = [placeOf(telling, attacker), placeOf(telling, defender)];
  const points = isThis ? now.line : from && to ? [from, to] : undefined;
  return {
    focus: { pieces: [attacker, defender] },
    marks: points ? [{ kind: 'line', id: 'attack', role: obstructed ? 'obstructed' : 'attack', points }] : [],
  };
}
