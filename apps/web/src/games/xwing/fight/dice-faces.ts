import type { Die } from '@sortie/kernel';
import { dieFaceIcons } from '@sortie/xwing/icons';
import type { AttackFace, DefenseFace } from '@sortie/xwing/model';
import type { Say } from '../../../app/words.ts';
import type { DieFace } from '../../../table/dice-tray.tsx';
import type { en } from './text/en.ts';

type AnyDie = Die<AttackFace | DefenseFace>;

export interface DiceState {
  readonly chosen?: readonly number[];
  readonly pickable?: readonly number[];
}

/** A pool of dice for a tray, each with its place as its key. */
export function diceFaces(
  pool: 'attack' | 'defense',
  dice: readonly AnyDie[],
  say: Say<typeof en>,
  { chosen = [], pickable = [] }: DiceState = {},
): readonly DieFace[] {
  return dice.map((die, place) => ({
    key: String(place),
    icon: dieFaceIcons[die.face],
    name: nameOf(die, place, say),
    tone: pool,
    chosen: chosen.includes(place),
    pickable: pickable.includes(place),
    cancelled: die.cancelled,
    rerolled: die.timesRerolled > 0,
  }));
}

/** What was rerolled or cancelled is said by the tray. */
function nameOf(die: AnyDie, place: number, say: Say<typeof en>): string {
  return say(die.added ? 'dieAdded' : 'die', { place: place + 1, face: say(die.face) });
}
