import type { LogFilter } from './filter-lines.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly filters: readonly LogFilter[];
  readonly chosen: LogFilter;
  readonly onChoose: (filter: LogFilter) => void;
}

/** Which of the lines are shown. */
export function LogFilters({ filters, chosen, onChoose }: Props) {
  const say = useWords();
  return (
    <fieldset className="log-filters">
      <legend className="unseen">{say('filters')}</legend>
      {filters.map((filter) => (
        <button key={filter} type="button" aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>
          {say(`filter_${filter}`)}
        </button>
      ))}
    </fieldset>
  );
}
