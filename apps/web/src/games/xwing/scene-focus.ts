import type { Point, Pose } from '@sortie/geometry';
import type { ShipView, XwingView } from '@sortie/xwing/view';
import type { Focus } from '../../table/camera/focus.ts';
import type { Seen as SeenTable } from '../../table/table-game.ts';
import { lastManeuver } from './motion/last-move.ts';

type Seen = Pick<SeenTable<XwingView>, 'table' | 'decisions' | 'log' | 'outcome'>;

/** Phases in which single ships act. */
const ACTING: ReadonlySet<string> = new Set(['activation', 'combat']);
/** Millimetres around a ship that decide what it may do: range 1 and a base. */
const SURROUNDINGS = 140;

/** The fight under way, those whom an open question is about, or the ship that acts; null while all plan or set up. */
export function focusOf({ table, decisions, log, outcome }: Seen): Focus | null {
  if (outcome || !ACTING.has(table.phase)) return null;
  const { attack } = table;
  if (attack) return { pieces: [attack.attacker, attack.defender], points: attack.line };
  const asked = askedAbout(decisions, table);
  const active = onTable(table, table.activeShip);
  if (!active) return asked.length > 0 ? { pieces: asked } : null;
  const points = [...around(active.pose), ...wayOf(active.id, log)];
  return { pieces: [...new Set([active.id, ...asked])], points };
}

/** The ships to choose from and the targets of a shot; others may be all over the table. */
function askedAbout(decisions: Seen['decisions'], table: XwingView): readonly string[] {
  const named = decisions.flatMap(({ kind, answers, settled }) =>
    settled || answers.kind !== 'offers'
      ? []
      : answers.offers.flatMap((offer) => {
          const { ship, target } = offer as { readonly ship?: unknown; readonly target?: unknown };
          const id = kind === 'declareTarget' ? target : ship;
          return typeof id === 'string' ? [id] : [];
        }),
  );
  return [...new Set(named)].filter((id) => onTable(table, id) !== undefined);
}

function onTable(table: XwingView, id: string | null): (ShipView & { readonly pose: Pose }) | undefined {
  const ship = table.ships.find((each) => each.id === id);
  return ship?.pose && ship.gone === null ? { ...ship, pose: ship.pose } : undefined;
}

function around({ x, y }: Point): readonly Point[] {
  return [
    { x: x - SURROUNDINGS, y: y - SURROUNDINGS },
    { x: x + SURROUNDINGS, y: y + SURROUNDINGS },
  ];
}

/** Where the ship came from in this phase. */
function wayOf(ship: string, log: Seen['log']): readonly Point[] {
  const moved = lastManeuver(log, ship);
  return moved ? [moved.from] : [];
}
