import type { ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { newShip } from '../setup/new-ship.ts';
import type { PlacedShip } from './in-play.ts';
import { dockedTo, shipOf } from './in-play.ts';
import { launchPose } from './launch-places.ts';
import type { Performers, Tools } from './performer.ts';
import { run } from './words.ts';

type LaunchShip = Extract<XwingEffect, { kind: 'launchShip' }>;

/** The docked ship, or one that comes into the game. xw.later.docking.pup */
function leaverOf(state: XwingState, { carrier, brings }: LaunchShip, { emit }: Tools): ShipId | undefined {
  if (!brings) return dockedTo(state, carrier)?.id;
  const { seat, side } = shipOf(state, carrier);
  const id = `s${state.nextId}` as ShipId;
  const ship = newShip({ id, seat, side, pilot: brings, upgrades: [] });
  emit({ kind: 'shipArrived', ship });
  return id;
}

/** Ships that leave others. */
export const launchPerformers = {
  launchShip: (state, effect, tools) => {
    const ship = leaverOf(state, effect, tools);
    if (!ship) return undefined;
    const { carrier, from, maneuver, source, emergency = false, brings } = effect;
    const isNew = brings !== undefined;
    const way = { ship, carrier, from, maneuver, source, emergency, isNew };
    return [run('launching', { ...way, stopped: false, obstaclesHit: [] })];
  },
  leaveCarrier: (state, { ship, carrier, from }, { emit }) => {
    const pose = launchPose(shipOf(state, carrier) as PlacedShip, shipOf(state, ship), from);
    emit({ kind: 'shipDeployed', ship, pose });
  },
} satisfies Partial<Performers>;
