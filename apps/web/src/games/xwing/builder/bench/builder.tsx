import { unplayableCards } from '@sortie/xwing/coverage';
import { judgeSquad, type Squad, squadCost } from '@sortie/xwing/lists';
import { useMemo, useRef, useState } from 'react';
import { BuilderTabs } from '../../../../lists/bench/builder-tabs.tsx';
import { useBuilderKeys } from '../../../../lists/bench/use-builder-keys.ts';
import type { KeptList } from '../../../../lists/kept-lists.ts';
import { rulesOf } from '../logic/agreed.ts';
import { fittingOf } from '../logic/fit.ts';
import { useWords } from '../text/words.ts';
import { BuilderHead } from './builder-head.tsx';
import { CardFinder } from './card-finder.tsx';
import type { Chosen, Draft } from './draft.ts';
import { PilotFinder } from './pilot-finder.tsx';
import { SquadPanel } from './squad-panel.tsx';
import { useDraft } from './use-draft.ts';
import { useSquadEdits } from './use-squad-edits.ts';
import '../../../../lists/bench/builder.css';

const tabs = ['ships', 'squad', 'cards'] as const;

type Tab = (typeof tabs)[number];

/** The workbench: ships to choose from, the squad, and the cards for its places. */
export function Builder({ kept }: { readonly kept: KeptList<Squad> }) {
  const { draft, change, undo, redo } = useDraft(kept);
  const [tab, setTab] = useState<Tab>(kept.list.ships.length === 0 ? 'ships' : 'squad');
  const [chosen, setChosen] = useState<Chosen>({ ship: 0 });
  const root = useRef<HTMLDivElement>(null);
  const { squad, agreed } = draft;
  const { judged, fitting } = useMemo(() => {
    const rules = rulesOf(agreed);
    return { judged: judgeSquad(squad, rules), fitting: fittingOf(squad, rules) };
  }, [squad, agreed]);

  const { news, putShip, equip, unequip } = useSquadEdits({ draft, change }, (ship) => setChosen({ ship }));
  const choose = (next: Chosen) => {
    setChosen(next);
    if (next.place === undefined) return;
    setTab('cards');
    if (window.matchMedia('(max-width: 999px)').matches) window.scrollTo(0, 0);
  };

  useBuilderKeys({
    undo,
    redo,
    onSearch: (here) => {
      if (here === null && tab === 'squad') setTab('ships');
      requestAnimationFrame(() => focusSearch(here ?? root.current));
    },
  });

  return (
    <div className="builder" data-tab={tab} data-faction={squad.faction} ref={root}>
      <BuilderHead
        kept={kept}
        canPlay={judged.length === 0 && unplayableCards(squad).length === 0}
        draft={draft}
        change={change}
        undo={undo}
        redo={redo}
      />
      <SquadTabs draft={draft} tab={tab} onTab={setTab} />
      <div className="builder-panels">
        <PilotFinder squad={squad} agreed={agreed} fitting={fitting} onAdd={putShip} />
        <SquadPanel draft={draft} faults={judged} chosen={chosen} onChoose={choose} change={change} />
        <CardFinder
          squad={squad}
          chosen={chosen}
          onChoose={choose}
          fitting={fitting}
          onTake={equip}
          onRemove={unequip}
        />
      </div>
      <p className="unseen" aria-live="polite">
        {news}
      </p>
    </div>
  );
}

interface SquadTabsProps {
  readonly draft: Draft;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

function SquadTabs({ draft: { squad, agreed }, tab, onTab }: SquadTabsProps) {
  const say = useWords();
  return (
    <BuilderTabs
      tabs={tabs.map((each) => ({ tab: each, label: say(`tab-${each}`), isList: each === 'squad' }))}
      tab={tab}
      onTab={onTab}
      cost={squadCost(squad)}
      ceiling={agreed.points}
    />
  );
}

/** On small screens only one of the search fields is seen. */
function focusSearch(within: Element | null): void {
  const fields = within?.querySelectorAll<HTMLInputElement>('input[type="search"]') ?? [];
  [...fields].find((field) => field.offsetParent !== null)?.focus();
}
