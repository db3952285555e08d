import type { Decision } from '@sortie/kernel';
import { type Bearing, bearings, type Maneuver, type Speed } from '@sortie/xwing/catalogue';
import { dialNow, type ShipView, type XwingView } from '@sortie/xwing/view';
import { nextUnset } from '../../../table/next-unset.ts';
import type { Seen } from '../../../table/table-game.ts';

/** A ship whose dial this seat may set now. */
export interface OpenDial {
  readonly decision: Decision;
  readonly ship: ShipView;
  /** What is on the dial, in the colours of now; those that may not be chosen now are left out of `offered`. */
  readonly maneuvers: readonly Maneuver[];
  readonly offered: readonly Maneuver[];
  readonly chosen: Maneuver | undefined;
}

type Choice = { readonly speed: number; readonly bearing: string };

export function isSame(one: Choice, other: Choice): boolean {
  return one.speed === other.speed && one.bearing === other.bearing;
}

export function openDials({
  table,
  decisions,
}: Pick<Seen<XwingView>, 'table' | 'decisions'>): readonly OpenDial[] {
  return decisions.flatMap((decision) => {
    if (decision.kind !== 'setDial') return [];
    const { ship: id } = decision.about as { readonly ship: string };
    const ship = table.ships.find((each) => each.id === id);
    return ship ? [dialOf(decision, ship, dialNow(table, id))] : [];
  });
}

function dialOf(decision: Decision, ship: ShipView, maneuvers: readonly Maneuver[]): OpenDial {
  const offers =
    decision.answers.kind === 'offers' ? (decision.answers.offers as unknown as readonly Choice[]) : [];
  const { dial } = ship;
  return {
    decision,
    ship,
    maneuvers,
    offered: maneuvers.filter((maneuver) => offers.some((offer) => isSame(offer, maneuver))),
    chosen: dial !== null && dial !== 'hidden' ? maneuvers.find((each) => isSame(each, dial)) : undefined,
  };
}

/** The next ship without a dial. */
export function nextWithoutDial(dials: readonly OpenDial[], after: string): string | undefined {
  return nextUnset(dials, after, {
    idOf: ({ ship }) => ship.id,
    isSet: ({ chosen }) => chosen !== undefined,
  });
}

export interface DialGrid {
  readonly columns: readonly Bearing[];
  readonly rows: readonly { readonly speed: Speed; readonly cells: readonly (Maneuver | undefined)[] }[];
}

/** The maneuvers of a dial by speed and bearing, the fastest on top. */
export function dialGrid(maneuvers: readonly Maneuver[]): DialGrid {
  const columns = bearings.filter((bearing) => maneuvers.some((each) => each.bearing === bearing));
  const speeds = [...new Set(maneuvers.map(({ speed }) => speed))].toSorted((one, other) => other - one);
  const rows = speeds.map((speed) => ({
    speed,
    cells: columns.map((bearing) =>
      maneuvers.find((each) => each.speed === speed && each.bearing === bearing),
    ),
  }));
  return { columns, rows };
}

/** The maneuver beside another on the rim, around the dial; one that is not offered is passed over. */
export function besideOnDial(
  { maneuvers, offered }: Pick<OpenDial, 'maneuvers' | 'offered'>,
  from: number,
  steps: number,
): number {
  const count = maneuvers.length;
  const direction = Math.sign(steps) || 1;
  let at = (((from + steps) % count) + count) % count;
  for (let tries = 0; tries < count && !offered.includes(maneuvers[at]!); tries++)
    at = (at + direction + count) % count;
  return at;
}
