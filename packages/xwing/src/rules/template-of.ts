import type { Maneuver } from '../catalogue/index.ts';
import { bank, straight, type Template, turn } from '../catalogue/index.ts';

const TEMPLATES = { bank, turn };

/**
 * The template of a maneuver: eleven of them, curved ones to either side; none for a stationary one.
 * xw.geometry.template.count, xw.maneuver.bearing.straight, xw.maneuver.bearing.bank, xw.maneuver.bearing.turn,
 * xw.maneuver.bearing.stationary
 */
export function templateOf(maneuver: Pick<Maneuver, 'speed' | 'bearing' | 'along'>): Template | undefined {
  const { speed, bearing, along } = maneuver;
  // xw.later.maneuver.other-template
  if (along) return TEMPLATES[along](speed, bearing.endsWith('Left') ? 'left' : 'right');
  switch (bearing) {
    case 'straight':
    case 'koiogranTurn':
    case 'reverseStraight':
      return straight(speed);
    case 'bankLeft':
    case 'segnorsLoopLeft':
      return bank(speed, 'left');
    case 'bankRight':
    case 'segnorsLoopRight':
      return bank(speed, 'right');
    case 'turnLeft':
    case 'tallonRollLeft':
      return turn(speed, 'left');
    case 'turnRight':
    case 'tallonRollRight':
      return turn(speed, 'right');
    // Flown backwards, what lies to the ship's left lies to the right of the way it goes.
    case 'reverseBankLeft':
      return bank(speed, 'right');
    case 'reverseBankRight':
      return bank(speed, 'left');
    case 'stationary':
      return undefined;
  }
}
