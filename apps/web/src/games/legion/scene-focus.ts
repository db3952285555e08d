import type { Point } from '@sortie/geometry';
import type { LegionView } from '@sortie/legion/view';
import type { Focus } from '../../table/camera/focus.ts';
import type { Seen as SeenTable } from '../../table/table-game.ts';
import { isOnBattlefield, standOf, unitOf } from './units.ts';

type Seen = Pick<SeenTable<LegionView>, 'table' | 'decisions' | 'outcome'>;

/** Millimetres around a leader that decide what its unit may do: a move, and whoever could be met there. */
const AROUND = 260;

/** The attack under way, the unit that acts, or those to choose from; all units otherwise, and the whole table while it is set up. */
export function focusOf({ table, decisions, outcome }: Seen): Focus | null {
  if (table.phase === 'setup' || table.phase === 'command') return null;
  if (outcome) return allUnits(table);
  const { pool, attack, move } = table;
  if (pool) {
    const pieces = [pool.attacker, pool.defender].flatMap((id) => piecesOf(table, id));
    return pieces.length > 0 ? { pieces } : null;
  }
  const active = move?.unit ?? attack?.unit ?? table.activeUnit;
  const unit = unitOf(table, active);
  const asked = askedAbout(decisions, table).flatMap((id) => piecesOf(table, id));
  const stand = unit && standOf(unit);
  if (!unit || !stand) return asked.length > 0 ? { pieces: asked } : allUnits(table);
  return { pieces: [...new Set([...piecesOf(table, unit.id), ...asked])], points: around(stand) };
}

function allUnits({ units }: LegionView): Focus | null {
  const pieces = units.filter(isOnBattlefield).map(({ id }) => id);
  return pieces.length > 0 ? { pieces } : null;
}

/** A unit's leader and everybody with it. */
function piecesOf(table: LegionView, id: string | null): readonly string[] {
  const unit = unitOf(table, id);
  return unit ? [unit.id, ...unit.miniatures.map((miniature) => miniature.id)] : [];
}

/** The units to choose from. */
function askedAbout(decisions: Seen['decisions'], table: LegionView): readonly string[] {
  const named = decisions.flatMap(({ answers, settled }) =>
    settled || answers.kind !== 'offers'
      ? []
      : answers.offers.flatMap((offer) => {
          const { unit, defender } = (offer ?? {}) as Readonly<Record<string, unknown>>;
          return [unit, defender].filter((each): each is string => typeof each === 'string');
        }),
  );
  return [...new Set(named)].filter((id) => {
    const unit = unitOf(table, id);
    return unit !== undefined && isOnBattlefield(unit);
  });
}

function around({ x, y }: Point): readonly Point[] {
  return [
    { x: x - AROUND, y: y - AROUND },
    { x: x + AROUND, y: y + AROUND },
  ];
}
