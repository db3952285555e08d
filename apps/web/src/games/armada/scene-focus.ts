import type { ArmadaView } from '@sortie/armada/view';
import type { Point } from '@sortie/geometry';
import type { Focus } from '../../table/camera/focus.ts';
import type { Seen as SeenTable } from '../../table/table-game.ts';
import { isOnTable, unitOf } from './units.ts';

type Seen = Pick<SeenTable<ArmadaView>, 'table' | 'decisions' | 'outcome'>;

/** Phases in which single units act. */
const ACTING: ReadonlySet<string> = new Set(['ship', 'squadron']);
/** Millimetres around a unit that decide what it may do: a ship's move, a squadron's reach. */
const AROUND = { ship: 230, squadron: 190 } as const;

/** The attack under way, the unit that acts, or those to choose from; both fleets while all plan, and the whole table while it is set up. */
export function focusOf({ table, decisions, outcome }: Seen): Focus | null {
  if (table.phase === 'setup') return null;
  if (outcome || !ACTING.has(table.phase)) return bothFleets(table);
  const { attack, maneuver } = table;
  if (attack) return { pieces: [attack.attacker, attack.defender], points: attack.line };
  const asked = askedAbout(decisions, table);
  const active = unitOf(table, maneuver?.ship ?? table.activeUnit);
  if (!active || !isOnTable(active)) return asked.length > 0 ? { pieces: asked } : bothFleets(table);
  const at = active.kind === 'ship' ? active.pose : active.at;
  return {
    pieces: [...new Set([active.id, ...asked])],
    points: at ? around(at, AROUND[active.kind]) : [],
  };
}

/** Most of a wide table is empty: the fleets are shown as large as it allows. */
function bothFleets(table: ArmadaView): Focus | null {
  const pieces = [...table.ships, ...table.squadrons].filter(isOnTable).map(({ id }) => id);
  return pieces.length > 0 ? { pieces } : null;
}

/** The units to choose from and the targets of an attack. */
function askedAbout(decisions: Seen['decisions'], table: ArmadaView): readonly string[] {
  const named = decisions.flatMap(({ answers, settled }) =>
    settled || answers.kind !== 'offers'
      ? []
      : answers.offers.flatMap((offer) => {
          const { ship, squadron, target } = (offer ?? {}) as Readonly<Record<string, unknown>>;
          return [ship, squadron, target].filter((each): each is string => typeof each === 'string');
        }),
  );
  return [...new Set(named)].filter((id) => {
    const unit = unitOf(table, id);
    return unit !== undefined && isOnTable(unit);
  });
}

function around({ x, y }: Point, reach: number): readonly Point[] {
  return [
    { x: x - reach, y: y - reach },
    { x: x + reach, y: y + reach },
  ];
}
