import type { MissionState, XwingState } from '../model/index.ts';

/** xw.mission.sides */
export type MissionFaction = 'rebel' | 'imperial';

/** A game that plays a mission. */
export type MissionGame = XwingState & { readonly mission: MissionState };
