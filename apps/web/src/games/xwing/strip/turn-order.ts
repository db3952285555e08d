import type { XwingRuleId as RuleId } from '@sortie/rulebook/xwing';
import { shipType } from '@sortie/xwing/catalogue';
import type { ShipView, XwingView } from '@sortie/xwing/view';

export interface Turn {
  readonly ship: ShipView;
  /** `next` are those of which one acts when the present one is done. */
  readonly standing: 'done' | 'now' | 'next' | 'later';
}

type Direction = 'ascending' | 'descending';

/** In the Combat phase the best pilot comes first, everywhere else the least one. xw.activation.order-ascending, xw.attack.phase.order */
function directionIn({ phase }: XwingView): Direction {
  return phase === 'combat' ? 'descending' : 'ascending';
}

/** Without a dial a ship never has a turn. xw.mission1.shuttle.no-ps */
function takesTurns({ type }: ShipView): boolean {
  return shipType(type).dial.length > 0;
}

function isDone(table: XwingView, ship: ShipView): boolean {
  switch (table.phase) {
    case 'setup':
      return ship.pose !== null;
    case 'planning':
      return ship.dial !== null;
    case 'activation':
      return ship.activated && table.activeShip !== ship.id;
    case 'combat':
      return ship.hasFought && table.activeShip !== ship.id;
    default:
      return true;
  }
}

function seatPlaces({ seats, initiative }: XwingView): ReadonlyMap<string, number> {
  const first = initiative ?? 0;
  const inOrder = [
    ...seats.filter(({ side }) => side === first),
    ...seats.filter(({ side }) => side !== first),
  ];
  return new Map(inOrder.map(({ id }, place) => [id, place]));
}

/** The ships in the order in which they act in this phase. At equal skill the initiative holder's come first. */
export function turnOrder(table: XwingView): readonly Turn[] {
  const places = seatPlaces(table);
  const sign = directionIn(table) === 'ascending' ? 1 : -1;
  const ships = table.ships
    .filter((ship) => ship.gone === null && ship.docked === undefined && takesTurns(ship))
    .map((ship) => ({ ship, done: isDone(table, ship) }))
    .sort(
      (one, other) =>
        sign * (one.ship.values.pilotSkill - other.ship.values.pilotSkill) ||
        places.get(one.ship.seat)! - places.get(other.ship.seat)! ||
        Number(other.done) - Number(one.done),
    );
  const first = ships.find(({ ship, done }) => !done && ship.id !== table.activeShip)?.ship;
  return ships.map(({ ship, done }) => ({ ship, standing: standingOf(table, ship, done, first) }));
}

function standingOf(
  table: XwingView,
  ship: ShipView,
  done: boolean,
  first: ShipView | undefined,
): Turn['standing'] {
  if (ship.id === table.activeShip && table.phase !== 'setup') return 'now';
  if (done) return 'done';
  // Dials are set in any order. xw.planning.any-order
  if (table.phase === 'planning') return 'later';
  const isNext = first && ship.seat === first.seat && ship.values.pilotSkill === first.values.pilotSkill;
  return isNext ? 'next' : 'later';
}

export interface Reason {
  readonly ship: ShipView;
  /** Its skill alone, initiative at equal skill, or the choice of a player with several ships of one skill. */
  readonly by: 'skill' | 'initiative' | 'choice';
  readonly rule: RuleId;
}

const rules: Readonly<Record<'activation' | 'combat', Readonly<Record<Reason['by'], RuleId>>>> = {
  activation: {
    skill: 'xw.activation.order-ascending',
    initiative: 'xw.activation.tie-both-players',
    choice: 'xw.activation.tie-same-player',
  },
  combat: {
    skill: 'xw.attack.phase.order',
    initiative: 'xw.attack.phase.tie-both-players',
    choice: 'xw.attack.phase.tie-same-player',
  },
};

/** Why the active ship acts now and no other; undefined while no ship acts. */
export function reasonOfTurn(table: XwingView): Reason | undefined {
  const { phase, activeShip, ships } = table;
  const ship = ships.find(({ id }) => id === activeShip);
  if (!ship || (phase !== 'activation' && phase !== 'combat')) return undefined;
  const rivals = ships.filter(
    (other) =>
      other !== ship &&
      other.gone === null &&
      other.pose !== null &&
      takesTurns(other) &&
      !isDone(table, other) &&
      other.values.pilotSkill === ship.values.pilotSkill,
  );
  const by = rivals.some(({ seat }) => seat === ship.seat)
    ? 'choice'
    : rivals.length > 0
      ? 'initiative'
      : 'skill';
  return { ship, by, rule: rules[phase][by] };
}
