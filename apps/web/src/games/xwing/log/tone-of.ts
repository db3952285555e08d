import type { Kinded, Side } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';
import type { Seen, Tone } from '../../../table/table-game.ts';

/** How an event is shown in the log. */
export function toneOf(event: Kinded, { table }: Pick<Seen<XwingView>, 'table'>): Tone {
  return { tone: tones[event.kind] ?? 'usual', side: sideOf(event, table) };
}

const tones: Readonly<Record<string, Tone['tone']>> = {
  roundStarted: 'round',
  phaseStarted: 'phase',
  said: 'talk',
};

/** Whose doing it was, or to whom it happened. */
function sideOf(event: Kinded, table: XwingView): Side | null {
  const { side, ship, attacker, seat, by } = event as Kinded & { readonly [field: string]: unknown };
  if (side === 0 || side === 1) return side;
  const id = idOf(ship) ?? attacker;
  const found = table.ships.find((each) => each.id === id);
  if (found) return found.side;
  return table.seats.find((each) => each.id === (seat ?? by))?.side ?? null;
}

function idOf(ship: unknown): unknown {
  return typeof ship === 'object' && ship !== null ? (ship as { readonly id?: unknown }).id : ship;
}
