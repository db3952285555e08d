import { card } from '../../card-words.ts';
import { flipsAfterManeuver } from '../../flips-after-maneuver.ts';

export const pivotWingAttack = card('title:pivotwing#271', { abilities: [flipsAfterManeuver] });
