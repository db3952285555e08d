import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { useWords } from './text/words.ts';

interface Missing {
  readonly key: string;
  readonly sentence: string;
  readonly isUrgent: boolean;
}

const SHOWN = 8;

const byNumber = (one: number, other: number) => one - other;

/** Everything that somebody waits for, at a glance. */
export function MissingList() {
  const missing = useMissing();
  if (missing.length === 0) return null;
  return (
    <ul className="missing">
      {missing.map(({ key, sentence, isUrgent }) => (
        <li key={key} data-missing={key} data-tone={isUrgent ? 'bad' : 'warn'}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}

function useMissing(): readonly Missing[] {
  const say = useWords();
  const names = useNames();
  const { desk, calls, players, phase } = useEvent().view;
  if (!desk) return [];
  const listed = (all: readonly (string | number)[]) =>
    all.length > SHOWN ? `${all.slice(0, SHOWN).join(', ')} …` : all.join(', ');
  const people = (ids: readonly Parameters<typeof names.player>[0][]) => listed(ids.map(names.player));
  const waiting = calls.filter(({ ruling, appeal }) => ruling === null || appeal?.decision === null);
  const absent = phase === 'setup' ? players.filter(({ presence }) => presence === 'registered') : [];
  const tell = (
    key: Parameters<typeof say>[0],
    count: number,
    what: string,
    isUrgent = false,
  ): readonly Missing[] => (count === 0 ? [] : [{ key, sentence: say(key, { count, what }), isUrgent }]);
  return [
    ...tell('disputed', desk.disputedTables.length, listed(desk.disputedTables), true),
    ...tell('calls', waiting.length, listed(waiting.map(({ table }) => table)), true),
    ...tell('removal', desk.removalProposed.length, people(desk.removalProposed), true),
    ...tell('missingTables', desk.missingTables.length, listed(desk.missingTables.toSorted(byNumber))),
    ...tell('withoutList', desk.withoutList.length, people(desk.withoutList)),
    ...tell('notHere', absent.length, people(absent.map(({ id }) => id))),
    ...tell('wouldDiffer', desk.wouldDiffer.length, listed(desk.wouldDiffer.map(({ table }) => table))),
  ];
}
