import type { Mark } from '@sortie/scene';
import type { Say } from '../../../app/words.ts';
import type { PiecePick } from '../../../table/layer.ts';
import type { Declaration, OfferedShot } from './declared-shots.ts';
import { shotMark } from './shot-mark.ts';
import type { en } from './text/en.ts';

/** What the player points at while choosing a target. */
export interface Aim {
  readonly target: string | null;
  /** The key of the shot under the pointer. */
  readonly looked: string | null;
}

/** The measured lines and the enemies that can be picked, or asked about. */
export function declareLayer(
  { shots, others }: Declaration,
  aim: Aim,
  say: Say<typeof en>,
): { readonly marks: readonly Mark[]; readonly picks: readonly PiecePick[] } {
  const marks: readonly Mark[] = shots.map((each) =>
    isLookedAt(each, aim)
      ? shotMark(each.key, each.shot, { label: rangeLabel(each, say) })
      : shotMark(each.key, each.shot, { faint: true }),
  );
  const targets = [...new Set(shots.map(({ shot }) => String(shot.target)))];
  const picks: readonly PiecePick[] = [
    ...targets.map((piece) => {
      const isSure = piece === aim.target && onlyShotAt(shots, piece) !== undefined;
      return { piece, label: say(isSure ? 'pickAgain' : 'pickTarget'), chosen: piece === aim.target };
    }),
    ...others.map((piece) => ({
      piece,
      label: say('pickRefused'),
      refused: true,
      chosen: piece === aim.target,
    })),
  ];
  return { marks, picks };
}

/** The one shot there is at a target: picking the target a second time fires it. */
export function onlyShotAt(shots: readonly OfferedShot[], target: string): OfferedShot | undefined {
  const [only, ...others] = shots.filter(({ shot }) => shot.target === target);
  return others.length === 0 ? only : undefined;
}

function isLookedAt({ key, shot }: OfferedShot, { target, looked }: Aim): boolean {
  return looked === null ? shot.target === target : key === looked;
}

function rangeLabel({ shot: { range, obstructed } }: OfferedShot, say: Say<typeof en>): string {
  const label = say('range', { range });
  return obstructed ? `${label} · ${say('obstructed')}` : label;
}
