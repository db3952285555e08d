import type { ShipSpec, Situation, XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';

export const senator = 'rebel:senatorsshuttle:senator';
export const shieldedSenator = 'rebel:senatorsshuttle:shieldedsenator';

/** The first mission under way: Rebels south, Imperials north; further fields of the shuttle may be given. */
export function shuttleTable(
  ships: Readonly<Record<string, ShipSpec | Omit<ShipSpec, 'pilot'>>>,
  situation: Situation = {},
): XwingTable {
  const { shuttle, ...others } = ships;
  return xwingTable(
    { shuttle: { pilot: senator, ...shuttle }, ...(others as Record<string, ShipSpec>) },
    { ...situation, options: { mission: 'mission1', presetForces: true, ...situation.options } },
  );
}

/** One less than the shuttle bears. */
export const fiveCards: readonly string[] = [
  'core2-damagedengine',
  'core2-damagedengine',
  'core2-structuraldamage',
  'core2-structuraldamage',
  'core2-consolefire',
];
