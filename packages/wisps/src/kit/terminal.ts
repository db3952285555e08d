import type { Decision, Plain } from '@sortie/kernel';
import { type Flight, flightCost } from '../lists/index.ts';
import type { WispId } from '../model/model.ts';
import { wispWords } from '../text/index.ts';
import type { WispView } from '../view/wisp-view.ts';
import type { Subject } from './text.ts';

const words = wispWords.en;

/** What the command line says and understands of Wisps. */
export const wispsTerminal = {
  pieces: (subject: Subject) =>
    allWisps(subject.table).map(({ id, side }) => ({
      id,
      side,
      line: `${subject.labels?.[id] ?? id} ${lineOf(id, subject)}`,
      details: lineOf(id, subject),
    })),
  standing: ({ wisps, round }: WispView) => `${wisps.length} wisps, round ${round}`,
  list: (flight: Flight) => `${flight.wisps.length} wisps, ${flightCost(flight)} points`,
  fault: ({ rule }: { readonly rule: string }) => `The flight breaks ${rule}.`,
  answerFromWords(decision: Decision, typed: string, { labels = {} }: Subject): Plain | undefined {
    const numbers = typed
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [x, y] = numbers;
    if (decision.answers.kind === 'region') {
      const isPlace = numbers.length === 2 && numbers.every(Number.isFinite);
      return isPlace ? { x: x!, y: y! } : undefined;
    }
    return Object.entries(labels).find(([, label]) => label === typed.trim())?.[0];
  },
  examples: [
    ['put 3 -1', 'place a wisp: steps to the right of the middle of the marsh, steps up'],
    ['why a', 'why an answer is not offered: a wisp by its letter'],
  ],
} as const;

/** In an order that never changes, those put out included. */
function allWisps({
  wisps,
  gone,
  seats,
}: WispView): readonly { readonly id: string; readonly side: 0 | 1 }[] {
  const ids = [...wisps.map(({ id }) => id), ...gone].toSorted();
  const sideOf = (id: WispId) => seats.find((seat) => id.startsWith(`${seat.id}-`))?.side ?? 0;
  return ids.map((id) => ({ id, side: sideOf(id) }));
}

function lineOf(id: string, { table, people }: Subject): string {
  const title = words.wisp(id, people);
  const wisp = table.wisps.find((each) => each.id === id);
  return wisp ? words.piece(title, wisp) : `${title}: put out`;
}
