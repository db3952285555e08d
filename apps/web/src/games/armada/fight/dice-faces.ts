import { dieFaceIcons } from '@sortie/armada/icons';
import type { AttackDie } from '@sortie/armada/model';
import { texts } from '@sortie/armada/text';
import type { Language } from '@sortie/games';
import type { DieFace } from '../../../table/die-face.ts';
import '../parts/dice-pool.css';

export interface DiceState {
  readonly chosen?: readonly number[];
  readonly pickable?: readonly number[];
}

/** The dice of an attack for a tray, each with its place as its key. */
export function diceFaces(
  dice: readonly Pick<AttackDie, 'colour' | 'face' | 'cancelled' | 'timesRerolled'>[],
  language: Language,
  { chosen = [], pickable = [] }: DiceState = {},
): readonly DieFace[] {
  const { colours, faces } = texts(language).pieceWords.names;
  return dice.map(({ colour, face, cancelled, timesRerolled }, place) => ({
    key: String(place),
    icon: dieFaceIcons[face],
    name: `${place + 1}: ${faces[face]} (${colours[colour]})`,
    tone: colour,
    chosen: chosen.includes(place),
    pickable: pickable.includes(place),
    cancelled,
    rerolled: timesRerolled > 0,
  }));
}
