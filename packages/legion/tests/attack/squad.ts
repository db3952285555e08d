import { legionTable } from '@sortie/testkit/legion';

export const RIFLE = 'E-11 Blaster Rifle';
export const DLT = 'DLT-19 Heavy Blaster Rifle';

/** Stormtroopers with a DLT-19 between two Rebel units at range 2. */
export const squad = (more: { storm?: object; situation?: object } = {}) =>
  legionTable(
    {
      storm: { unit: 'stormtroopers', at: [400, 300], upgrades: ['dlt-19-stormtrooper'], ...more.storm },
      near: { unit: 'rebel-troopers', at: [400, 500], activated: true },
      far: { unit: 'fleet-troopers', at: [700, 300], activated: true },
    },
    more.situation,
  );

export const pool = (defender: string, ...weapons: readonly (readonly [string, readonly number[]])[]) => ({
  defender,
  type: 'ranged',
  weapons: weapons.map(([weapon, miniatures]) => ({
    weapon,
    miniatures: miniatures.map((number) => `storm.m${number}`),
  })),
});
