import type { Point } from '@sortie/geometry';
import type { Mark } from '@sortie/scene';
import type { Names } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { baseLength } from '@sortie/xwing/view';
import type { Say } from '../../../app/words.ts';
import type { Focus } from '../../../table/camera/focus.ts';
import type { Act } from '../../../table/stage/act.ts';
import type { Seen } from '../../../table/table-game.ts';
import type { en as enFight } from '../fight/text/en.ts';
import type { Course, StagedAttack } from './course.ts';
import type { StagedEvent } from './declined.ts';
import type { Deed } from './deeds.ts';
import type { en } from './text/en.ts';

/** Everything that one deed is told from. */
export interface Telling {
  readonly key: string;
  readonly deed: Deed;
  /** Before and after the deed. */
  readonly course: Course;
  readonly after: Course;
  /** When everything has happened; what is hidden from the looker is not in it. */
  readonly seen: Seen<XwingView>;
  readonly names: Names;
  readonly say: Say<typeof en>;
  readonly sayFight: Say<typeof enFight>;
  /** The sentence of the log, where it has one. */
  readonly tell: (event: StagedEvent) => string | undefined;
}

/** What an act has besides its picture. */
export type Frame = Pick<Act, 'key' | 'words' | 'side' | 'focus' | 'lasts'>;

export function frameOf(
  { key, seen }: Telling,
  ship: string,
  { words, lasts, focus = { pieces: [ship] } }: { words: string; lasts: number; focus?: Focus | null },
): Frame {
  return { key, words, lasts, focus, side: seen.table.ships.find(({ id }) => id === ship)?.side ?? null };
}

/** Where a piece stands when the deed is done. */
export function placeOf(
  { after, course }: Pick<Telling, 'after' | 'course'>,
  piece: string,
): Point | undefined {
  return after.poses.get(piece) ?? course.poses.get(piece);
}

/** Half of a ship's base, in millimetres. */
export function reachOf({ table }: Pick<Seen<XwingView>, 'table'>, id: string): number {
  const ship = table.ships.find((each) => each.id === id);
  return ship ? baseLength(ship) / 2 : 20;
}

/** The attack that a deed belongs to. */
export function attackOf({ course, after }: Telling): StagedAttack | null {
  return after.attack ?? course.attack;
}

export function fightFocus({ attacker, defender }: StagedAttack): Focus {
  return { pieces: [attacker, defender] };
}

/** The line of fire, as it was measured or from ship to ship. */
export function fireLine(telling: Telling, attack: StagedAttack): readonly Mark[] {
  const now = telling.seen.table.attack;
  const isThis = now?.attacker === attack.attacker && now.defender === attack.defender;
  const [from, to] = [placeOf(telling, attack.attacker), placeOf(telling, attack.defender)];
  const points = attack.line ?? (isThis ? now.line : from && to ? [from, to] : undefined);
  if (!points) return [];
  return [{ kind: 'line', id: 'attack', role: attack.obstructed ? 'obstructed' : 'attack', points }];
}
