import type { Stand } from '@sortie/legion/model';
import { type LegionTable, legionTable, type Situation, type UnitSpec } from '@sortie/testkit/legion';

const far = { unit: 'general-veers', at: [1750, 850] } as const;
const farRebel = { unit: 'leia-organa', at: [1750, 850] } as const;

/** A unit that is about to make this move, alone with an enemy far off unless others are named. */
export function moving(
  mover: UnitSpec,
  move = 'standard',
  others: Readonly<Record<string, UnitSpec>> = {},
  more: Situation = {},
): LegionTable {
  const isImperial = [
    'stormtroopers',
    'darth-vader',
    '74-z',
    'at-st',
    'e-web',
    'boba',
    'snow',
    'tx-225',
  ].some((name) => mover.unit.startsWith(name));
  const table = legionTable({ mover, enemy: isImperial ? farRebel : far, ...others }, more).activate('mover');
  if (move === '') return table;
  const moved = table.until('chooseAction', 'mover').acts('move', { move });
  // Whoever might pivot first does not.
  return moved.question.kind === 'useAbility' ? moved.passes() : moved;
}

/** Where the miniatures of a unit stand: x, y, and their level where it is not the table's. */
export function standsOf(table: LegionTable, unit: string): readonly (readonly number[] | null)[] {
  return table.unit(unit).miniatures.map(({ stand }) => stand && placeOf(stand));
}

export function placeOf({ x, y, level }: Stand): readonly number[] {
  const round = (value: number) => Math.round(value * 10) / 10;
  return level === 0 ? [round(x), round(y)] : [round(x), round(y), round(level)];
}

/** An answer with the tool alone. */
export const tool = (speed: number, angle: number, bend = 0, along = 1) => ({
  type: 'standard',
  speed,
  angle,
  bend,
  along,
  others: [],
});
