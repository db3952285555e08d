import type { Pose } from '@sortie/geometry';
import { movePose, turnPose } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import type { Maneuver } from '@sortie/xwing/catalogue';
import { fieldsOf } from '../../planning/answers.ts';
import { endOfManeuver } from './move.ts';
import { piecesOf } from './piece.ts';
import type { Thinking } from './thinking.ts';

/** Half the base of the small ships that leave others. */
const HALF = 20;

/** With no more hull and shields than this a carrier may not live to the next round. */
const FEEBLE = 4;

const CARRIERS: ReadonlySet<string> = new Set(['title:ghost', 'title:ghost-swx72', 'title:houndstooth']);

/** A ship leaves its carrier by this use of a card. */
export function isLaunch(card: string | null, choice: Plain | undefined): boolean {
  return card !== null && CARRIERS.has(card) && typeof fieldsOf(choice ?? null).bearing === 'string';
}

/** A docked ship stays where it helps its carrier until that is in danger; then it comes to stand well inside. */
export function worthOfLaunch({ view }: Thinking, use: string, choice: Plain): number {
  const carrier = piecesOf(view).find(({ id }) => use.startsWith(`${id}.`));
  if (!carrier) return 1;
  const { ship, stand } = carrier;
  const left = ship.values.hull - ship.damage.length + ship.shields;
  const { from, ...maneuver } = fieldsOf(choice);
  const out: Pose = from === 'front' ? stand : turnPose(stand, 180);
  const end = endOfManeuver(movePose(out, stand.half - HALF), HALF, maneuver as unknown as Maneuver);
  const { width, depth } = view.options.area;
  const room = Math.min(end.x, end.y, width - end.x, depth - end.y);
  return (left <= FEEBLE ? 1 : -2) + Math.max(-0.9, Math.min(room, 300) / 1000);
}
