import type { ShipId, XwingRun, XwingState } from '../model/index.ts';
import { run } from './words.ts';

/** One ship decloaks because a card says so; it is asked how, as ever. xw.later.decloak.by-card */
export function decloakOnly({ ships }: XwingState, ship: ShipId): XwingRun {
  const asked = ships.map(({ id }) => id).filter((id) => id !== ship);
  return run('decloaking', { asked, ship: null, direction: null, failed: [] });
}
