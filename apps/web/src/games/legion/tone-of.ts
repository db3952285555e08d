import type { Kinded, Side } from '@sortie/kernel';
import type { LegionView } from '@sortie/legion/view';
import type { Seen, Tone } from '../../table/table-game.ts';
import { unitOf } from './units.ts';

/** How an event is shown in the log. */
export function toneOf(event: Kinded, { table }: Pick<Seen<LegionView>, 'table'>): Tone {
  return { tone: tones[event.kind] ?? 'usual', side: sideOf(event, table) };
}

const tones: Readonly<Record<string, Tone['tone']>> = {
  roundStarted: 'round',
  phaseStarted: 'phase',
  setUpStepBegun: 'phase',
  said: 'talk',
};

/** Whose doing it was, or to whom it happened. */
function sideOf(event: Kinded, table: LegionView): Side | null {
  const { side, unit, attacker, defender, seat, by } = event as Kinded & Readonly<Record<string, unknown>>;
  if (side === 0 || side === 1) return side;
  const id = [unit, attacker, defender].find((each) => typeof each === 'string');
  const found = typeof id === 'string' ? unitOf(table, id) : undefined;
  return found?.side ?? table.seats.find((each) => each.id === (seat ?? by))?.side ?? null;
}
