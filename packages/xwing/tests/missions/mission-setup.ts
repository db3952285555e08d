import type { SeatId } from '@sortie/kernel';
import { pilotId, upgradeId } from '../../src/catalogue/index.ts';
import type { Squad } from '../../src/lists/index.ts';
import type { MissionId, Options } from '../../src/model/index.ts';
import type { SetupPlayer, XwingSetup } from '../../src/setup/index.ts';

const REBEL = 'p1' as SeatId;
const IMPERIAL = 'p2' as SeatId;

/** A mission with its own forces: the Rebel player at seat p1 on the south edge, the Imperial one opposite. */
export function presetMission(mission: MissionId, options: Partial<Options> = {}): XwingSetup {
  return {
    options: { mission, presetForces: true, ...options },
    players: [
      { seat: REBEL, side: 0, faction: 'rebel' },
      { seat: IMPERIAL, side: 1, faction: 'imperial' },
    ],
  };
}

/** Each ship as its pilot and upgrades. */
export function squadOf(faction: Squad['faction'], ...ships: readonly (readonly string[])[]): Squad {
  return {
    faction,
    ships: ships.map(([pilot = '', ...upgrades]) => ({
      pilot: pilotId(pilot),
      upgrades: upgrades.map(upgradeId),
    })),
  };
}

/** A mission with squads, in the same seats. */
export function squadMission(
  mission: MissionId,
  squads: { readonly rebel: Squad; readonly imperial: Squad },
  options: Partial<Options> = {},
): XwingSetup {
  const players: readonly SetupPlayer[] = [
    { seat: REBEL, side: 0, squad: squads.rebel },
    { seat: IMPERIAL, side: 1, squad: squads.imperial },
  ];
  return { options: { mission, ...options }, players };
}
