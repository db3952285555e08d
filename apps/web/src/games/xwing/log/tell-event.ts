import { isEngineEvent, type Side } from '@sortie/kernel';
import type { XwingEvent } from '@sortie/xwing/model';
import { rulesOfEvent, texts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import type { Seen, Told } from '../../table-game.ts';
import { namesFor } from '../names-for.ts';

/** An event as a line of the log. */
export function tellEvent(event: { readonly kind: string }, seen: Seen<XwingView>): Told | undefined {
  if (isEngineEvent(event)) return undefined;
  const happened = event as XwingEvent;
  const text = texts(seen.language).eventText(happened, namesFor(seen));
  if (text === undefined) return undefined;
  return { text, rules: rulesOfEvent(happened), tone: toneOf(happened), side: sideOf(happened, seen.table) };
}

function toneOf({ kind }: XwingEvent): Told['tone'] {
  if (kind === 'roundStarted') return 'round';
  if (kind === 'phaseStarted') return 'phase';
  return kind === 'said' ? 'talk' : 'usual';
}

/** Whose doing it was, or to whom it happened. */
function sideOf(event: XwingEvent, table: XwingView): Side | null {
  const { side, ship, attacker, seat, by } = event as {
    readonly [field: string]: unknown;
  };
  if (side === 0 || side === 1) return side;
  const id = idOf(ship) ?? attacker;
  const found = table.ships.find((each) => each.id === id);
  if (found) return found.side;
  return table.seats.find((each) => each.id === (seat ?? by))?.side ?? null;
}

function idOf(ship: unknown): unknown {
  return typeof ship === 'object' && ship !== null ? (ship as { readonly id?: unknown }).id : ship;
}
