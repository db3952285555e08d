import type { Maneuver } from '@sortie/xwing/catalogue';

/** What a dial shows, whichever way it is drawn. */
export interface DialProps {
  readonly label: string;
  readonly maneuvers: readonly Maneuver[];
  readonly offered: readonly Maneuver[];
  readonly chosen: Maneuver | undefined;
  readonly redWarning: string | undefined;
  readonly nameOf: (maneuver: Maneuver) => string;
  readonly onChoose: (maneuver: Maneuver) => void;
}
