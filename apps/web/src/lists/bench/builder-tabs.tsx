import { useListWords } from '../list-words.ts';
import './builder-tabs.css';

interface Props<Tab extends string> {
  readonly tabs: readonly { readonly tab: Tab; readonly label: string; readonly isList?: boolean }[];
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly cost: number;
  readonly ceiling: number;
}

/** On small screens one part of the workbench is seen at a time. */
export function BuilderTabs<Tab extends string>({ tabs, tab, onTab, cost, ceiling }: Props<Tab>) {
  const say = useListWords();
  return (
    <nav
      className="builder-tabs"
      aria-label={say('steps')}
      style={{ gridTemplateColumns: `repeat(${tabs.length}, 1fr)` }}
    >
      {tabs.map(({ tab: each, label, isList }) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'step' : undefined}
          onClick={() => {
            onTab(each);
            window.scrollTo(0, 0);
          }}
        >
          {label}
          {isList && (
            <small data-over={cost > ceiling || undefined}>
              {cost}/{ceiling}
            </small>
          )}
        </button>
      ))}
    </nav>
  );
}
