import type { LogEvent } from '../../model/index.ts';
import type { Names } from '../names.ts';
import type { DeedWords } from './deed-words.ts';

export interface Telling {
  readonly words: DeedWords;
  readonly names: Names;
  /** The sentence of one event, without its full stop. */
  readonly clause: (event: LogEvent) => string;
}

/** One sentence for a whole deed; undefined where that of its first event is enough. */
export function headlineOf(deed: readonly LogEvent[], telling: Telling): string | undefined {
  const { words, names, clause } = telling;
  const first = deed[0]!;
  const ordered = deed.flatMap((event) => (event.kind === 'orderTokenPlaced' ? [event.unit] : []));
  if (first.kind === 'orderIssued' && ordered.length > 1)
    return words.ordered(words.list(ordered.map((id) => names.unit(id))));
  if (deed.length < 2) return undefined;
  const results = resultsOf(deed, telling);
  if (first.kind === 'poolBegun' && results.length === 0)
    return deed.some(({ kind }) => kind === 'resultsCompared')
      ? words.withResults(clause(first), [words.results.noWounds])
      : undefined;
  const said = clause(first);
  return results.length === 0 || said === '' ? undefined : words.withResults(said, results);
}

/** What came of a deed: wounds and fallen by unit, who was defeated, what was suffered besides. */
function resultsOf(deed: readonly LogEvent[], { words, names }: Telling): readonly string[] {
  const { results } = words;
  const wounds = new Map<string, number>();
  const fallen = new Map<string, number>();
  const shaken = new Map<string, number>();
  const said: string[] = [];
  const add = (to: Map<string, number>, unit: string, count = 1) => to.set(unit, (to.get(unit) ?? 0) + count);
  for (const event of deed) {
    if (event.kind === 'woundAssigned') add(wounds, event.unit);
    else if (event.kind === 'miniatureDefeated') add(fallen, event.unit);
    else if (event.kind === 'tokensGained' && event.token === 'suppression')
      add(shaken, event.unit, event.count);
    else if (event.kind === 'unitDefeated') said.push(results.defeated(names.unit(event.unit)));
    else if (event.kind === 'vehicleDamaged') said.push(results.damaged(names.unit(event.unit)));
  }
  const counted = (of: Map<string, number>, say: (unit: string, count: number) => string) =>
    [...of].map(([unit, count]) => say(names.unit(unit), count));
  return [
    ...counted(wounds, results.wounds),
    ...counted(fallen, results.miniatures),
    ...said,
    ...counted(shaken, results.suppression),
  ];
}
