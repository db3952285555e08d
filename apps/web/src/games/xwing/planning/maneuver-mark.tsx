import type { Difficulty, Maneuver } from '@sortie/xwing/catalogue';
import { bearingIcons } from '@sortie/xwing/icons';
import './maneuver-mark.css';

/** Signs of the colours, on a box of 6 by 6 about the middle. */
const signs: Readonly<Record<Difficulty, string>> = {
  green: 'M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z',
  white: 'M-2.4 0A2.4 2.4 0 1 1 2.4 0A2.4 2.4 0 1 1 -2.4 0Z',
  red: 'M0 -3L3 2.4H-3Z',
};

interface Props {
  readonly maneuver: Pick<Maneuver, 'bearing' | 'difficulty'>;
}

/** The arrow of a maneuver and the sign of its colour, about the middle of a box of 30 by 24. */
export function ManeuverMark({ maneuver: { bearing, difficulty } }: Props) {
  return (
    <g className="maneuver-mark" data-difficulty={difficulty}>
      <path className="maneuver-mark-icon" transform="translate(-12 -12)" d={bearingIcons[bearing]} />
      <path className="maneuver-mark-sign" transform="translate(13 9)" d={signs[difficulty]} />
    </g>
  );
}
