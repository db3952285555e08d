import { squadCost } from '@sortie/xwing/lists';
import { useWords } from '../text/words.ts';
import type { Draft } from './draft.ts';
import './builder-tabs.css';

export type Tab = 'ships' | 'squad' | 'cards';

const tabs: readonly Tab[] = ['ships', 'squad', 'cards'];

interface Props {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly draft: Draft;
}

/** On small screens one part of the workbench is seen at a time. */
export function BuilderTabs({ tab, onTab, draft }: Props) {
  const say = useWords();
  const cost = squadCost(draft.squad);
  return (
    <nav className="builder-tabs" aria-label={say('steps')}>
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'step' : undefined}
          onClick={() => {
            onTab(each);
            window.scrollTo(0, 0);
          }}
        >
          {say(`tab-${each}`)}
          {each === 'squad' && (
            <small data-over={cost > draft.agreed.points || undefined}>
              {cost}/{draft.agreed.points}
            </small>
          )}
        </button>
      ))}
    </nav>
  );
}
